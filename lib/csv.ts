/** Lines of cells as a file for spreadsheets (RFC 4180), which read it as UTF-8 only after a byte order mark. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

export const csvType = 'text/csv';

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
