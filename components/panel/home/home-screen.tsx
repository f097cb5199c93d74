import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { formatNumber, t } from '../../../lib/i18n/index.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../lib/library/index.ts';
import type { VersionedRef, WorldId } from '../../../lib/model/index.ts';
import {
  CopyAge,
  KindIcon,
  kindPlural,
  ResultList,
  SearchResults,
  SyncStoppedNotice,
  useCanChange,
  type useSearch,
  useWorldSource,
  type WorldIndex,
} from '../../search/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { VIEWS } from '../navigation/views.ts';
import { useLoaded } from '../use-loaded.ts';
import { NoEntries } from '../world/no-entries.tsx';
import { HomeCover } from './home-cover.tsx';
import './home.css';

export interface HomeScreenProps extends DestinationsProps {
  /** Searches all worlds; null if that is done already, or if there is only one. */
  onAllWorlds: (() => void) | null;
  /** Whether the first content has been painted. Drafts load after that. */
  isPainted: boolean;
  search: ReturnType<typeof useSearch>;
  typed: string;
  onTyped: (typed: string) => void;
  onDraft: (title: string) => void;
  onEdit: (id: string) => void;
  /** A page’s menu asked for the drafts. */
  isForDrafts: boolean;
  /** Of the world; empty while all worlds are searched. */
  worldTitle: string;
  /** Shows the world's own page. */
  onOverview: () => void;
  /** Shows the versions of an entry, or (null) what changed in the world. */
  onVersions: (of: VersionedRef | null) => void;
  /** Goes on with an import that is entered by hand. */
  onEntering: (into: WorldId) => void;
}

const loadReviewLine = async () => (await import('../../review/review-line.tsx')).ReviewLine;
const loadVersionsNews = async () => (await import('../../versions/versions-news.tsx')).VersionsNews;
const loadWords = async () => (await import('./words-today.tsx')).WordsToday;
const loadDrafts = async () => (await import('../../outbox/index.ts')).OutboxList;
const loadEntering = async () => (await import('../../entering/index.ts')).EnteringLine;

/** The search and its results. With nothing typed: the world, where to go in it, pins, recent entries and open drafts. */
export function HomeScreen(props: HomeScreenProps) {
  const { worldIndex, isPainted, search, typed, onTyped, onDraft, onEdit } = props;
  const reviewLine = useLoaded(isPainted ? loadReviewLine : null);
  const versionsNews = useLoaded(isPainted ? loadVersionsNews : null);
  const words = useLoaded(isPainted ? loadWords : null);
  // Preload the view that is opened most.
  useEffect(() => {
    // Only a preload: opening an article reports the error.
    if (isPainted) void VIEWS.article().catch(() => {});
  }, [isPainted]);
  return (
    <>
      <SyncStoppedNotice />
      {search.hasQuery ? (
        <>
          <SearchResults
            search={search}
            worldIndex={worldIndex}
            typed={typed}
            onTyped={onTyped}
            onDraft={onDraft}
          />
          {props.onAllWorlds && (
            <p class="panel-wider">
              <Button size="small" tone="quiet" icon="search" keys="Alt+A" onClick={props.onAllWorlds}>
                {t('panel.searchAllWorlds')}
              </Button>
            </p>
          )}
        </>
      ) : (
        <>
          {props.worldTitle !== '' && worldIndex.searcher.size > 0 && (
            <HomeCover
              {...{ worldId: worldIndex.worldId, copy: worldIndex.copy, isPainted }}
              title={props.worldTitle}
              entryCount={worldIndex.searcher.size}
              onOpen={props.onOverview}
            />
          )}
          <Destinations {...props} />
          {reviewLine.state === 'here' && (
            <reviewLine.value worldId={worldIndex.worldId} of={null} onOpen={props.onReview} />
          )}
          {versionsNews.state === 'here' && (
            <versionsNews.value worldId={worldIndex.worldId} of={null} onOpen={props.onVersions} />
          )}
          {words.state === 'here' && <words.value worldId={worldIndex.worldId} onOpen={props.onProgress} />}
          <IdleList {...props} />
          {isPainted && <Drafts onEdit={onEdit} isAsked={props.isForDrafts} onEntering={props.onEntering} />}
        </>
      )}
      <CopyAge worldIndex={worldIndex} />
    </>
  );
}

function IdleList(props: Pick<HomeScreenProps, 'worldIndex' | 'search' | 'onDraft'>) {
  const { worldIndex, search } = props;
  if (search.list.sections.length > 0) return <ResultList {...search.list} />;
  if (worldIndex.searcher.size > 0) return <p class="panel-hint">{t('panel.startHint')}</p>;
  return <NoEntries {...props} />;
}

/** The drafts on this device, and what is being entered by hand. */
export function Drafts(props: { isAsked: boolean } & Pick<HomeScreenProps, 'onEdit' | 'onEntering'>) {
  const { isAsked } = props;
  const list = useLoaded(loadDrafts);
  const entering = useLoaded(loadEntering);
  const section = useRef<HTMLElement>(null);
  // Its connection has a notice at the top.
  const isAccount = useWorldSource() === 'account';
  const isHere = list.state === 'here';
  useEffect(() => {
    const drafts = section.current;
    if (!isAsked || !isHere || !drafts) return;
    // The drafts are read a moment after the section is there.
    const observer = new ResizeObserver(() => {
      drafts.scrollIntoView({ block: 'start' });
      if (drafts.clientHeight > 0) observer.disconnect();
    });
    observer.observe(drafts);
    return () => observer.disconnect();
  }, [isAsked, isHere]);
  if (list.state !== 'here') return null;
  return (
    <section class="panel-drafts" ref={section} aria-label={t('common.drafts')} data-private>
      {entering.state === 'here' && <entering.value onOpen={props.onEntering} />}
      <list.value onEdit={props.onEdit} isPauseShown={isAccount} />
    </section>
  );
}

interface DestinationsProps {
  worldIndex: WorldIndex;
  onList: (kind: EntryKind) => void;
  onHistory: () => void;
  onReview: () => void;
  onReplace: () => void;
  onMap: () => void;
  onProgress: () => void;
}

const openDocuments = () =>
  void browser.tabs.create({ url: browser.runtime.getURL('import.html?documents') });
const openBackup = () => void browser.tabs.create({ url: browser.runtime.getURL('options.html#backup') });

/**
 * Where to go from the home screen: the list of each kind, with its count, the link map, the review, the progress, the
 * history, the import of documents and the backup.
 */
function Destinations(props: DestinationsProps) {
  const { worldIndex, onList, onHistory, onReview, onReplace, onMap, onProgress } = props;
  // A world from an export can't be changed here, so it has no history.
  const canChange = useCanChange();
  const isAccount = useWorldSource() === 'account';
  const counts = worldIndex.copy?.counts;
  const kinds = ENTRY_KINDS.filter((kind) => (counts?.[kind] ?? 0) > 0);
  if (kinds.length === 0) return null;
  return (
    <nav class="destinations" aria-label={t('panel.destinations')}>
      {kinds.map((kind) => (
        <Destination
          key={kind}
          icon={<KindIcon kind={kind} template={null} />}
          label={kindPlural(kind)}
          count={counts?.[kind] ?? 0}
          onClick={() => onList(kind)}
        />
      ))}
      <Destination icon={<Icon name="map" />} label={t('linkMap.title')} onClick={onMap} />
      <Destination icon={<Icon name="review" />} label={t('review.title')} onClick={onReview} />
      {canChange && <Destination icon={<Icon name="edit" />} label={t('rename.title')} onClick={onReplace} />}
      <Destination icon={<Icon name="progress" />} label={t('progress.title')} onClick={onProgress} />
      {canChange && (
        <Destination icon={<Icon name="clock" />} label={t('history.title')} onClick={onHistory} />
      )}
      {isAccount && (
        <Destination icon={<Icon name="folder" />} label={t('documents.title')} onClick={openDocuments} />
      )}
      <Destination icon={<Icon name="archive" />} label={t('panel.backup')} onClick={openBackup} />
    </nav>
  );
}

function Destination(props: { icon: ComponentChildren; label: string; count?: number; onClick: () => void }) {
  const { icon, label, count, onClick } = props;
  return (
    <button
      type="button"
      class="destination"
      title={count === undefined ? label : t('linkProblems.kind', { kind: label, count })}
      onClick={onClick}
    >
      {icon}
      <span class="destination-label">{label}</span>{' '}
      {count !== undefined && <span class="visually-hidden">{formatNumber(count)}</span>}
    </button>
  );
}
