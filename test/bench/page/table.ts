/** A text table: the first column is left-aligned, the others right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    head.map((_, at) => (row[at] ?? '')[at === 0 ? 'padEnd' : 'padStart'](widths[at] ?? 0)).join('  ');
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Three significant digits. */
export function short(number: number): string {
  if (!Number.isFinite(number)) return '–';
  if (number === 0) return '0';
  const size = Math.abs(number);
  if (size >= 100) return Math.round(number).toLocaleString('en-GB');
  return number.toFixed(size >= 10 ? 1 : size >= 1 ? 2 : 3);
}
