import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { BatchReport, BatchReports } from '../history/index.ts';
import { ConfirmDialog, Notice } from '../ui/index.ts';
import type { Place } from './place.ts';
import { MOST_ENTRIES, type WantedLink } from './plan-links.ts';
import type { Linking } from './use-linking.ts';
import type { ListView } from './view-state.ts';

/** What was linked here: progress, report and Undo of each batch. */
export function Batches({ linking }: { linking: Linking }) {
  const { batches, undoing, errorMessage, isPreparing } = linking;
  return (
    <BatchReports>
      {isPreparing && (
        <p class="soft" role="status">
          {t('mentions.preparing')}
        </p>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {batches.map((batch) => (
        <BatchReport
          key={batch.id}
          batch={batch.id}
          onClose={() => linking.close(batch.id)}
          hasKey={batch === batches.at(-1)}
          takesFocus={batch.wasAsked}
          {...(batch.keys.length > 0 && {
            undo: {
              label: t('mentions.undo', { count: batch.keys.length }),
              onUndo: () => linking.undo(batch),
            },
          })}
        />
      ))}
      {undoing.begun.map((batch) => (
        <BatchReport key={batch} batch={batch} onClose={() => undoing.close(batch)} />
      ))}
    </BatchReports>
  );
}

/** Seconds for each changed text: World Anvil is asked three times, about once a second. */
const SECONDS_EACH = 3;
/** Up to this many texts, a batch needs no time to be spoken of. */
const FEW = 10;

/** Places and entries of links, and how many lead from a public text to what readers can't open. */
export function countLinks(
  links: readonly WantedLink[],
  view: ListView,
  placeOf: (key: string) => Place | undefined,
): { links: number; entries: number; toPrivate: number } {
  const entries = new Set<number>();
  let toPrivate = 0;
  for (const { key, target } of links) {
    const from = placeOf(key)?.from;
    if (from === undefined) continue;
    entries.add(from);
    const [source, goal] = [view.hit(from), view.hit(target)];
    if (source && goal && !isPrivate(source.ref.kind, source) && isPrivate(goal.ref.kind, goal))
      toPrivate += 1;
  }
  return { links: links.length, entries: entries.size, toPrivate };
}

/** Asks before several texts are changed. */
export function ConfirmLinks(props: {
  count: ReturnType<typeof countLinks>;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { links, entries, toPrivate } = props.count;
  return (
    <ConfirmDialog
      title={t('mentions.question', { links, entries })}
      confirm={t('mentions.linkCount', { count: links })}
      tone="primary"
      onClose={props.onClose}
      onConfirm={props.onConfirm}
    >
      <p>{t('mentions.questionHint')}</p>
      {toPrivate > 0 && <p>{t('mentions.toPrivate', { count: toPrivate })}</p>}
      {entries > MOST_ENTRIES && <p>{t('mentions.cut', { count: MOST_ENTRIES })}</p>}
      {entries > FEW && (
        <p>
          {t('mentions.takes', {
            minutes: Math.ceil((Math.min(entries, MOST_ENTRIES) * SECONDS_EACH) / 60),
          })}
        </p>
      )}
    </ConfirmDialog>
  );
}
