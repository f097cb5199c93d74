import type { EntryKind, EntryRef } from '../../lib/library/index.ts';
import type { ChangedRef, WorldId } from '../../lib/model/index.ts';

/** Where the panel is. */
export type Place =
  /** `row`: the key of the row that was opened from here, if any. */
  | { view: 'home'; typed: string; row?: string }
  /** `part`: what a page's shortcut asked for, such as the `move` form or the entry's links. */
  | { view: 'entry'; worldId: WorldId; ref: EntryRef; part?: string | undefined }
  | { view: 'list'; worldId: WorldId; kind: EntryKind }
  /** The world itself: its page and its settings. */
  | { view: 'world'; worldId: WorldId }
  | { view: 'user'; userId: string }
  /** Names in the editor of the active tab that aren't linked yet. */
  | { view: 'links' }
  /** The history of one entry, a world, or everything. */
  | { view: 'history'; worldId: WorldId | null; of: ChangedRef | null }
  /** Several articles to be changed together. */
  | { view: 'many'; worldId: WorldId; ids: readonly string[] }
  /** The world's names in the text of a tab's page. */
  | { view: 'names'; tabId: number };

/** Identifies a place. Its scroll position is kept under this key. */
export function placeKey(place: Place): string {
  switch (place.view) {
    case 'home':
      return `home ${place.typed}`;
    case 'entry':
      return `entry ${place.worldId} ${place.ref.kind} ${place.ref.id}`;
    case 'list':
      return `list ${place.worldId} ${place.kind}`;
    case 'world':
      return `world ${place.worldId}`;
    case 'user':
      return `user ${place.userId}`;
    case 'links':
      return 'links';
    case 'history':
      return `history ${place.worldId} ${place.of?.kind} ${place.of?.id}`;
    case 'many':
      return `many ${place.worldId} ${place.ids.join(' ')}`;
    case 'names':
      return `names ${place.tabId}`;
  }
}
