import { useEffect, useRef } from 'preact/hooks';
import type { Pin } from '../../../lib/entries/index.ts';
import type { EntryRef } from '../../../lib/library/index.ts';
import type { VersionedRef, WorldId } from '../../../lib/model/index.ts';
import type { EntryPlace } from '../../entry-view/index.ts';
import { WorldContext } from '../../screen-share/index.ts';
import type { WorldIndex } from '../../search/index.ts';
import { EntryScreen } from '../entry/entry-screen.tsx';
import { Drafts, HomeScreen, type HomeScreenProps } from '../home/home-screen.tsx';
import { useLoaded } from '../use-loaded.ts';
import { Loaded } from './loaded.tsx';
import { type Route, routeKey } from './route.ts';
import type { ListViewProps } from './view.ts';
import { LISTS } from './views.ts';

/** The list of all entries of a kind. It takes the focus, so that a screen reader reads on from it. */
function ListScreen(props: ListViewProps) {
  const list = useLoaded(LISTS[props.kind]);
  const screen = useRef<HTMLDivElement>(null);
  const ready = list.state === 'here';
  useEffect(() => {
    if (ready && !screen.current?.contains(document.activeElement))
      screen.current?.focus({ preventScroll: true });
  }, [ready, props.kind]);
  return (
    <div ref={screen} class="entry" tabIndex={-1}>
      {list.state === 'here' && <list.value {...props} />}
    </div>
  );
}

interface RouteViewProps
  extends Omit<HomeScreenProps, 'worldIndex' | 'isForDrafts' | 'onOverview' | 'onVersions' | 'onEntering'> {
  route: Route;
  worldIndex: WorldIndex | null;
  pins: readonly Pin[];
  platform: string | null;
  onStatus: (sentence: string | null) => void;
  open: (worldId: WorldId, ref: EntryRef, where: 'here' | 'tab', place?: EntryPlace) => void;
  onProfile: (userId: string) => void;
  go: (route: Route) => void;
  /** A draft that is shown has become an article. */
  onDelivered: (worldId: WorldId, draft: EntryRef, article: EntryRef) => void;
}

const loadWorld = async () => (await import('../../world/index.ts')).WorldView;
const loadUser = async () => (await import('../../user/index.ts')).UserView;
const loadHistory = async () => (await import('../../history/index.ts')).HistoryView;
const loadVersions = async () => await import('../../versions/index.ts');
const loadReview = async () => (await import('../../review/review-screen.tsx')).ReviewScreen;
const loadRename = async () => (await import('../../rename/index.ts')).RenameView;
const loadProgress = async () => (await import('../../progress/index.ts')).ProgressScreen;
const loadMap = async () => (await import('../../link-map/index.ts')).LinkMap;
const loadBulkEdit = async () => (await import('../../bulk-edit/index.ts')).BulkEditView;
const loadNames = async () => (await import('../../names/index.ts')).NamesOnPage;
const loadEntering = async () => (await import('../../entering/index.ts')).EnteringView;
const loadLinkCheck = async () => (await import('../../editor-integration/index.ts')).LinkCheck;

/** The view below the search box. */
export function RouteView(props: RouteViewProps) {
  const { route, worldIndex, onTyped, open } = props;
  switch (route.view) {
    case 'home':
      if (worldIndex)
        return (
          <HomeScreen
            {...props}
            worldIndex={worldIndex}
            isForDrafts={route.part === 'drafts'}
            onOverview={() => props.go({ view: 'world', worldId: worldIndex.worldId })}
            onVersions={(of) => props.go({ view: 'versions', worldId: worldIndex.worldId, of })}
            onEntering={(into) => props.go({ view: 'entering', into })}
          />
        );
      return (
        props.isPainted && (
          <Drafts
            onEdit={props.onEdit}
            isAsked={route.part === 'drafts'}
            onEntering={(into) => props.go({ view: 'entering', into })}
          />
        )
      );
    case 'entry':
      return (
        <EntryScreen
          partRequest={route}
          place={route.place}
          // The same screen when an article takes its draft's place: the focus stays where it is.
          key={`${route.worldId} ${route.ref.kind} ${route.wasDraft ?? route.ref.id}`}
          worldId={route.worldId}
          entryRef={route.ref}
          pins={props.pins}
          platform={props.platform}
          onStatus={props.onStatus}
          open={(ref, where, place) => open(route.worldId, ref, where, place)}
          search={onTyped}
          profile={props.onProfile}
          onHistory={(of) => props.go({ view: 'history', worldId: of.worldId, of })}
          onVersions={(of) => props.go({ view: 'versions', worldId: route.worldId, of })}
          onMap={() => props.go({ view: 'map', worldId: route.worldId, of: route.ref })}
          onReview={() => props.go({ view: 'review', worldId: route.worldId, tab: 'all', of: route.ref })}
          onRename={() => props.go({ view: 'rename', worldId: route.worldId, of: route.ref })}
          onDelivered={(article) => props.onDelivered(route.worldId, route.ref, article)}
        />
      );
    case 'list':
      return (
        <ListScreen
          worldId={route.worldId}
          kind={route.kind}
          open={(ref, where) => open(route.worldId, ref, where)}
          search={onTyped}
        />
      );
    case 'world':
      return (
        <Loaded load={loadWorld}>
          {(View) => (
            <View
              worldId={route.worldId}
              open={(ref, where) => open(route.worldId, ref, where)}
              search={onTyped}
              profile={props.onProfile}
              onHistory={() => {
                const { worldId } = route;
                props.go({ view: 'history', worldId, of: { worldId, kind: 'world', id: worldId } });
              }}
            />
          )}
        </Loaded>
      );
    case 'user':
      return (
        <Loaded load={loadUser}>
          {(View) => <View key={route.userId} userId={route.userId} search={onTyped} />}
        </Loaded>
      );
    case 'history':
      return (
        <Loaded load={loadHistory}>
          {(View) => (
            <View
              worldId={route.worldId}
              of={route.of}
              open={(worldId, ref) => open(worldId, ref, 'here')}
              onWorld={(worldId) => props.go({ view: 'world', worldId })}
              onScope={(of) => props.go({ view: 'history', worldId: route.worldId, of })}
              onVersions={(worldId) => props.go({ view: 'versions', worldId, of: null })}
            />
          )}
        </Loaded>
      );
    case 'versions':
      return <Versions {...props} route={route} />;
    case 'review':
      return (
        worldIndex && (
          <WorldContext.Provider value={worldIndex.worldId}>
            <Loaded load={loadReview}>
              {(View) => (
                <View
                  shown={route.tab}
                  onShow={(tab) => props.go({ view: 'review', worldId: route.worldId, tab })}
                  of={route.of ?? null}
                  onAll={() => props.go({ view: 'review', worldId: route.worldId, tab: 'all' })}
                  worldIndex={worldIndex}
                  open={(ref, where, place) => open(worldIndex.worldId, ref, where, place)}
                  search={onTyped}
                  onEdit={props.onEdit}
                />
              )}
            </Loaded>
          </WorldContext.Provider>
        )
      );
    case 'progress':
      return (
        worldIndex?.worldId === route.worldId && (
          <WorldContext.Provider value={route.worldId}>
            <Loaded load={loadProgress}>
              {(View) => (
                <View
                  key={route.worldId}
                  worldIndex={worldIndex}
                  open={(ref, where) => open(route.worldId, ref, where)}
                />
              )}
            </Loaded>
          </WorldContext.Provider>
        )
      );
    case 'map':
      return (
        worldIndex?.worldId === route.worldId && (
          <Loaded load={loadMap}>
            {(View) => (
              <View
                key={routeKey(route)}
                worldIndex={worldIndex}
                of={route.of}
                open={(ref) => open(route.worldId, ref, 'here')}
                onMap={(of) => props.go({ ...route, of })}
                onMentions={() => props.go({ view: 'review', worldId: route.worldId, tab: 'mentions' })}
                onOrphans={() => props.go({ view: 'review', worldId: route.worldId, tab: 'orphans' })}
              />
            )}
          </Loaded>
        )
      );
    case 'rename':
      return (
        worldIndex?.worldId === route.worldId && (
          <WorldContext.Provider value={route.worldId}>
            <Loaded load={loadRename}>
              {(View) => (
                <View
                  key={routeKey(route)}
                  worldIndex={worldIndex}
                  of={route.of}
                  onEdit={props.onEdit}
                  open={(ref, where, place) => open(route.worldId, ref, where, place)}
                />
              )}
            </Loaded>
          </WorldContext.Provider>
        )
      );
    case 'many':
      return (
        <Loaded load={loadBulkEdit}>
          {(View) => <View key={routeKey(route)} worldId={route.worldId} ids={route.ids} />}
        </Loaded>
      );
    case 'entering':
      return <Loaded load={loadEntering}>{(View) => <View key={route.into} worldId={route.into} />}</Loaded>;
    case 'links':
      return worldIndex && <Links {...props} worldIndex={worldIndex} />;
    case 'names':
      return (
        worldIndex && (
          <Loaded load={loadNames}>
            {(View) => (
              <View
                key={`${worldIndex.worldId} ${route.tabId}`}
                worldIndex={worldIndex}
                tabId={route.tabId}
                open={(ref, where) => open(worldIndex.worldId, ref, where)}
              />
            )}
          </Loaded>
        )
      );
  }
}

function Versions(props: RouteViewProps & { route: Extract<Route, { view: 'versions' }> }) {
  const { worldId, of } = props.route;
  const show = (next: VersionedRef | null) => props.go({ view: 'versions', worldId, of: next });
  return (
    <Loaded load={loadVersions}>
      {({ VersionsView, WorldChanges }) =>
        of ? (
          <VersionsView
            key={routeKey(props.route)}
            {...{ worldId, of }}
            open={(ref) => props.open(worldId, ref, 'here')}
            onShow={show}
            onEdit={props.onEdit}
          />
        ) : (
          <WorldChanges worldId={worldId} onEntry={show} />
        )
      }
    </Loaded>
  );
}

function Links({ worldIndex, platform, onStatus, open }: RouteViewProps & { worldIndex: WorldIndex }) {
  const check = useLoaded(loadLinkCheck);
  if (check.state !== 'here') return null;
  return (
    <check.value
      key={worldIndex.worldId}
      worldIndex={worldIndex}
      platform={platform}
      onStatus={onStatus}
      open={(ref, where) => open(worldIndex.worldId, ref, where)}
    />
  );
}
