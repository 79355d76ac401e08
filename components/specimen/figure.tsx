/** The figure of a specimen, in the size of what is around it; an arrow in it is no heavier than the digits. */
export function Figure({ value }: { value: string }) {
  const [from, to] = value.split('→');
  return (
    <span className="-ml-[0.04em] block font-medium whitespace-nowrap text-amber-large [font-kerning:none]">
      {from}
      {to && <span className="mx-[0.06em] font-normal">→</span>}
      {to}
    </span>
  );
}
