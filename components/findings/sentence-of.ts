import type { Finding } from '../../lib/checks/index.ts';
import { direction, loadedLanguage, t } from '../../lib/i18n/index.ts';

/** The direction of lines that begin with our own words: the interface's, or, where that is from left to right, their first letter's. */
export const lineDirection = (): 'rtl' | 'auto' =>
  direction(loadedLanguage() ?? 'en') === 'rtl' ? 'rtl' : 'auto';

/** Keeps a text's direction to itself (Unicode's first strong isolate), where lines run from right to left. */
export const isolated = (text: string): string => (lineDirection() === 'auto' ? text : `\u2068${text}\u2069`);

/** The sentence of a finding. Titles in it don't reorder the words around them. */
export function sentenceOf({ sentence }: Finding): string {
  const values = Object.entries(sentence.values ?? {}).map(
    ([name, value]) => [name, typeof value === 'string' ? isolated(value) : value] as const,
  );
  return t({ ...sentence, values: Object.fromEntries(values) });
}
