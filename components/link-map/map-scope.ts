import type { EntryKind, EntryRef, LinkIndex, Searcher } from '../../lib/library/index.ts';
import { graphAmong, graphAround, graphOfLinked, type MapGraph } from '../../lib/link-map/index.ts';

/** Which entries a map shows. */
export interface MapScope {
  /** The entry in the middle, or the category whose members are shown; null for the whole world. */
  of: EntryRef | null;
  /** How many links an entry may be away from the one in the middle. */
  steps: 1 | 2;
  withSubcategories: boolean;
  kinds: ReadonlySet<EntryKind>;
}

/** Names a map among those of its world, for its stored layout. */
export function scopeName({ of, steps, withSubcategories, kinds }: MapScope): string {
  const shown = [...kinds].sort().join();
  if (of === null) return `world ${shown}`;
  if (of.kind === 'category') return `category ${of.id} ${withSubcategories ? 'all' : 'own'} ${shown}`;
  return `${of.kind} ${of.id} ${steps} ${shown}`;
}

/** The category's id with those of the ones below it. A cycle ends where it closes. */
function categoriesBelow(searcher: Searcher, top: string): Set<string> {
  const children = new Map<string, string[]>();
  for (const { ref, categoryId } of searcher.hits('category')) {
    if (categoryId === null) continue;
    const siblings = children.get(categoryId);
    if (siblings) siblings.push(ref.id);
    else children.set(categoryId, [ref.id]);
  }
  const found = new Set([top]);
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return found;
}

/** The entries of a map and the links among them. */
export interface ScopedGraph {
  graph: MapGraph;
  /** How many entries of the chosen kinds a world's map lacks, because they have no link to any that it shows. */
  leftOut: number;
}

/** Null if the entry that the map is about isn't in the copy. */
export function graphOf(scope: MapScope, searcher: Searcher, links: LinkIndex): ScopedGraph | null {
  const { of, kinds } = scope;
  const shown = new Set<number>();
  for (const { location, kind } of searcher.sortFacts()) if (kinds.has(kind)) shown.add(location);
  const isShown = (location: number): boolean => shown.has(location);
  const pairs = links.pairs();
  if (of === null) {
    const graph = graphOfLinked(pairs, isShown);
    return { graph, leftOut: shown.size - graph.entries.length };
  }
  const middle = searcher.locate(of);
  if (middle < 0) return null;
  if (of.kind !== 'category') return { graph: graphAround(pairs, middle, scope.steps, isShown), leftOut: 0 };
  const categories = scope.withSubcategories ? categoriesBelow(searcher, of.id) : new Set([of.id]);
  const members = new Set<number>();
  for (const { location, categoryId } of searcher.hits())
    if (categoryId !== null && categories.has(categoryId) && isShown(location)) members.add(location);
  return { graph: graphAmong(pairs, members, true), leftOut: 0 };
}
