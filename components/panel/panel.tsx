import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { pageAddress } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { followedTab } from '../../lib/windows/index.ts';
import { UnreadableNotice } from '../diagnostics/index.ts';
import type { EntryPlace } from '../entry-view/index.ts';
import { REVIEW_TABS } from '../review/index.ts';
import { ScreenShareBar } from '../screen-share/index.ts';
import {
  CopyProgress,
  FilterBar,
  RebuildButton,
  type Row,
  showStatus,
  useAsyncAction,
  useSearch,
  useWorldIndex,
  WorldSourceContext,
} from '../search/index.ts';
import { Notice, ToastStack, useHelpKey } from '../ui/index.ts';
import { explainOwnWindow } from './instead-notice.ts';
import { isChecking } from './no-entries.tsx';
import { openInTab } from './open-in-tab.ts';
import { PanelHead } from './panel-head.tsx';
import { type Route, routeKey } from './route.ts';
import { RouteView } from './route-view.tsx';
import { forgetScroll } from './scroll.ts';
import './panel.css';
import { useAccent } from './use-accent.ts';
import { useAltKey } from './use-alt-key.ts';
import { useFirstPaint } from './use-first-paint.ts';
import { useIdle } from './use-idle.ts';
import { useLoaded } from './use-loaded.ts';
import { useNavigation } from './use-navigation.ts';
import { usePanelRequests } from './use-panel-requests.ts';
import { usePinnedRows, usePins } from './use-pins.ts';
import { useRemovedWorlds } from './use-removed-worlds.ts';
import { useShownWorld } from './use-shown-world.ts';
import { useSlash } from './use-slash.ts';
import { WorldSwitcher } from './world-switcher.tsx';

export interface PanelProps {
  /** The route to show first. */
  initialRoute: Route;
  /** Starts a draft with this title, for this world or the default one, in the way of the page that shows the panel. */
  onDraft: (title: string, worldId: WorldId | null) => Promise<void>;
  onEdit: (id: string) => Promise<void>;
}

const loadConnectionNotice = () => import('./connection-notice.tsx');
const loadToasts = async () => (await import('../history/operation-toasts.tsx')).OperationToasts;
const loadKeys = async () => (await import('./panel-keys.tsx')).PanelKeys;
const loadTimeLeft = async () => (await import('../library/first-sync-time.tsx')).FirstSyncTime;
const loadLater = async () => (await import('./later.tsx')).Later;
const loadFollow = async () => (await import('../follow/index.ts')).FollowBar;

/** The panel: a search box that is always there, and the current view below it. */
export function Panel({ initialRoute, onDraft, onEdit }: PanelProps) {
  const navigation = useNavigation(initialRoute);
  const { route, go, type, back, forward } = navigation;
  const shown = useShownWorld(navigation);
  const { known, worldId, isAll, searchAll } = shown;
  useRemovedWorlds(shown, navigation);
  const [indexState, tryAgain] = useWorldIndex(worldId);
  const worldIndex =
    indexState.state === 'open' && indexState.worldIndex.worldId === worldId ? indexState.worldIndex : null;
  const [isHelping, setHelping] = useState(false);
  const pins = usePins();
  const pinned = usePinnedRows(pins ?? [], worldIndex);
  const box = useRef<HTMLInputElement>(null);
  const [errorMessage, run] = useAsyncAction();
  const isPainted = useFirstPaint(indexState.state !== 'opening');
  // A connection problem doesn't wait for the first paint: its notice stands at the top.
  const isDisconnected = known !== undefined && !known?.isConnected;
  const connectionNotice = useLoaded(isPainted || isDisconnected ? loadConnectionNotice : null);
  useAccent(worldId ?? null, isPainted);
  const follow = useLoaded(isPainted ? loadFollow : null);
  const later = useLoaded(isPainted ? loadLater : null);
  const toasts = useLoaded(isPainted ? loadToasts : null);
  const keys = useLoaded(isHelping ? loadKeys : null);
  const timeLeft = useLoaded(isPainted && worldIndex?.copy?.progress ? loadTimeLeft : null);
  const typed = route.view === 'home' ? route.typed : '';
  const platform = known?.address ?? null;
  const world = known?.worlds.find(({ id }) => id === worldId);
  const source = world?.source ?? 'account';

  const open = useCallback(
    (worldId: WorldId, ref: EntryRef, place?: EntryPlace) => {
      showStatus(null);
      if (place) forgetScroll(routeKey({ view: 'entry', worldId, ref }));
      go({ view: 'entry', worldId, ref, place });
    },
    [go],
  );
  const typeInBox = useCallback(
    (text: string) => {
      showStatus(null);
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
    others: shown.others,
    titleOf: shown.titleOf,
    isShown: route.view === 'home',
    platform,
    start: route.view === 'home' ? (route.row ?? null) : null,
    open: (row: Row) => {
      navigation.rememberRow(row.key);
      open(row.worldId, row.ref);
    },
    insert: (row: Row) =>
      run(async () => {
        const { insertEntry: insertResource } = await import('../editor-integration/index.ts');
        showStatus(await insertResource({ ...row, page: pageAddress(row, platform) }));
      }),
    leave,
    onStatus: showStatus,
  });

  const checkLinks = worldIndex ? () => go({ view: 'links' }) : null;
  useAltKey('KeyK', checkLinks);
  const findNames = worldIndex
    ? () =>
        run(async () => {
          const tab = await followedTab();
          if (tab) go({ view: 'names', tabId: tab.tabId });
          else showStatus(t('panel.noPageBeside'));
        })
    : null;
  useAltKey('KeyM', findNames);
  const review = worldIndex
    ? () => go({ view: 'review', worldId: worldIndex.worldId, tab: REVIEW_TABS[0] })
    : null;
  useAltKey('KeyR', review);
  const searchAllWorlds = () => {
    searchAll(!isAll);
    if (route.view !== 'home') go({ view: 'home', typed: '' });
    box.current?.focus();
  };
  // The way back doesn't wait for the index of the world that it leads to.
  const canSearchAll = (worldIndex !== null || isAll) && (known?.worlds.length ?? 0) > 1;
  useAltKey('KeyA', canSearchAll ? searchAllWorlds : null);
  useHelpKey(() => setHelping(true));
  usePanelRequests(isPainted, (requested) => {
    showStatus(null);
    go(requested);
  });
  useSlash(box, route.view === 'home' ? null : back);
  // Focus the box whenever the search is shown again.
  useEffect(() => {
    if (route.view === 'home') box.current?.focus({ preventScroll: true });
  }, [route.view]);
  useEffect(() => explainOwnWindow(location.search), []);
  const ready = indexState.state !== 'opening' && known !== undefined && connectionNotice.state !== 'loading';
  useEffect(() => {
    if (!ready) return;
    document.body.dataset.ready = 'sidepanel';
    // This may have to start the background. If it fails, the sync's own alarm still wakes it.
    void request('library.look', {});
  }, [ready]);

  const Mark = connectionNotice.state === 'here' ? connectionNotice.value.ConnectionMark : null;
  const NoticeView = connectionNotice.state === 'here' ? connectionNotice.value.ConnectionNotice : null;
  const LocalWorldLine = connectionNotice.state === 'here' ? connectionNotice.value.LocalWorldLine : null;
  return (
    <>
      <PanelHead
        title={shown.title || 'Loreside'}
        switcher={
          known &&
          worldId && (
            <WorldSwitcher
              known={known}
              worldId={worldId}
              isAll={isAll}
              onWorld={shown.show}
              onAll={searchAllWorlds}
              onOverview={() => go({ view: 'world', worldId })}
              onDefault={() => run(async () => showStatus(await shown.makeDefault()))}
            />
          )
        }
        mark={Mark && source === 'account' && <Mark run={run} />}
        back={back}
        forward={forward}
        onLinks={checkLinks}
        onNames={findNames}
        onKeys={() => setHelping(true)}
        onDraft={() => run(() => onDraft('', worldId ?? null))}
        box={{
          ...{ typed, onTyped: typeInBox, boxRef: box, ...search.box },
          placeholder: isAll ? t('panel.searchAllWorlds') : undefined,
        }}
      >
        {LocalWorldLine && world && <LocalWorldLine world={world} />}
        {worldIndex && route.view === 'home' && (
          <>
            <FilterBar
              worldIndex={worldIndex}
              query={search.answer.query}
              links={search.answer.links}
              typed={typed}
              onTyped={typeInBox}
              onList={(kind) => go({ view: 'list', worldId: worldIndex.worldId, kind })}
            />
            <CopyProgress
              worldIndex={worldIndex}
              left={timeLeft.state === 'here' && <timeLeft.value copy={worldIndex.copy} />}
              isBarOnly={isChecking(worldIndex)}
            />
          </>
        )}
      </PanelHead>
      <main class="panel-main">
        <ScreenShareBar />
        {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
        {NoticeView && source === 'account' && route.view === 'home' && <NoticeView run={run} />}
        {indexState.state === 'closed' && (
          <UnreadableNotice sentence={indexState.sentence} onTryAgain={tryAgain}>
            {worldId && <RebuildButton worldIds={[worldId]} onDone={tryAgain} />}
          </UnreadableNotice>
        )}
        <WorldSourceContext.Provider value={source}>
          <RouteView
            route={route}
            worldIndex={worldIndex}
            isPainted={isPainted}
            search={search}
            typed={typed}
            onTyped={typeInBox}
            pins={pins ?? []}
            platform={platform}
            onStatus={showStatus}
            isDefault={worldId === known?.defaultId}
            onAllWorlds={canSearchAll && !isAll ? searchAllWorlds : null}
            onList={(kind) => worldIndex && go({ view: 'list', worldId: worldIndex.worldId, kind })}
            onReview={() => review?.()}
            onMap={() => worldIndex && go({ view: 'map', worldId: worldIndex.worldId, of: null })}
            onHistory={() => worldIndex && go({ view: 'history', worldId: worldIndex.worldId, of: null })}
            go={go}
            onDelivered={navigation.followDraft}
            onProfile={(userId) => go({ view: 'user', userId })}
            onDraft={(title) => run(() => onDraft(title, worldId ?? null))}
            onEdit={(id) => run(() => onEdit(id))}
            open={(worldId, ref, where, place) =>
              where === 'here'
                ? open(worldId, ref, place)
                : run(async () => showStatus(await openInTab(worldId, ref, platform)))
            }
          />
        </WorldSourceContext.Provider>
      </main>
      {later.state === 'here' && <later.value />}
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
      <ToastStack />
      {keys.state === 'here' && isHelping && (
        <keys.value view={route.view} onClose={() => setHelping(false)} />
      )}
    </>
  );
}
