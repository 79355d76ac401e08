/** The pages worth a link beside `page`: first, last, and its neighbours; 0 stands for a gap. */
export function linkedPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const unique = [...new Set(wanted)].sort((a, b) => a - b);
  return unique.flatMap((one, index) => {
    const gap = index > 0 && one - (unique[index - 1] ?? 0) > 1;
    return gap ? [0, one] : [one];
  });
}
