// This folder knows where the panel is: its routes, the way back and forward, requests from elsewhere, and the view of
// each route.

import { ENTRY_KINDS, type EntryKind, type EntryRef } from '../../../lib/library/index.ts';
import {
  CHANGED_KINDS,
  type ChangedRef,
  VERSIONED_KINDS,
  type VersionedRef,
  type WorldId,
} from '../../../lib/model/index.ts';
import type { EntryPlace } from '../../entry-view/index.ts';
import { REVIEW_TABS, type ReviewTabId } from '../../review/index.ts';

/** Where the panel is: what it shows below the search box. */
export type Route =
  /** `row`: the key of the row that was opened from here, if any. `part`: what to scroll to. `worldId`: given when the person switched to it. */
  | { view: 'home'; typed: string; row?: string; worldId?: WorldId; part?: 'drafts' }
  /** `part`: what a page's shortcut asked for, such as the `move` form or the entry's links. `place`: what to go to in its text. `wasDraft`: the id of the draft whose place the article took here. */
  | {
      view: 'entry';
      worldId: WorldId;
      ref: EntryRef;
      part?: string | undefined;
      place?: EntryPlace | undefined;
      wasDraft?: string;
    }
  | { view: 'list'; worldId: WorldId; kind: EntryKind }
  /** The world itself: its page and its settings. */
  | { view: 'world'; worldId: WorldId }
  | { view: 'user'; userId: string }
  /** Names in the editor of the active tab that aren't linked yet. */
  | { view: 'links'; worldId?: WorldId }
  /** The history of one entry, a world, or everything. */
  | { view: 'history'; worldId: WorldId | null; of: ChangedRef | null }
  /** The versions of one entry, or (`of` is null) what changed in the world. */
  | { view: 'versions'; worldId: WorldId; of: VersionedRef | null }
  /** What the links of a world lack and what its texts contradict. */
  | { view: 'review'; worldId: WorldId; tab: ReviewTabId; of?: EntryRef }
  /** Renames an entry in all texts, or (`of` is null) finds and replaces words in them. */
  | { view: 'rename'; worldId: WorldId; of: EntryRef | null }
  /** What was written in a world, by day. */
  | { view: 'progress'; worldId: WorldId }
  /** The links among the entries around one, in a category, or (`of` is null) in the world, as a drawing. */
  | { view: 'map'; worldId: WorldId; of: EntryRef | null }
  /** Several articles to be changed together. */
  | { view: 'many'; worldId: WorldId; ids: readonly string[] }
  /** An import into a world, or into none on this device, that is entered on World Anvil by hand. */
  | { view: 'entering'; into: WorldId }
  /** The world's names in the text of a tab's page. */
  | { view: 'names'; tabId: number; worldId?: WorldId };

/** Identifies a route. Its scroll position is kept under this key. */
export function routeKey(route: Route): string {
  switch (route.view) {
    case 'home':
      return `home ${route.worldId ?? ''} ${route.typed}${route.part ? ` ${route.part}` : ''}`;
    case 'entry':
      return `entry ${route.worldId} ${route.ref.kind} ${route.ref.id}`;
    case 'list':
      return `list ${route.worldId} ${route.kind}`;
    case 'world':
      return `world ${route.worldId}`;
    case 'user':
      return `user ${route.userId}`;
    case 'links':
      return `links ${route.worldId ?? ''}`;
    case 'history':
      return `history ${route.worldId} ${route.of?.kind} ${route.of?.id}`;
    case 'versions':
      return `versions ${route.worldId} ${route.of?.kind} ${route.of?.id}`;
    case 'review':
      return `review ${route.worldId} ${route.tab} ${route.of?.kind ?? ''} ${route.of?.id ?? ''}`;
    case 'progress':
      return `progress ${route.worldId}`;
    case 'map':
      return `map ${route.worldId} ${route.of?.kind} ${route.of?.id}`;
    case 'rename':
      return `rename ${route.worldId} ${route.of?.kind} ${route.of?.id}`;
    case 'many':
      return `many ${route.worldId} ${route.ids.join(' ')}`;
    case 'entering':
      return `entering ${route.into}`;
    case 'names':
      return `names ${route.worldId ?? ''} ${route.tabId}`;
  }
}

/** The world that a route shows; null if it shows the one that was there before. */
export const worldOf = (route: Route): WorldId | null => ('worldId' in route && route.worldId) || null;

/** The same kind of screen in another world: a list stays a list, and an entry gives way to the search. */
export function routeInWorld(route: Route, worldId: WorldId): Route {
  switch (route.view) {
    case 'home':
      return { view: 'home', typed: route.typed, worldId };
    case 'list':
    case 'world':
    case 'progress':
    case 'links':
    case 'names':
      return { ...route, worldId };
    case 'review':
      return { view: 'review', tab: route.tab, worldId };
    case 'rename':
    case 'history':
    case 'versions':
    case 'map':
      return { view: route.view, worldId, of: null };
    default:
      return { view: 'home', typed: '', worldId };
  }
}

/**
 * The route that the panel's own address asks for. `?find=` searches. `?world=&kind=&id=` opens an entry. With
 * `history` it opens the history of that entry, of the world, or of everything; with `map`, the link map of that entry
 * or of the world; with `versions`, the entry's versions, or what changed in the world. `?world=&review=` opens a tab of
 * the world's review, `?world=&progress` what was written in it. The address bar uses these to open the panel in a tab. Any other address opens the search, in
 * `world` if it names one.
 */
export function routeOf(query: string, typed: string): Route {
  const params = new URLSearchParams(query);
  const [worldId, id] = [params.get('world'), params.get('id')];
  if (params.has('history')) {
    const changed = CHANGED_KINDS.find((one) => one === params.get('kind'));
    return { view: 'history', worldId, of: worldId && id && changed ? { worldId, kind: changed, id } : null };
  }
  const kind = ENTRY_KINDS.find((one) => one === params.get('kind'));
  const ref = id && kind ? { kind, id } : null;
  const versioned = VERSIONED_KINDS.find((one) => one === params.get('kind'));
  if (worldId && params.has('versions'))
    return { view: 'versions', worldId, of: id && versioned ? { kind: versioned, id } : null };
  if (worldId && params.has('map')) return { view: 'map', worldId, of: ref };
  if (worldId && params.has('progress')) return { view: 'progress', worldId };
  const tab = REVIEW_TABS.find((one) => one === params.get('review'));
  if (worldId && tab) return { view: 'review', worldId, tab };
  if (worldId && ref) return { view: 'entry', worldId, ref };
  const find = typed || (params.get('find') ?? '');
  return { view: 'home', typed: find, ...(worldId && { worldId }) };
}

/** The address's query for a route, which `routeOf` reads; null if no address asks for it. */
export function queryOf(route: Route): string | null {
  const query = (fields: Record<string, string | null | undefined>): string =>
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
    ).toString();
  switch (route.view) {
    case 'home':
      return query({ find: route.typed, world: route.worldId });
    case 'entry':
      return query({ world: route.worldId, ...route.ref });
    case 'review':
      return query({ world: route.worldId, review: route.tab });
    case 'progress':
      return query({ world: route.worldId, progress: '' });
    case 'history':
      return query({ history: '', world: route.worldId, kind: route.of?.kind, id: route.of?.id });
    case 'map':
      return query({ map: '', world: route.worldId, ...route.of });
    default:
      return null;
  }
}

const START = queryOf({ view: 'home', typed: '' });
/** Whether this is where every panel begins. */
export const isStart = (route: Route): boolean => queryOf(route) === START;
