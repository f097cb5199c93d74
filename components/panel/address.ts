import { ENTRY_KINDS } from '../../lib/library/index.ts';
import { CHANGED_KINDS } from '../../lib/model/index.ts';
import type { Place } from './place.ts';

/**
 * The place that the panel's own address asks for. `?find=` searches. `?world=&kind=&id=` opens an entry. With
 * `history` it opens the history of that entry, of the world, or of everything. The address bar uses these to open the
 * panel in a tab. Any other address opens the search.
 */
export function placeOf(query: string, typed: string): Place {
  const asked = new URLSearchParams(query);
  const [worldId, id] = [asked.get('world'), asked.get('id')];
  if (asked.has('history')) {
    const changed = CHANGED_KINDS.find((one) => one === asked.get('kind'));
    return { view: 'history', worldId, of: worldId && id && changed ? { worldId, kind: changed, id } : null };
  }
  const kind = ENTRY_KINDS.find((one) => one === asked.get('kind'));
  if (worldId && id && kind) return { view: 'entry', worldId, ref: { kind, id } };
  return { view: 'home', typed: typed || (asked.get('find') ?? '') };
}
