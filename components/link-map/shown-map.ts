import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef, Hit, LinkIndex, PlacedLink, Searcher } from '../../lib/library/index.ts';
import { degreesOf, type MapGraph, type Positions, type Scene } from '../../lib/link-map/index.ts';
import { fieldLabel } from '../entry-view/index.ts';
import { entryHue, kindLabel } from '../search/index.ts';
import type { Hue } from '../ui/index.ts';
import type { LegendItem, ScopedGraph } from './map-scope.ts';

/** What a link is, in words. A relation is called like its field. */
function wordsOf({ kind, field }: PlacedLink): string {
  switch (kind) {
    case 'relation':
      return fieldLabel({ name: field, title: '' });
    case 'parent':
      return t('linkMap.parent');
    case 'category':
      return kindLabel('category');
    case 'embed':
      return t('linkedFrom.embeds');
    case 'url':
      return t('linkedFrom.addresses');
    case 'mention':
      return t('linkedFrom.mentions');
    default:
      return kindLabel(kind);
  }
}

/** The ways in which these links connect two entries, each once. */
const linkWays = (links: readonly PlacedLink[]): string[] => [...new Set(links.map(wordsOf))];

/** The families, in the order of a scene's colors. */
export const HUES: readonly Hue[] = [
  'people',
  'peoples',
  'places',
  'groups',
  'events',
  'objects',
  'magic',
  'words',
  'creatures',
  'other',
];

export interface MapEntry {
  ref: EntryRef;
  title: string;
  template: string | null;
  isPrivate: boolean;
}

/** A map with what its screen needs to know of each node. Immutable: a new layout makes a new one. */
export interface ShownMap {
  graph: MapGraph;
  /** How many entries it lacks because they have no link to any that it shows. */
  leftOut: number;
  scene: Scene;
  /** Nodes by their number of links, most first. */
  order: Uint32Array;
  entryOf(node: number): MapEntry;
  /** -1: it isn't on the map. */
  nodeOf(ref: EntryRef): number;
  /** The nodes that link to this one, and those that it links to. */
  linksTo(node: number): number[];
  linksFrom(node: number): number[];
  /** How one node links to another, in words: “Mention”, “Father”. */
  waysBetween(from: number, to: number): string[];
  legend: readonly LegendItem[];
}

const UNKNOWN: MapEntry = {
  ref: { kind: 'article', id: '' },
  title: '',
  template: null,
  isPrivate: true,
};

export const mapEntryOf = (hit: Hit): MapEntry => ({
  ref: hit.ref,
  title: hit.title || t('common.untitled'),
  template: hit.template,
  isPrivate: isPrivate(hit.ref.kind, hit),
});

/** The place of a location in ascending numbers, or -1. */
function placeOf(numbers: Uint32Array, sought: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const number = numbers[middle] ?? 0;
    if (number === sought) return middle;
    if (number < sought) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function showMap(
  { graph, leftOut, legend }: ScopedGraph,
  positions: Positions,
  { searcher, links }: { searcher: Searcher; links: LinkIndex },
): ShownMap {
  const { entries } = graph;
  const known = new Map<number, MapEntry>();
  const entryOf = (node: number): MapEntry => {
    const found = known.get(node);
    if (found) return found;
    const hit = searcher.hit(entries[node] ?? -1);
    const entry = hit ? mapEntryOf(hit) : UNKNOWN;
    known.set(node, entry);
    return entry;
  };
  const hues = new Uint8Array(entries.length);
  for (const { location, kind, template } of searcher.sortFacts()) {
    const node = placeOf(entries, location);
    if (node >= 0) hues[node] = HUES.indexOf(entryHue(kind, template));
  }
  const degrees = degreesOf(graph);
  const degree = (node: number): number => degrees[node] ?? 0;
  const others = (node: number, locations: readonly number[]): number[] => {
    const nodes = new Set(locations.map((location) => placeOf(entries, location)));
    return [...nodes].filter((other) => other >= 0 && other !== node);
  };
  return {
    graph,
    leftOut,
    legend,
    waysBetween: (from, to) =>
      linkWays(links.from(entries[from] ?? -1).filter((link) => link.to === entries[to])),
    scene: { positions, links: graph.links, degrees, hues },
    order: Uint32Array.from(entries.keys()).sort((a, b) => degree(b) - degree(a) || a - b),
    entryOf,
    nodeOf: (ref) => placeOf(entries, searcher.locate(ref)),
    linksTo: (node) =>
      others(
        node,
        links.to(entries[node] ?? -1).map(({ from }) => from),
      ),
    linksFrom: (node) =>
      others(
        node,
        links.from(entries[node] ?? -1).map(({ to }) => to),
      ),
  };
}

/** The same map with other positions. */
export const movedTo = (map: ShownMap, positions: Positions): ShownMap => ({
  ...map,
  scene: { ...map.scene, positions },
});
