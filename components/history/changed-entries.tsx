import { useState } from 'preact/hooks';
import { formatAge, t } from '../../lib/i18n/index.ts';
import { searchable, TextField } from '../ui/index.ts';
import { ChangedTile } from './change-row.tsx';
import type { EntryHistory } from './days.ts';
import type { EntryInfo } from './use-entry-info.ts';

/** Lists this long get a filter field. */
const FILTER_THRESHOLD = 8;

/** Every entry that was changed, newest first. Each leads to its own history. */
export function ChangedEntries(props: {
  entries: readonly EntryHistory[];
  entryInfo: EntryInfo;
  onPick: (entry: EntryHistory) => void;
}) {
  const { entries, entryInfo } = props;
  const [typed, setTyped] = useState('');
  const wanted = searchable(typed.trim());
  const found = entries.filter(({ newest }) => searchable(newest.title).includes(wanted));
  return (
    <>
      {entries.length >= FILTER_THRESHOLD && (
        <TextField label={t('history.filterByTitle')} value={typed} onInput={setTyped} />
      )}
      <ul class="history-entries" aria-label={t('history.changedEntries')}>
        {found.map((entry) => {
          const { key, newest, count } = entry;
          return (
            <li key={key}>
              <button type="button" class="entry-row history-entry bare" onClick={() => props.onPick(entry)}>
                <ChangedTile of={newest.ref} entryInfo={entryInfo} />
                <span class="result-head">
                  <span
                    class="result-title cut"
                    dir="auto"
                    data-private={entryInfo.isCovered(newest) || undefined}
                  >
                    {newest.title || t('common.untitled')}
                  </span>
                </span>{' '}
                <span class="result-line small soft">
                  {t('history.changesAndAge', { count, age: formatAge(newest.at) })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p class="soft">{t('history.noneWithTitle')}</p>}
    </>
  );
}
