import { useEffect } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { ENTRY_KINDS, type EntryKind } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import {
  CopyAge,
  CopyProgress,
  kindPlural,
  ResultList,
  SearchResults,
  SyncStoppedNotice,
  useAsyncAction,
  type useSearch,
  type WorldIndex,
} from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { useLoaded } from './use-loaded.ts';
import { VIEWS } from './views.ts';

export interface HomeScreenProps {
  worldIndex: WorldIndex;
  /** Whether the first content has been painted. Drafts load after that. */
  isPainted: boolean;
  search: ReturnType<typeof useSearch>;
  typed: string;
  onTyped: (typed: string) => void;
  onList: (kind: EntryKind) => void;
  onWorld: () => void;
  onHistory: () => void;
  onDraft: (title: string) => void;
  onEdit: (id: string) => void;
}

const loadTimeLeft = async () => (await import('../library/first-sync-time.tsx')).FirstSyncTime;
const loadDrafts = async () => (await import('../outbox/index.ts')).OutboxList;

/** The search and its results. With nothing typed: pins, recent entries and open drafts. */
export function HomeScreen(props: HomeScreenProps) {
  const { worldIndex, isPainted, search, typed, onTyped, onDraft, onEdit } = props;
  // Preload the view that is opened most.
  useEffect(() => {
    // Only a preload: opening an article reports the error.
    if (isPainted) void VIEWS.article().catch(() => {});
  }, [isPainted]);
  const timeLeft = useLoaded(isPainted && worldIndex.copy?.progress ? loadTimeLeft : null);
  return (
    <>
      <SyncStoppedNotice />
      <CopyProgress
        worldIndex={worldIndex}
        left={timeLeft.state === 'here' && <timeLeft.value copy={worldIndex.copy} />}
      />
      {search.hasQuery ? (
        <SearchResults
          search={search}
          worldIndex={worldIndex}
          typed={typed}
          onTyped={onTyped}
          onDraft={onDraft}
        />
      ) : (
        <>
          <IdleList worldIndex={worldIndex} search={search} onDraft={onDraft} />
          <Browse {...props} />
          {isPainted && <Drafts onEdit={onEdit} />}
        </>
      )}
      <CopyAge worldIndex={worldIndex} />
    </>
  );
}

function IdleList({
  worldIndex,
  search,
  onDraft,
}: Pick<HomeScreenProps, 'worldIndex' | 'search' | 'onDraft'>) {
  if (search.list.sections.length > 0) return <ResultList {...search.list} />;
  if (worldIndex.searcher.size > 0) return <p class="panel-hint">{t('panel.hint')}</p>;
  return <NoCopy worldIndex={worldIndex} onDraft={onDraft} />;
}

/** A button with a count for each kind of entry. Each opens the list of that kind. */
function Browse(props: Pick<HomeScreenProps, 'worldIndex' | 'onList' | 'onWorld' | 'onHistory'>) {
  const { worldIndex, onList, onWorld, onHistory } = props;
  const counts = worldIndex.copy?.counts;
  const kinds = ENTRY_KINDS.filter((kind) => (counts?.[kind] ?? 0) > 0);
  if (kinds.length === 0) return null;
  return (
    <nav class="panel-browse" aria-label={t('panel.browse')}>
      {kinds.map((kind) => (
        <button key={kind} type="button" class="filter" onClick={() => onList(kind)}>
          {kindPlural(kind)} <span class="filter-count">{formatNumber(counts?.[kind] ?? 0)}</span>
        </button>
      ))}
      <button type="button" class="filter" onClick={onWorld}>
        {t('panel.world')}
      </button>
      <button type="button" class="filter" onClick={onHistory}>
        {t('panel.history')}
      </button>
    </nav>
  );
}

/** Shown if nothing has been copied and no copying is under way. */
function NoCopy({ worldIndex, onDraft }: Pick<HomeScreenProps, 'worldIndex' | 'onDraft'>) {
  const [errorMessage, run] = useAsyncAction();
  const { copy, worldId } = worldIndex;
  if (!copy || copy.isPaused || copy.progress !== null) return null;
  if (copy.syncedAt !== null)
    return (
      <Notice
        actions={
          <>
            <Button tone="primary" icon="add" onClick={() => onDraft('')}>
              {t('panel.newDraft')}
            </Button>
            <Button onClick={() => run(() => request('library.refresh', { worldId }))}>
              {t('library.syncNow')}
            </Button>
          </>
        }
      >
        {errorMessage ?? t('panel.emptyWorld')}
      </Notice>
    );
  return (
    <Notice
      actions={
        <Button tone="primary" onClick={() => run(() => request('library.refresh', { worldId }))}>
          {t('library.syncNow')}
        </Button>
      }
    >
      {errorMessage ?? t('panel.notSynced')}
    </Notice>
  );
}

/** The drafts on this device. */
export function Drafts({ onEdit }: { onEdit: (id: string) => void }) {
  const list = useLoaded(loadDrafts);
  if (list.state !== 'here') return null;
  return (
    <section class="panel-drafts" aria-label={t('panel.drafts')} data-private>
      <list.value onEdit={onEdit} />
    </section>
  );
}
