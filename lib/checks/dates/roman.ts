const ROMAN = /^(?=[IVXLC])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?=e?$|er$|ème$)/;
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** “XII”, “XIIe”: up to 99, in capitals. */
export function romanNumber(text: string): number | null {
  const [digits = ''] = ROMAN.exec(text) ?? [];
  if (digits === '') return null;
  const values = Array.from(digits, (digit) => VALUES[digit] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
