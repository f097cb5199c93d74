import { useEffect } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
import type { ContinuedBecause } from '../../lib/outbox/index.ts';
import { announce, Notice } from '../ui/index.ts';

const SENTENCES: Record<ContinuedBecause, string> = {
  saved:
    'This draft was already saved. What you typed after that is in this new draft, with the text so far.',
  discarded:
    'This draft was discarded in another window. What you typed after that is in this new draft, with the text so far.',
  deleted: 'This draft was deleted in another window. Your text is in this new draft.',
};

/** Says why typing continued in a new draft. */
export function ContinuedNotice({ because }: { because: ContinuedBecause }) {
  const sentence = SENTENCES[because];
  useEffect(() => announce(sentence), [sentence]);
  return <Notice tone="warn">{say(sentence)}</Notice>;
}
