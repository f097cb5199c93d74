import { useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import {
  AbsentWorld,
  isReadInPart,
  loadSync,
  useAsyncAction,
  useWorldSource,
  type WorldIndex,
} from '../../search/index.ts';
import { Button, EmptyState, Notice } from '../../ui/index.ts';

export interface NoEntriesProps {
  worldIndex: WorldIndex;
  onDraft: (title: string) => void;
}

/** Whether a first sync has begun, and nothing has arrived yet. */
export const isChecking = ({ copy, searcher }: WorldIndex): boolean =>
  copy?.progress != null && !copy.isPaused && searcher.size === 0 && copy.progress.done === 0;

/** Shown in place of the lists while the offline copy has no entries: why, and what to do. */
export function NoEntries({ worldIndex, onDraft }: NoEntriesProps) {
  const [errorMessage, run] = useAsyncAction();
  const [asked, setAsked] = useState<WorldId | null>(null);
  const { copy, worldId } = worldIndex;
  const source = useWorldSource();
  // The header says so, and how to go on.
  if (isReadInPart(source, copy)) return null;
  // The first sync of another world may have to end before this one begins.
  const isWaiting = asked === worldId && copy?.syncedAt === null && errorMessage === null;
  if (isChecking(worldIndex) || (isWaiting && copy?.progress === null && !copy.isPaused))
    return <EmptyState icon="refresh" title={t('library.checking')} />;
  if (!copy || copy.isPaused || copy.progress !== null) return null;
  const sync = () => {
    setAsked(worldId);
    run(async () => (await loadSync()).syncWorld(worldId));
  };
  return (
    <>
      {copy.syncedAt === null ? (
        <AbsentWorld onSync={sync} />
      ) : (
        <EmptyState
          icon="article"
          title={t('panel.emptyTitle')}
          actions={
            <>
              <Button tone="primary" icon="add" onClick={() => onDraft('')}>
                {t('panel.newArticle')}
              </Button>
              <Button tone="quiet" onClick={() => run(() => request('library.refresh', { worldId }))}>
                {t('library.syncNow')}
              </Button>
            </>
          }
        >
          {t('panel.emptyHint')}
        </EmptyState>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
    </>
  );
}
