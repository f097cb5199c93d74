import { useEffect } from 'preact/hooks';
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
import { Button, LOCALE, Notice } from '../ui/index.ts';
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

const loadDrafts = async () => (await import('../outbox/index.ts')).OutboxList;

/** The search and its results. With nothing typed: pins, recent entries and open drafts. */
export function HomeScreen(props: HomeScreenProps) {
  const { worldIndex, isPainted, search, typed, onTyped, onDraft, onEdit } = props;
  // Preload the view that is opened most.
  useEffect(() => {
    // Only a preload: opening an article reports the error.
    if (isPainted) void VIEWS.article().catch(() => {});
  }, [isPainted]);
  return (
    <>
      <SyncStoppedNotice />
      <CopyProgress worldIndex={worldIndex} />
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
          <IdleList worldIndex={worldIndex} search={search} />
          <Browse {...props} />
          {isPainted && <Drafts onEdit={onEdit} />}
        </>
      )}
      <CopyAge worldIndex={worldIndex} />
    </>
  );
}

function IdleList({ worldIndex, search }: Pick<HomeScreenProps, 'worldIndex' | 'search'>) {
  if (search.list.sections.length > 0) return <ResultList {...search.list} />;
  if (worldIndex.searcher.size > 0)
    return (
      <p class="panel-hint">Type to search everything in this world. What you open and pin stands here.</p>
    );
  return <NoCopy worldIndex={worldIndex} />;
}

/** A button with a count for each kind of entry. Each opens the list of that kind. */
function Browse(props: Pick<HomeScreenProps, 'worldIndex' | 'onList' | 'onWorld' | 'onHistory'>) {
  const { worldIndex, onList, onWorld, onHistory } = props;
  const counts = worldIndex.copy?.counts;
  const kinds = ENTRY_KINDS.filter((kind) => (counts?.[kind] ?? 0) > 0);
  if (kinds.length === 0) return null;
  return (
    <nav class="panel-browse" aria-label="Browse">
      {kinds.map((kind) => (
        <button key={kind} type="button" class="filter" onClick={() => onList(kind)}>
          {kindPlural(kind)} <span class="filter-count">{counts?.[kind].toLocaleString(LOCALE)}</span>
        </button>
      ))}
      <button type="button" class="filter" onClick={onWorld}>
        This world
      </button>
      <button type="button" class="filter" onClick={onHistory}>
        History
      </button>
    </nav>
  );
}

/** Shown if nothing has been copied and no copying is under way. */
function NoCopy({ worldIndex }: { worldIndex: WorldIndex }) {
  const [errorMessage, run] = useAsyncAction();
  const { copy, worldId } = worldIndex;
  if (!copy || copy.isPaused || copy.progress !== null) return null;
  if (copy.syncedAt !== null)
    return <p class="panel-hint">This world is empty so far. Capture something, or begin a draft.</p>;
  return (
    <Notice
      actions={
        <Button tone="primary" onClick={() => run(() => request('library.refresh', { worldId }))}>
          Copy it now
        </Button>
      }
    >
      {errorMessage ?? 'Nothing of this world is on this device yet, so there is nothing to search.'}
    </Notice>
  );
}

/** The drafts on this device. */
export function Drafts({ onEdit }: { onEdit: (id: string) => void }) {
  const list = useLoaded(loadDrafts);
  if (list.state !== 'here') return null;
  return (
    <section class="panel-drafts" aria-label="Drafts" data-private>
      <list.value onEdit={onEdit} />
    </section>
  );
}
