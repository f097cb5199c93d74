import { t } from '../../lib/i18n/index.ts';
import type { ImportedEntry } from '../../lib/library/index.ts';

/** Titles listed one by one. */
export const MAX_LISTED = 50;

export function Entries(props: {
  title: string;
  entries: readonly Pick<ImportedEntry, 'ref' | 'title'>[];
  /** Where an entry is shown. Null for what is gone. */
  address: ((entry: Pick<ImportedEntry, 'ref'>) => string) | null;
}) {
  const { title, entries, address } = props;
  if (entries.length === 0) return null;
  return (
    <details class="import-list">
      <summary>{title}</summary>
      <ul>
        {entries.slice(0, MAX_LISTED).map((entry) => (
          <li key={`${entry.ref.kind} ${entry.ref.id}`} dir="auto">
            {address ? (
              <a href={address(entry)} target="_blank" rel="noreferrer">
                {entry.title || t('common.untitled')}
              </a>
            ) : (
              entry.title || t('common.untitled')
            )}
          </li>
        ))}
        <More count={entries.length - MAX_LISTED} />
      </ul>
    </details>
  );
}

/** How many more there are than listed. */
export const More = ({ count }: { count: number }) =>
  count > 0 ? <li class="soft">{t('import.more', { count })}</li> : null;
