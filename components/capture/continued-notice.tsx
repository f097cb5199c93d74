import { useEffect } from 'preact/hooks';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import type { ContinuedBecause } from '../../lib/outbox/index.ts';
import { announce, Notice } from '../ui/index.ts';

const SENTENCES = {
  saved: 'capture.continuedSaved',
  done: 'capture.continuedDone',
  discarded: 'capture.continuedDiscarded',
  deleted: 'capture.continuedDeleted',
} as const satisfies Record<ContinuedBecause, MessageId>;

/** Says why typing continued in a new draft. */
export function ContinuedNotice({ because }: { because: ContinuedBecause }) {
  const sentence = t(SENTENCES[because]);
  useEffect(() => announce(sentence), [sentence]);
  return <Notice tone="warn">{sentence}</Notice>;
}
