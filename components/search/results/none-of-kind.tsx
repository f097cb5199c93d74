import { t } from '../../../lib/i18n/index.ts';
import type { EntryKind } from '../../../lib/library/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import { Button, EmptyState } from '../../ui/index.ts';
import type { WorldIndex } from '../worlds/use-world-index.ts';
import { ICONS } from './nothing-found.tsx';

/** Instead of a list of all entries of a kind that has none: why, and what to do. */
export function NoneOfKind({ worldIndex, kind }: { worldIndex: WorldIndex; kind: EntryKind }) {
  const { copy, worldId } = worldIndex;
  const title = t('library.noneOfKind', { kind });
  if (copy?.progress)
    return (
      <EmptyState icon="refresh" title={title}>
        <p>{t('search.stillSyncing')}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={ICONS[kind]}
      title={title}
      actions={
        <Button onClick={() => void request('library.refresh', { worldId })}>{t('library.syncNow')}</Button>
      }
    >
      <p>{t('library.noneOfKindHint')}</p>
    </EmptyState>
  );
}
