import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { pageAddress } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { CopyDiagnostics } from '../diagnostics/index.ts';
import { ScreenShareBar } from '../screen-share/index.ts';
import {
  FilterBar,
  RebuildButton,
  type Row,
  StatusMessage,
  useAsyncAction,
  useChosenWorld,
  useSearch,
  useWorldIndex,
} from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { openInTab } from './open-in-tab.ts';
import { PanelHead } from './panel-head.tsx';
import type { Route } from './route.ts';
import { RouteView } from './route-view.tsx';
import './panel.css';
import { useCheckKey } from './use-check-key.ts';
import { useFirstPaint } from './use-first-paint.ts';
import { useIdle } from './use-idle.ts';
import { useLoaded } from './use-loaded.ts';
import { useNavigation } from './use-navigation.ts';
import { usePanelRequests } from './use-panel-requests.ts';
import { usePinnedRows, usePins } from './use-pins.ts';
import { useSlash } from './use-slash.ts';

export interface PanelProps {
  /** The route to show first. */
  initialRoute: Route;
  /** Starts a draft with this title, in the way of the page that shows the panel. */
  onDraft: (title: string) => Promise<void>;
  onEdit: (id: string) => Promise<void>;
}

const loadConnectionNotice = () => import('./connection-notice.tsx');
const loadToasts = async () => (await import('../history/operation-toasts.tsx')).OperationToasts;
const loadFollow = async () => (await import('../follow/index.ts')).FollowBar;

/** The panel: a search box that is always there, and the current view below it. */
export function Panel({ initialRoute, onDraft, onEdit }: PanelProps) {
  const chosen = useChosenWorld();
  const [indexState, tryAgain] = useWorldIndex(chosen === undefined ? undefined : (chosen?.worldId ?? null));
  const worldIndex = indexState.state === 'open' ? indexState.worldIndex : null;
  const navigation = useNavigation(initialRoute);
  const { route, go, type, back, forward } = navigation;
  const pins = usePins();
  const pinned = usePinnedRows(pins ?? [], worldIndex);
  const box = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<string | null>(null);
  const [errorMessage, run] = useAsyncAction();
  const isPainted = useFirstPaint(indexState.state !== 'opening');
  // A connection problem doesn't wait for the first paint: its notice stands at the top.
  const isDisconnected = chosen !== undefined && !chosen?.isConnected;
  const connectionNotice = useLoaded(isPainted || isDisconnected ? loadConnectionNotice : null);
  const follow = useLoaded(isPainted ? loadFollow : null);
  const toasts = useLoaded(isPainted ? loadToasts : null);
  const typed = route.view === 'home' ? route.typed : '';
  const platform = chosen?.address ?? null;

  const open = useCallback(
    (worldId: WorldId, ref: EntryRef) => {
      setStatus(null);
      go({ view: 'entry', worldId, ref });
    },
    [go],
  );
  const typeInBox = useCallback(
    (text: string) => {
      setStatus(null);
      type(text);
      box.current?.focus();
    },
    [type],
  );
  const leave = () => {
    // Esc in the box returns the focus to the entry. From there, Esc goes back.
    const reading = document.querySelector<HTMLElement>('.panel-main .entry');
    if (route.view !== 'home' && reading) reading.focus({ preventScroll: true });
    else box.current?.blur();
  };
  const search = useSearch({
    worldIndex,
    typed,
    onTyped: typeInBox,
    idle: useIdle(worldIndex, pinned),
    isShown: route.view === 'home',
    platform,
    start: route.view === 'home' ? (route.row ?? null) : null,
    open: (row: Row) => {
      navigation.rememberRow(row.key);
      open(row.worldId, row.ref);
    },
    insert: (row: Row) =>
      run(async () => {
        const { insertEntry: insertThing } = await import('../editor-integration/index.ts');
        setStatus(await insertThing({ ...row, page: pageAddress(row, platform) }));
      }),
    leave,
    onStatus: setStatus,
  });

  const checkLinks = worldIndex ? () => go({ view: 'links' }) : null;
  useCheckKey('KeyK', checkLinks);
  const findNames = worldIndex
    ? () =>
        run(async () => {
          const tab = await (await import('../follow/index.ts')).followedTab();
          if (tab) go({ view: 'names', tabId: tab.tabId });
          else setStatus(t('panel.noPageBeside'));
        })
    : null;
  useCheckKey('KeyM', findNames);
  usePanelRequests(isPainted, (requested) => {
    setStatus(null);
    go(requested);
  });
  useSlash(box, route.view === 'home' ? null : back);
  // Focus the box whenever the search is shown again.
  useEffect(() => {
    if (route.view === 'home') box.current?.focus({ preventScroll: true });
  }, [route.view]);
  const ready =
    indexState.state !== 'opening' && chosen !== undefined && connectionNotice.state !== 'loading';
  useEffect(() => {
    if (!ready) return;
    document.body.dataset.ready = 'sidepanel';
    // This may have to start the background. If it fails, the sync's own alarm still wakes it.
    void request('library.look', {});
  }, [ready]);

  const Mark = connectionNotice.state === 'here' ? connectionNotice.value.ConnectionMark : null;
  const NoticeView = connectionNotice.state === 'here' ? connectionNotice.value.ConnectionNotice : null;
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
        box={{ typed, onTyped: typeInBox, boxRef: box, ...search.box }}
      >
        {worldIndex && route.view === 'home' && (
          <FilterBar worldIndex={worldIndex} query={search.answer.query} typed={typed} onTyped={typeInBox} />
        )}
      </PanelHead>
      <main class="panel-main">
        <ScreenShareBar />
        {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
        {NoticeView && route.view === 'home' && <NoticeView run={run} />}
        {indexState.state === 'closed' && (
          <Notice
            tone="danger"
            actions={
              <>
                <Button onClick={tryAgain}>{t('common.tryAgain')}</Button>
                {chosen?.worldId && <RebuildButton worldIds={[chosen.worldId]} onDone={tryAgain} />}
                <CopyDiagnostics />
              </>
            }
          >
            {t(indexState.sentence)}
          </Notice>
        )}
        <RouteView
          route={route}
          worldIndex={worldIndex}
          isPainted={isPainted}
          search={search}
          typed={typed}
          onTyped={typeInBox}
          pins={pins ?? []}
          platform={platform}
          onStatus={setStatus}
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
              : run(async () => setStatus(await openInTab(worldId, ref, platform)))
          }
        />
      </main>
      {worldIndex && follow.state === 'here' && (
        <follow.value
          key={worldIndex.worldId}
          worldIndex={worldIndex}
          platform={platform}
          shown={route.view === 'entry' && route.worldId === worldIndex.worldId ? route.ref : null}
          mayLeave={route.view === 'entry' || (route.view === 'home' && typed === '')}
          open={(ref) => open(worldIndex.worldId, ref)}
        />
      )}
      {toasts.state === 'here' && <toasts.value />}
      <StatusMessage sentence={status} onExpired={() => setStatus(null)} />
    </>
  );
}
