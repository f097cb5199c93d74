import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { pageAddress } from '../../lib/entries/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { CopyDiagnostics } from '../diagnostics/index.ts';
import { ScreenShareBar } from '../screen-share/index.ts';
import {
  FilterBar,
  RebuildButton,
  type Row,
  Said,
  useAsking,
  useChosenWorld,
  useSearch,
  useWorldIndex,
} from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { openInTab } from './open-in-tab.ts';
import { PanelHead } from './panel-head.tsx';
import { PanelPlace } from './panel-place.tsx';
import type { Place } from './place.ts';
import './panel.css';
import { useCheckKey } from './use-check-key.ts';
import { useIdle } from './use-idle.ts';
import { useLoaded } from './use-loaded.ts';
import { usePinnedRows, usePins } from './use-pins.ts';
import { usePlaces } from './use-places.ts';
import { useShown } from './use-shown.ts';
import { useSlash } from './use-slash.ts';
import { useWanted } from './use-wanted.ts';

export interface PanelProps {
  /** The first place to show. */
  first: Place;
  /** Starts a draft with this title, in the way of the page that shows the panel. */
  onDraft: (title: string) => Promise<void>;
  onEdit: (id: string) => Promise<void>;
}

const loadStanding = () => import('./connection-notice.tsx');
const loadDesk = async () => (await import('../history/operation-toasts.tsx')).OperationToasts;
const loadFollow = async () => (await import('../follow/index.ts')).FollowBar;

/** The panel: a search box that is always there, and the current place below it. */
export function Panel({ first, onDraft, onEdit }: PanelProps) {
  const chosen = useChosenWorld();
  const [shelfState, tryAgain] = useWorldIndex(chosen === undefined ? undefined : (chosen?.worldId ?? null));
  const worldIndex = shelfState.state === 'open' ? shelfState.worldIndex : null;
  const places = usePlaces(first);
  const { place, go, type, back, forward } = places;
  const pins = usePins();
  const pinned = usePinnedRows(pins ?? [], worldIndex);
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [trouble, run] = useAsking();
  const shown = useShown(shelfState.state !== 'opening');
  // A connection problem doesn't wait for the first paint: its notice stands at the top.
  const isTrouble = chosen !== undefined && !chosen?.isConnected;
  const standing = useLoaded(shown || isTrouble ? loadStanding : null);
  const follow = useLoaded(shown ? loadFollow : null);
  const desk = useLoaded(shown ? loadDesk : null);
  const typed = place.view === 'home' ? place.typed : '';
  const platform = chosen?.address ?? null;

  const open = useCallback(
    (worldId: WorldId, ref: EntryRef) => {
      setSaid(null);
      go({ view: 'entry', worldId, ref });
    },
    [go],
  );
  const typeIn = useCallback(
    (text: string) => {
      setSaid(null);
      type(text);
      box.current?.focus();
    },
    [type],
  );
  const leave = () => {
    // Esc in the box returns the focus to the entry. From there, Esc goes back.
    const reading = document.querySelector<HTMLElement>('.panel-main .entry');
    if (place.view !== 'home' && reading) reading.focus({ preventScroll: true });
    else box.current?.blur();
  };
  const search = useSearch({
    worldIndex,
    typed,
    onTyped: typeIn,
    idle: useIdle(worldIndex, pinned),
    isShown: place.view === 'home',
    platform,
    start: place.view === 'home' ? (place.row ?? null) : null,
    open: (row: Row) => {
      places.leaveAt(row.key);
      open(row.worldId, row.ref);
    },
    insert: (row: Row) =>
      run(async () => {
        const { insertEntry: insertThing } = await import('../editor-integration/index.ts');
        setSaid(await insertThing({ ...row, page: pageAddress(row, platform) }));
      }),
    leave,
    onSaid: setSaid,
  });

  const checkLinks = worldIndex ? () => go({ view: 'links' }) : null;
  useCheckKey('KeyK', checkLinks);
  const findNames = worldIndex
    ? () =>
        run(async () => {
          const tab = await (await import('../follow/index.ts')).tabBeside();
          if (tab) go({ view: 'names', tabId: tab.tabId });
          else setSaid('There is no page beside Loreside to look through.');
        })
    : null;
  useCheckKey('KeyM', findNames);
  useWanted(shown, (wanted) => {
    setSaid(null);
    go(wanted);
  });
  useSlash(box, place.view === 'home' ? null : back);
  // Focus the box whenever the search is shown again.
  useEffect(() => {
    if (place.view === 'home') box.current?.focus({ preventScroll: true });
  }, [place.view]);
  const ready = shelfState.state !== 'opening' && chosen !== undefined && standing.state !== 'loading';
  useEffect(() => {
    if (!ready) return;
    document.body.dataset.ready = 'sidepanel';
    // This may have to start the background. If it fails, the sync's own alarm still wakes it.
    void request('library.look', {}).catch(() => {});
  }, [ready]);

  const Mark = standing.state === 'here' ? standing.value.ConnectionMark : null;
  const Standing = standing.state === 'here' ? standing.value.ConnectionNotice : null;
  return (
    <>
      <PanelHead
        title={chosen?.title || 'Loreside'}
        mark={Mark && <Mark run={run} />}
        back={back}
        forward={forward}
        onLinks={checkLinks}
        onNames={findNames}
        onDraft={() => run(() => onDraft(''))}
        box={{ typed, onTyped: typeIn, boxRef: box, ...search.box }}
      >
        {worldIndex && place.view === 'home' && (
          <FilterBar worldIndex={worldIndex} query={search.answer.query} typed={typed} onTyped={typeIn} />
        )}
      </PanelHead>
      <main class="panel-main">
        <ScreenShareBar />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        {Standing && place.view === 'home' && <Standing run={run} />}
        {shelfState.state === 'closed' && (
          <Notice
            tone="danger"
            actions={
              <>
                <Button onClick={tryAgain}>Try again</Button>
                {chosen?.worldId && <RebuildButton worldIds={[chosen.worldId]} onDone={tryAgain} />}
                <CopyDiagnostics />
              </>
            }
          >
            {shelfState.sentence}
          </Notice>
        )}
        <PanelPlace
          place={place}
          worldIndex={worldIndex}
          shown={shown}
          search={search}
          typed={typed}
          onTyped={typeIn}
          pins={pins ?? []}
          platform={platform}
          onSaid={setSaid}
          onList={(kind) => worldIndex && go({ view: 'list', worldId: worldIndex.worldId, kind })}
          onWorld={() => worldIndex && go({ view: 'world', worldId: worldIndex.worldId })}
          onHistory={() => worldIndex && go({ view: 'history', worldId: worldIndex.worldId, of: null })}
          go={go}
          onProfile={(userId) => go({ view: 'user', userId })}
          onDraft={(title) => run(() => onDraft(title))}
          onEdit={(id) => run(() => onEdit(id))}
          open={(worldId, ref, where) =>
            where === 'here'
              ? open(worldId, ref)
              : run(async () => setSaid(await openInTab(worldId, ref, platform)))
          }
        />
      </main>
      {worldIndex && follow.state === 'here' && (
        <follow.value
          key={worldIndex.worldId}
          worldIndex={worldIndex}
          platform={platform}
          shown={place.view === 'entry' && place.worldId === worldIndex.worldId ? place.ref : null}
          mayLeave={place.view === 'entry' || (place.view === 'home' && typed === '')}
          open={(ref) => open(worldIndex.worldId, ref)}
        />
      )}
      {desk.state === 'here' && <desk.value />}
      <Said sentence={said} onGone={() => setSaid(null)} />
    </>
  );
}
