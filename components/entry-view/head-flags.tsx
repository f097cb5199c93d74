import { t } from '../../lib/i18n/index.ts';
import type { Entry } from '../../lib/library/index.ts';
import { FLAGS } from '../../lib/model/index.ts';
import { Flags } from '../search/index.ts';
import { useOptimistic } from './optimistic-update.ts';

/** The flags of an entry in its header. Requested changes show at once, marked as pending until they are made. */
export function HeadFlags({ entry, isAdult = false }: { entry: Entry | null; isAdult?: boolean }) {
  const { values, isPending } = useOptimistic(entry);
  const flag = (name: string, now = false) => {
    const value = values[name];
    return typeof value === 'boolean' ? value : now;
  };
  const state =
    values.state === 'public' || values.state === 'private' ? values.state : (entry?.state ?? null);
  const of = {
    ...{ isDraft: flag('isDraft', entry?.isDraft), isWip: flag('isWip', entry?.isWip) },
    ...{ isPending: entry?.isPending ?? false, state },
  };
  return (
    <span class="head-flags" data-pending={isPending || undefined} aria-busy={isPending}>
      <Flags of={of} />
      {flag('isAdultContent', isAdult) && (
        <span class="flag" data-tone="warn">
          {t(FLAGS.adult.mark)}
        </span>
      )}
      {isPending && <span class="head-saving small soft">{t('entry.saving')}</span>}
    </span>
  );
}
