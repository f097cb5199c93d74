import type { Random } from '../../service/seed/random.ts';

/** Whether one inserted, deleted, replaced or swapped letter turns one into the other. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const left = a.slice(start);
  const right = b.slice(start);
  if (left.length === right.length) {
    const isSwapped = left.length > 1 && left[0] === right[1] && left[1] === right[0];
    return left.slice(1) === right.slice(1) || (isSwapped && left.slice(2) === right.slice(2));
  }
  return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
}

/** Deletes, inserts or replaces a letter; rarely the first one. */
export function mistyped(random: Random, word: string): string {
  const at = random.chance(0.05) ? 0 : 1 + random.below(word.length - 1);
  const other = word.charAt(random.below(word.length));
  const how = random.below(3);
  if (how === 0) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + other + word.slice(how === 1 ? at : at + 1);
}

/** Swaps two adjacent letters, but not the first two. */
export function swapped(random: Random, word: string): string {
  const at = 1 + random.below(word.length - 2);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
