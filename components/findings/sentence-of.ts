import type { Finding } from '../../lib/checks/index.ts';
import { direction, loadedLanguage, t } from '../../lib/i18n/index.ts';

/** Keeps a text's direction to itself (Unicode's first strong isolate). */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The sentence of a finding. Where lines run from right to left, titles in it don't reorder the words around them. */
export function sentenceOf({ sentence }: Finding): string {
  if (direction(loadedLanguage() ?? 'en') === 'ltr') return t(sentence);
  const values = Object.entries(sentence.values ?? {}).map(
    ([name, value]) => [name, typeof value === 'string' ? isolated(value) : value] as const,
  );
  return t({ ...sentence, values: Object.fromEntries(values) });
}
