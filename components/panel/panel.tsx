import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { pageAddress } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { UnreadableNotice } from '../diagnostics/index.ts';
import type { EntryPlace } from '../entry-view/index.ts';
import { ScreenShareBar } from '../screen-share/index.ts';
import {
  CopyProgress,
  FilterBar,
  pagesOf,
  RebuildButton,
  type Row,
  showStatus,
  useAsyncAction,
  useSearch,
  useWorldIndex,
  WorldSourceContext,
} from '../search/index.ts';
import { Notice, ToastStack, useHelpKey } from '../ui/index.ts';
import { forgetScroll } from './entry/scroll.ts';
import { isStart, type Route, routeKey } from './navigation/route.ts';
import { RouteView } from './navigation/route-view.tsx';
import { explainOwnWindow, focusOrPalette, openInTab } from './navigation/use-panel-requests.ts';
import { PanelHead } from './panel-head.tsx';
import { isChecking } from './world/no-entries.tsx';
import './panel.css';
import { useNavigation } from './navigation/use-navigation.ts';
import { usePanelRequests } from './navigation/use-panel-requests.ts';
import { useFirstPaint, usePanelParts } from './use-loaded.ts';
import { usePanelCommands, useSlash } from './use-panel-commands.ts';
import { useIdle, usePinnedRows, usePins } from './use-pins.ts';
import { useAccent } from './world/use-accent.ts';
import { useRemovedWorlds, useShownWorld } from './world/use-shown-world.ts';
import { WorldSwitcher } from './world/world-switcher.tsx';

export interface PanelProps {
  /** The route to show first. */
  initialRoute: Route;
  /** Starts a draft with this title, for this world or the default one, in the way of the page that shows the panel. */
  onDraft: (title: string, worldId: WorldId | null) => Promise<void>;
  onEdit: (id: string) => Promise<void>;
}

/** The panel: a search box that is always there, and the current view below it. */
export function Panel({ initialRoute, onDraft, onEdit }: PanelProps) {
  const navigation = useNavigation(initialRoute);
  const { route, go, type, back, forward } = navigation;
  const shown = useShownWorld(navigation);
  const { known, worldId, isAll } = shown;
  useRemovedWorlds(shown, navigation);
  const [indexState, tryAgain] = useWorldIndex(worldId);
  const worldIndex =
    indexState.state === 'open' && indexState.worldIndex.worldId === worldId ? indexState.worldIndex : null;
  const [isHelping, setHelping] = useState(false);
  const [hasHints, setHints] = useState(false);
  const [removing, setRemoving] = useState<WorldId | null>(null);
  const pins = usePins();
  const pinned = usePinnedRows(pins ?? [], worldIndex);
  const box = useRef<HTMLInputElement>(null);
  const [errorMessage, run] = useAsyncAction();
  const world = known?.worlds.find(({ id }) => id === worldId);
  const source = world?.source ?? 'account';
  const isPainted = useFirstPaint(indexState.state !== 'opening');
  const parts = usePanelParts({
    isPainted,
    isDisconnected: known !== undefined && !known?.isConnected,
    isHelping,
    isCopying: Boolean(worldIndex?.copy?.progress),
    isSample: source === 'sample',
  });
  useAccent(worldId ?? null, isPainted);
  const typed = route.view === 'home' ? route.typed : '';
  const pagesOfWorld = (id: WorldId): string | null => pagesOf(known, id);
  const platform = worldId ? pagesOfWorld(worldId) : null;

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
    pagesOf: pagesOfWorld,
    start: route.view === 'home' ? (route.row ?? null) : null,
    open: (row: Row) => {
      navigation.rememberRow(row.key);
      open(row.worldId, row.ref);
    },
    insert: (row: Row) =>
      run(async () => {
        const { insertEntry } = await import('../editor-integration/index.ts');
        showStatus(await insertEntry({ ...row, page: pageAddress(row, pagesOfWorld(row.worldId)) }));
      }),
    leave,
    onStatus: showStatus,
  });

  const commands = usePanelCommands({ navigation, shown, worldIndex, box, run });
  useHelpKey(() => setHelping(true));
  // What the panel's own address asks for is newer than a request that waited for a panel.
  const since = isStart(initialRoute) ? 0 : performance.timeOrigin;
  usePanelRequests(isPainted, since, (requested) => {
    showStatus(null);
    navigation.arrive(requested);
    if (requested !== null && (requested.view !== 'home' || requested.part)) return;
    box.current?.focus();
    box.current?.select();
    if (requested === null) focusOrPalette();
  });
  useSlash(box, route.view === 'home' ? null : back);
  // Focus the box whenever the search is shown again.
  useEffect(() => {
    if (route.view === 'home') box.current?.focus({ preventScroll: true });
  }, [route.view]);
  useEffect(() => explainOwnWindow(location.search), []);
  const ready = indexState.state !== 'opening' && known !== undefined && !parts.isConnectionLoading;
  useEffect(() => {
    if (!ready) return;
    document.body.dataset.ready = 'sidepanel';
    // This may have to start the background. If it fails, the sync's own alarm still wakes it.
    void request('library.look', {});
  }, [ready]);

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
              onAll={commands.searchAllWorlds}
              onOverview={() => go({ view: 'world', worldId })}
              onDefault={() => run(async () => showStatus(await shown.makeDefault()))}
              onRemove={() => setRemoving(worldId)}
            />
          )
        }
        mark={parts.connection && source === 'account' && <parts.connection.ConnectionMark run={run} />}
        home={commands.home}
        back={back}
        forward={forward}
        onLinks={commands.checkLinks}
        onNames={commands.findNames}
        onReplace={commands.replace}
        onKeys={() => setHelping(true)}
        onDraft={() => run(() => onDraft('', worldId ?? null))}
        box={{
          ...{ typed, onTyped: typeInBox, boxRef: box, ...search.box },
          hints: { isShown: hasHints, onToggle: () => setHints(!hasHints) },
          placeholder: isAll ? t('panel.searchAllWorlds') : undefined,
        }}
      >
        {parts.connection && world && (
          <parts.connection.LocalWorldLine
            world={world}
            isRemoving={removing === worldId}
            onRemoving={() => setRemoving(null)}
          />
        )}
        {worldIndex && route.view === 'home' && (
          <WorldSourceContext.Provider value={source}>
            <FilterBar
              worldIndex={worldIndex}
              query={search.answer.query}
              links={search.answer.links}
              typed={typed}
              hasHints={hasHints}
              onHinted={() => setHints(false)}
              onTyped={typeInBox}
              onList={(kind) => go({ view: 'list', worldId: worldIndex.worldId, kind })}
            />
            <CopyProgress
              worldIndex={worldIndex}
              left={parts.TimeLeft && <parts.TimeLeft copy={worldIndex.copy} />}
              isBarOnly={isChecking(worldIndex)}
            />
          </WorldSourceContext.Provider>
        )}
      </PanelHead>
      <main class="panel-main column gap-4">
        <ScreenShareBar statblocks />
        {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
        {parts.connection && source === 'account' && route.view === 'home' && (
          <parts.connection.ConnectionNotice run={run} />
        )}
        {indexState.state === 'closed' && (
          <UnreadableNotice sentence={indexState.sentence} onTryAgain={tryAgain}>
            {worldId && <RebuildButton worldIds={[worldId]} onDone={tryAgain} />}
          </UnreadableNotice>
        )}
        {worldIndex && source === 'sample' && parts.Tour && (
          <parts.Tour worldId={worldIndex.worldId} {...{ route, go }} />
        )}
        <WorldSourceContext.Provider value={source}>
          {!parts.isTourLoading && (
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
              worldTitle={isAll ? '' : shown.title}
              onAllWorlds={commands.canSearchAll && !isAll ? commands.searchAllWorlds : null}
              onList={(kind) => worldIndex && go({ view: 'list', worldId: worldIndex.worldId, kind })}
              onReview={() => commands.review?.()}
              onReplace={() => commands.replace?.()}
              onProgress={() => commands.progress?.()}
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
                  : run(async () => showStatus(await openInTab(worldId, ref, pagesOfWorld(worldId))))
              }
            />
          )}
        </WorldSourceContext.Provider>
      </main>
      {parts.Later && <parts.Later />}
      {worldIndex && parts.ReviewReader && (
        <parts.ReviewReader
          key={`review ${worldIndex.worldId}`}
          worldIndex={worldIndex}
          isOpen={route.view === 'review'}
        />
      )}
      {worldIndex && parts.Follow && (
        <parts.Follow
          key={worldIndex.worldId}
          worldIndex={worldIndex}
          platform={known?.address ?? null}
          shown={route.view === 'entry' && route.worldId === worldIndex.worldId ? route.ref : null}
          mayLeave={route.view === 'entry' || (route.view === 'home' && typed === '')}
          open={(ref) => open(worldIndex.worldId, ref)}
        />
      )}
      {parts.Toasts && <parts.Toasts />}
      <ToastStack />
      {parts.Keys && isHelping && <parts.Keys view={route.view} onClose={() => setHelping(false)} />}
    </>
  );
}
