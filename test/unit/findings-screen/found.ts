import type { Finding, Severity } from '../../../lib/checks/index.ts';

/** A finding in a test. What isn't said is ordinary. */
export function found(
  key: string,
  change: { rule?: string; severity?: Severity; about?: string; title?: string; isPrivate?: boolean } = {},
): Finding {
  const { rule = 'deathBeforeBirth', severity = 'error', about = key, isPrivate = false } = change;
  const { title = about } = change;
  const ref = { kind: 'article', id: about } as const;
  const place = { ref, title, field: 'content', range: null, quote: `says *${key}*`, mark: null, isPrivate };
  const sentence = { id: 'common.storedSentence', values: { text: `${key} is wrong.` } };
  return { rule, severity, ref, sentence, evidence: [place], key };
}
