import { formatList, t } from '../../lib/i18n/index.ts';
import { type LostDrafts, readLostDrafts, watchLostDrafts, writeLostDrafts } from '../../lib/outbox/index.ts';
import { Button, Notice, useWatched } from '../ui/index.ts';

/** Titles that are named; the others are counted. */
const MAX_NAMED = 3;

function goneSentence(titles: readonly string[]): string {
  const named = titles.filter(Boolean).slice(0, MAX_NAMED);
  const rest = titles.length - named.length;
  const names = named.map((title) => t('outbox.quoted', { title }));
  if (rest > 0) names.push(t('outbox.lostCount', { count: rest }));
  return t('outbox.lostGone', { count: titles.length, drafts: formatList(names) });
}

export function lostSentences({ restored, gone }: LostDrafts): string[] {
  return [
    ...(gone.length > 0 ? [goneSentence(gone)] : []),
    ...(restored > 0 ? [t('outbox.lostRestored', { count: restored })] : []),
  ];
}

/** Reports drafts that the browser lost, once. Without it they would seem never to have existed. */
export function LostNotice() {
  const lost = useWatched(readLostDrafts, watchLostDrafts);
  if (!lost) return null;
  return (
    <Notice
      tone={lost.gone.length > 0 ? 'danger' : 'good'}
      actions={<Button onClick={() => void writeLostDrafts(null)}>{t('outbox.gotIt')}</Button>}
    >
      {lostSentences(lost).join(' ')}
    </Notice>
  );
}
