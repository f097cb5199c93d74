import { type LostDrafts, readLostDrafts, watchLostDrafts, writeLostDrafts } from '../../lib/outbox/index.ts';
import { Button, Notice, useWatched } from '../ui/index.ts';

/** Titles that are named; the others are counted. */
const MAX_NAMED = 3;

function restoredSentence(count: number): string {
  return count === 1
    ? 'Restored 1 draft that the browser had lost from its database.'
    : `Restored ${count} drafts that the browser had lost from its database.`;
}

function goneSentence(titles: readonly string[]): string {
  const named = titles.filter(Boolean).slice(0, MAX_NAMED);
  const rest = titles.length - named.length;
  const drafts = rest === 1 ? '1 draft' : `${rest} drafts`;
  const names = [...named.map((title) => `“${title}”`), ...(rest > 0 ? [drafts] : [])];
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  const which = titles.length === 1 ? 'it' : 'them';
  return `The browser lost ${list}, and there is no copy of ${which}. Anything that was already sent is on World Anvil.`;
}

export function lostSentences({ restored, gone }: LostDrafts): string[] {
  return [
    ...(gone.length > 0 ? [goneSentence(gone)] : []),
    ...(restored > 0 ? [restoredSentence(restored)] : []),
  ];
}

/** Reports drafts that the browser lost, once. Without it they would seem never to have existed. */
export function LostNotice() {
  const lost = useWatched(readLostDrafts, watchLostDrafts);
  if (!lost) return null;
  return (
    <Notice
      tone={lost.gone.length > 0 ? 'danger' : 'good'}
      actions={<Button onClick={() => void writeLostDrafts(null)}>Dismiss</Button>}
    >
      {lostSentences(lost).join(' ')}
    </Notice>
  );
}
