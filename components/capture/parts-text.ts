import { type Message, message } from '../../lib/i18n/index.ts';
import type { CaptureOutcome } from './begin-capture.ts';

/** Explains why there are several drafts. Null if there is one. */
export function sentenceOfParts({
  what,
  drafts: count,
}: Extract<CaptureOutcome, { kind: 'captured' }>): Message | null {
  if (count === 1) return null;
  return what === 'page'
    ? message('capture.longPage', { count })
    : message('capture.longSelection', { count });
}
