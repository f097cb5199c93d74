/** Recall and F1 of words. */
export function shares(found: string, known: string): [recall: number, f1: number] {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const left = new Map<string, number>();
  const expected = words(known);
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1);
  const all = words(found);
  let matched = 0;
  for (const word of all) {
    const count = left.get(word) ?? 0;
    if (count > 0) matched++;
    left.set(word, count - 1);
  }
  if (expected.length === 0) return [1, Number(all.length === 0)];
  return [matched / expected.length, (2 * matched) / (expected.length + all.length)];
}
