import type { EntryKind, EntryRef } from '../../lib/library/index.ts';
import type { ChangedRef, WorldId } from '../../lib/model/index.ts';

/** Where the panel is: searching, at one thing, at all things of a kind, or at the text beside. */
export type Place =
  /** `row`: the key of the row that was opened from here, where one was. */
  | { view: 'home'; typed: string; row?: string }
  /** `part`: what of it was asked for, by a page's shortcut: `move`, or its links to others. */
  | { view: 'entry'; worldId: WorldId; ref: EntryRef; part?: string | undefined }
  | { view: 'list'; worldId: WorldId; kind: EntryKind }
  /** The world itself: its page and its settings. */
  | { view: 'world'; worldId: WorldId }
  | { view: 'user'; userId: string }
  /** The names in the editor beside that are not linked yet. */
  | { view: 'links' }
  /** What was changed from here: of a world or of all, or of one thing. */
  | { view: 'history'; worldId: WorldId | null; of: ChangedRef | null }
  /** Several articles that are to be changed together. */
  | { view: 'many'; worldId: WorldId; ids: readonly string[] }
  /** The world's names in the text of the page that a tab shows. */
  | { view: 'names'; tabId: number };

/** The same for the same place: what its scroll position is kept under. */
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
