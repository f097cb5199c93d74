// This folder shows one entry, or the list of a kind: the bar, the view of its kind, and the place in its text that was
// asked for.

import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { reportAs } from '../../../lib/diagnostics/index.ts';
import { isPinned, isPrivate, type Pin, pageAddress, setPinned } from '../../../lib/entries/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { type EntryRef, openLibrary } from '../../../lib/library/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import {
  type ChangedRef,
  VERSIONED_KINDS,
  type VersionedRef,
  type WorldId,
} from '../../../lib/model/index.ts';
import { createEntryBar, EntryBarContext, type EntryPlace } from '../../entry-view/index.ts';
import { PrivateBlock, useStatblocksHidden, WorldContext } from '../../screen-share/index.ts';
import {
  copyMention,
  kindLabel,
  openPage,
  rowOfEntry,
  useAsyncAction,
  useCanChange,
} from '../../search/index.ts';
import { announce, Button, Notice } from '../../ui/index.ts';
import type { EntryViewProps } from '../navigation/view.ts';
import { VIEWS } from '../navigation/views.ts';
import { useFirstPaint, useLoaded } from '../use-loaded.ts';
import { EntryBar } from './entry-bar.tsx';
import { usePart, usePlace } from './scroll.ts';
import { useEntry } from './use-entry.ts';

export interface EntryScreenProps extends Pick<EntryViewProps, 'search' | 'profile'> {
  open: (ref: EntryRef, where: 'here' | 'tab', place?: EntryPlace) => void;
  worldId: WorldId;
  entryRef: EntryRef;
  /** The part of the entry to scroll to: a new object for each request, so that a repeated request counts. */
  partRequest: { part?: string | undefined };
  /** The place in its text to go to. */
  place: EntryPlace | undefined;
  pins: readonly Pin[];
  platform: string | null;
  onStatus: (sentence: string | null) => void;
  onHistory: (entryRef: ChangedRef) => void;
  onMap: () => void;
  /** Shows what the review found in the entry. */
  onReview: () => void;
  onRename: () => void;
  onVersions: (of: VersionedRef | null) => void;
  /** The entry was a draft and has become this article. */
  onDelivered: (article: EntryRef) => void;
}

const loadLinkedFrom = async () => (await import('../../linked-from/index.ts')).LinkedFrom;
const loadReviewLine = async () => (await import('../../review/review-line.tsx')).ReviewLine;
const loadVersionsNews = async () => (await import('../../versions/versions-news.tsx')).VersionsNews;
const loadQuickEdit = async () => (await import('../../quick-edit/index.ts')).QuickEdit;

/** One entry: a bar above, the view of its kind below. */
export function EntryScreen(props: EntryScreenProps) {
  const { worldId, entryRef, pins, platform, onStatus, open, search } = props;
  const { entry, isSure } = useEntry(worldId, entryRef, props.onDelivered);
  const view = useLoaded(VIEWS[entryRef.kind]);
  const canChange = useCanChange();
  const quickEdit = useLoaded(canChange ? loadQuickEdit : null);
  // It waits for the entry, and is read after it.
  const isPainted = useFirstPaint(view.state === 'here' && entry != null);
  const linkedFrom = useLoaded(isPainted ? loadLinkedFrom : null);
  const reviewLine = useLoaded(isPainted ? loadReviewLine : null);
  const versionsNews = useLoaded(isPainted ? loadVersionsNews : null);
  const screen = useRef<HTMLElement>(null);
  const bar = useMemo(() => createEntryBar(onStatus), [onStatus]);
  const [errorMessage, run] = useAsyncAction();
  const pin: Pin = { worldId, ref: entryRef };
  const pinned = isPinned(pins, pin);
  const statblocksHidden = useStatblocksHidden();

  useEffect(() => {
    void openLibrary()
      .then((library) => library.opened(worldId, entryRef))
      .catch(reportAs('panel.noteOpened'));
  }, [worldId, entryRef.kind, entryRef.id]);
  // Leave the search box at once, so that keys apply to the entry.
  useLayoutEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  }, []);
  // Focus the entry once it has a name, so that a screen reader announces it and reads on from there.
  const isKnown = entry !== undefined;
  useEffect(() => {
    // Somebody may be in the search box again while a draft's article takes its place.
    if (document.activeElement instanceof HTMLInputElement) return;
    if (isKnown && !screen.current?.contains(document.activeElement))
      screen.current?.focus({ preventScroll: true });
  }, [isKnown]);

  usePart(screen, props.partRequest);
  usePlace(screen, props.place);

  const refresh = async () => {
    const read = await request('library.refreshOne', { worldId, kind: entryRef.kind, id: entryRef.id });
    if (!read.ok) return read;
    const sentence = t(read.value ? 'panel.entrySynced' : 'panel.entryGone');
    announce(sentence);
    onStatus(sentence);
    return read;
  };
  // World Anvil doesn't know drafts.
  const isDraft = entryRef.id.startsWith('draft:');
  const canRefresh = canChange && !isDraft;
  const versioned = VERSIONED_KINDS.find((kind) => kind === entryRef.kind);
  const showVersions =
    versioned && !isDraft ? () => props.onVersions({ kind: versioned, id: entryRef.id }) : null;
  const row = entry ? rowOfEntry(entry) : null;
  const canInsert = row !== null && !entry?.isPending;
  return (
    <section class="entry" ref={screen} tabIndex={-1} aria-label={row?.title ?? kindLabel(entryRef.kind)}>
      <EntryBarContext.Provider value={bar}>
        <div class="entry-top" hidden={entry === undefined}>
          <EntryBar
            bar={bar}
            insertable={canInsert ? { ...row, page: pageAddress(row, platform) } : null}
            openPage={
              row && pageAddress(row, platform) !== null
                ? () => void openPage(row, platform).then(onStatus)
                : null
            }
            isPinned={pinned}
            pin={() => run(() => setPinned(pin, !pinned))}
            copyMention={canInsert ? () => void copyMention(row).then(onStatus) : null}
            map={entryRef.id.startsWith('draft:') ? null : props.onMap}
            versions={showVersions}
            sync={canRefresh ? () => run(refresh) : null}
          />
          {entry && isSure && quickEdit.state === 'here' && (
            <quickEdit.value
              entry={entry}
              start={props.partRequest}
              onHistory={props.onHistory}
              onRename={props.onRename}
            />
          )}
        </div>
        {entry && reviewLine.state === 'here' && (
          <reviewLine.value worldId={worldId} of={entryRef} onOpen={props.onReview} />
        )}
        {versionsNews.state === 'here' && (
          <versionsNews.value worldId={worldId} of={entryRef} onOpen={props.onVersions} />
        )}
        {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
        {entry === null && (
          <Missing refresh={canRefresh ? () => run(refresh) : null} versions={showVersions} />
        )}
        {view.state === 'failed' && <Notice tone="danger">{t('panel.partNotLoaded')}</Notice>}
        {entry && view.state === 'here' && (
          // Covered while the screen is shared, until the lists say that it is public.
          <PrivateBlock
            class="entry-view"
            isPrivate={
              !isSure ||
              isPrivate(entryRef.kind, entry) ||
              (entryRef.kind === 'statblock' && statblocksHidden)
            }
          >
            <WorldContext.Provider value={worldId}>
              <view.value
                worldId={worldId}
                id={entryRef.id}
                open={open}
                search={search}
                profile={props.profile}
              />
              {linkedFrom.state === 'here' && !isDraft && (
                <linkedFrom.value
                  {...{ worldId, entryRef, open, search }}
                  title={entry.title}
                  url={entry.url}
                />
              )}
            </WorldContext.Provider>
          </PrivateBlock>
        )}
      </EntryBarContext.Provider>
    </section>
  );
}

/** @param props.refresh null if World Anvil can't be asked */
function Missing(props: { refresh: (() => void) | null; versions: (() => void) | null }) {
  const { refresh, versions } = props;
  return (
    <Notice
      tone="warn"
      actions={
        <>
          {refresh && (
            <Button size="small" onClick={refresh}>
              {t('panel.checkWorldAnvil')}
            </Button>
          )}
          {versions && (
            <Button size="small" tone="quiet" icon="clock" onClick={versions}>
              {t('versions.title')}
            </Button>
          )}
        </>
      }
    >
      {t('panel.entryMissing')}
    </Notice>
  );
}
