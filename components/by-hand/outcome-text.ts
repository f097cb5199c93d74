import { formatList, type MessageId, t } from '../../lib/i18n/index.ts';
import type { FillOutcome, FillResult } from '../../lib/worldpage/index.ts';
import { labelOf } from './entered-items.ts';

const SENTENCES = [
  ['filled', 'byHand.filled'],
  ['partly', 'byHand.partly'],
  ['taken', 'byHand.taken'],
  ['refused', 'byHand.refused'],
  ['missing', 'byHand.missing'],
] as const satisfies readonly (readonly [FillOutcome, MessageId])[];

/** Every draft has these, mostly as World Anvil sets them by itself. A page without them lacks nothing. */
const DEFAULTS: ReadonlySet<string> = new Set(['state', 'isDraft', 'isWip', 'isAdultContent']);

/** Whether the text met other text in its field, so that somebody has to say where it goes. */
export const isTextTaken = (results: readonly FillResult[]): boolean =>
  results.some(({ part, outcome }) => part === 'content' && outcome === 'taken');

/** Whether anything of the draft is on the page now. */
export const hasFilled = (results: readonly FillResult[]): boolean =>
  results.some(({ outcome }) => outcome === 'filled' || outcome === 'partly');

/** What was filled in and what wasn't: one sentence for each kind of outcome. */
export function outcomeSentences(results: readonly FillResult[]): string[] {
  const sentences = SENTENCES.flatMap(([outcome, id]) => {
    const parts = results.flatMap((result) => {
      const isSaid =
        result.outcome === outcome &&
        !(outcome === 'missing' && DEFAULTS.has(result.part)) &&
        !(outcome === 'taken' && result.part === 'content');
      const label = isSaid ? labelOf(result.part) : null;
      return label ? [label] : [];
    });
    return parts.length > 0 ? [t(id, { parts: formatList(parts) })] : [];
  });
  if (isTextTaken(results)) sentences.push(t('byHand.textTaken'));
  return sentences;
}
