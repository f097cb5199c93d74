/** The minimum length of a passphrase, in characters. */
export const MIN_LENGTH = 8;

/** What is wrong with a new passphrase and its repetition, or null. */
export function passphraseProblem(next: string, again: string): string | null {
  if ([...next].length < MIN_LENGTH)
    return `Use at least ${MIN_LENGTH} characters; a few words that only you put together are best.`;
  if (next !== again) return 'The two are not the same. Type it once more.';
  return null;
}
