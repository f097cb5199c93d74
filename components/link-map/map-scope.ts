import type { EntryKind, EntryRef, LinkIndex, Searcher } from '../../lib/library/index.ts';
import { graphAmong, graphAround, graphOfLinked, type MapGraph } from '../../lib/link-map/index.ts';

/** Which entries a map shows. */
export interface MapScope {
  /** The entry in the middle, or the category whose members are shown; null for the whole world. */
  of: EntryRef | null;
  /** How many links an entry may be away from the one in the middle. */
  steps: number;
  withSubcategories: boolean;
  kinds: ReadonlySet<EntryKind>;
  /** What a person took off the map: single entries, and templates by their keys. */
  hidden: readonly EntryRef[];
  templatesOff: ReadonlySet<string>;
}

/** Entries that the map's colors stand for, in the map without its filters. */
export interface LegendItem {
  key: string;
  kind: EntryKind;
  template: string | null;
  count: number;
}

const templateKey = ({ kind, template }: { kind: EntryKind; template: string | null }): string =>
  kind === 'article' ? `${kind} ${template}` : kind;

/** Names a map among those of its world, for its stored layout. */
export function scopeName({ of, steps, withSubcategories, kinds }: MapScope): string {
  const shown = [...kinds].sort().join();
  if (of === null) return `world ${shown}`;
  if (of.kind === 'category') return `category ${of.id} ${withSubcategories ? 'all' : 'own'} ${shown}`;
  return `${of.kind} ${of.id} ${steps} ${shown}`;
}

/** Tells scopes with the same name apart. */
export const filterName = ({ hidden, templatesOff }: MapScope): string =>
  [...hidden.map(({ kind, id }) => `${kind}:${id}`), ...templatesOff].join();

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
  /** Most entries first. */
  legend: readonly LegendItem[];
}

/** The entries that filters leave, and the templates of all. */
function filtered(scope: MapScope, searcher: Searcher, graph: MapGraph) {
  const onMap = new Set(graph.entries);
  const hidden = new Set(scope.hidden.map((ref) => searcher.locate(ref)));
  const shown = new Set<number>();
  const legend = new Map<string, LegendItem>();
  for (const { location, kind, template } of searcher.sortFacts()) {
    if (!onMap.has(location)) continue;
    const key = templateKey({ kind, template });
    const item = legend.get(key) ?? { key, kind, template, count: 0 };
    legend.set(key, { ...item, count: item.count + 1 });
    if (!hidden.has(location) && !scope.templatesOff.has(key)) shown.add(location);
  }
  return { shown, legend: [...legend.values()].sort((a, b) => b.count - a.count) };
}

/** Null if the entry that the map is about isn't in the copy. */
export function graphOf(scope: MapScope, searcher: Searcher, links: LinkIndex): ScopedGraph | null {
  const all = graphOfScope(scope, searcher, links, () => true);
  if (!all) return null;
  const { shown, legend } = filtered(scope, searcher, all.graph);
  const isFiltered = filterName(scope) !== '';
  const left = isFiltered ? graphOfScope(scope, searcher, links, (location) => shown.has(location)) : all;
  return left && { ...left, leftOut: all.leftOut, legend };
}

function graphOfScope(
  scope: MapScope,
  searcher: Searcher,
  links: LinkIndex,
  isLeft: (location: number) => boolean,
): Omit<ScopedGraph, 'legend'> | null {
  const { of, kinds } = scope;
  const shown = new Set<number>();
  for (const { location, kind } of searcher.sortFacts())
    if (kinds.has(kind) && isLeft(location)) shown.add(location);
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
