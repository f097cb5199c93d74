import { ENTRY_KINDS } from '../../lib/library/index.ts';
import { CHANGED_KINDS } from '../../lib/model/index.ts';
import { REVIEW_TABS } from '../review/index.ts';
import type { Route } from './route.ts';

/**
 * The route that the panel's own address asks for. `?find=` searches. `?world=&kind=&id=` opens an entry. With
 * `history` it opens the history of that entry, of the world, or of everything; with `map`, the link map of that entry
 * or of the world. `?world=&review=` opens a tab of the world's review. The address bar uses these to open the panel in a
 * tab. Any other address opens the search.
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
  if (worldId && params.has('map')) return { view: 'map', worldId, of: ref };
  const tab = REVIEW_TABS.find((one) => one === params.get('review'));
  if (worldId && tab) return { view: 'review', worldId, tab };
  if (worldId && ref) return { view: 'entry', worldId, ref };
  return { view: 'home', typed: typed || (params.get('find') ?? '') };
}
