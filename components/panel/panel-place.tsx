import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Pin } from '../../lib/entries/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { Notice } from '../ui/index.ts';
import { EntryScreen } from './entry-screen.tsx';
import { Drafts, HomeScreen, type HomeScreenProps } from './home-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { type Place, placeKey } from './place.ts';
import { useLoaded } from './use-loaded.ts';

interface PanelPlaceProps extends Omit<HomeScreenProps, 'worldIndex'> {
  place: Place;
  worldIndex: WorldIndex | null;
  pins: readonly Pin[];
  platform: string | null;
  onSaid: (sentence: string | null) => void;
  open: (worldId: WorldId, ref: EntryRef, where: 'here' | 'tab') => void;
  onProfile: (userId: string) => void;
  go: (place: Place) => void;
}

const loadWorld = async () => (await import('../world/index.ts')).WorldView;
const loadUser = async () => (await import('../user/index.ts')).UserView;
const loadHistory = async () => (await import('../history/index.ts')).HistoryView;
const loadMany = async () => (await import('../bulk-edit/index.ts')).BulkEditView;
const loadNames = async () => (await import('../names/index.ts')).NamesOnPage;
const loadLinkCheck = async () => (await import('../editor-integration/index.ts')).LinkCheck;

/** The view below the search box. */
export function PanelPlace(props: PanelPlaceProps) {
  const { place, worldIndex, onTyped, open } = props;
  switch (place.view) {
    case 'home':
      if (worldIndex) return <HomeScreen {...props} worldIndex={worldIndex} />;
      return props.shown && <Drafts onEdit={props.onEdit} />;
    case 'entry':
      return (
        <EntryScreen
          part={place.part}
          wish={place}
          key={`${place.worldId} ${place.ref.kind} ${place.ref.id}`}
          worldId={place.worldId}
          of={place.ref}
          pins={props.pins}
          platform={props.platform}
          onSaid={props.onSaid}
          open={(ref, where) => open(place.worldId, ref, where)}
          search={onTyped}
          profile={props.onProfile}
          onHistory={(of) => props.go({ view: 'history', worldId: of.worldId, of })}
        />
      );
    case 'list':
      return (
        <ListScreen
          worldId={place.worldId}
          kind={place.kind}
          open={(ref, where) => open(place.worldId, ref, where)}
          search={onTyped}
        />
      );
    case 'world':
      return (
        <Loaded load={loadWorld}>
          {(View) => (
            <View
              worldId={place.worldId}
              open={(ref, where) => open(place.worldId, ref, where)}
              search={onTyped}
              profile={props.onProfile}
              onHistory={() => {
                const { worldId } = place;
                props.go({ view: 'history', worldId, of: { worldId, kind: 'world', id: worldId } });
              }}
            />
          )}
        </Loaded>
      );
    case 'user':
      return (
        <Loaded load={loadUser}>
          {(View) => <View key={place.userId} userId={place.userId} search={onTyped} />}
        </Loaded>
      );
    case 'history':
      return (
        <Loaded load={loadHistory}>
          {(View) => (
            <View
              worldId={place.worldId}
              of={place.of}
              open={(worldId, ref) => open(worldId, ref, 'here')}
              onWorld={(worldId) => props.go({ view: 'world', worldId })}
              onScope={(of) => props.go({ view: 'history', worldId: place.worldId, of })}
            />
          )}
        </Loaded>
      );
    case 'many':
      return (
        <Loaded load={loadMany}>
          {(View) => <View key={placeKey(place)} worldId={place.worldId} ids={place.ids} />}
        </Loaded>
      );
    case 'links':
      return worldIndex && <Links {...props} worldIndex={worldIndex} />;
    case 'names':
      return (
        worldIndex && (
          <Loaded load={loadNames}>
            {(View) => (
              <View
                key={`${worldIndex.worldId} ${place.tabId}`}
                worldIndex={worldIndex}
                tabId={place.tabId}
                open={(ref, where) => open(worldIndex.worldId, ref, where)}
              />
            )}
          </Loaded>
        )
      );
  }
}

/** A view that loads on demand. It takes the focus, so that a screen reader reads on from it. */
function Loaded<T>(props: { load: () => Promise<T>; children: (view: T) => ComponentChildren }) {
  const view = useLoaded(props.load);
  const screen = useRef<HTMLDivElement>(null);
  const ready = view.state === 'here';
  useEffect(() => {
    if (ready && !screen.current?.contains(document.activeElement))
      screen.current?.focus({ preventScroll: true });
  }, [ready]);
  if (view.state === 'failed')
    return (
      <Notice tone="danger">
        This part of Loreside could not be loaded. Close the panel and open it again.
      </Notice>
    );
  return (
    <div ref={screen} class="entry" tabIndex={-1}>
      {view.state === 'here' && props.children(view.value)}
    </div>
  );
}

function Links({ worldIndex, platform, onSaid, open }: PanelPlaceProps & { worldIndex: WorldIndex }) {
  const check = useLoaded(loadLinkCheck);
  if (check.state !== 'here') return null;
  return (
    <check.value
      key={worldIndex.worldId}
      worldIndex={worldIndex}
      platform={platform}
      onSaid={onSaid}
      open={(ref, where) => open(worldIndex.worldId, ref, where)}
    />
  );
}
