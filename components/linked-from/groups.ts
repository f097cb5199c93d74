import type { EntryRef, LinkIndex } from '../../lib/library/index.ts';

export type PlacedLink = ReturnType<LinkIndex['to']>[number];
type LinkKind = PlacedLink['kind'];

/** An entry that links here, with its places of one kind. */
export interface LinkedSource {
  location: number;
  places: readonly PlacedLink[];
}

/** The sources of one kind of link. */
export interface LinkedGroup {
  kind: GroupKind;
  sources: readonly LinkedSource[];
}

/** The view of a category lists what is in it. */
export type GroupKind = Exclude<LinkKind, 'category'>;

/** In the order of the screen: what a person wrote first. */
const ORDER = [
  'mention',
  'secret',
  'statblock',
  'manuscript',
  'relation',
  'parent',
  'embed',
  'url',
] as const satisfies readonly GroupKind[];

/**
 * Groups the links to an entry by kind, each source once in a group. What the entry says of itself isn't among them. A
 * secret has one group: the article that it belongs to mostly names it in its text as well.
 */
export function groupLinks(links: readonly PlacedLink[], of: EntryRef['kind']): LinkedGroup[] {
  const isOne = of === 'secret';
  return (isOne ? (['secret'] as const) : ORDER).flatMap((kind) => {
    const places = new Map<number, PlacedLink[]>();
    for (const link of links) {
      if (!(isOne || link.kind === kind) || link.from === link.to) continue;
      const known = places.get(link.from);
      if (known) known.push(link);
      else places.set(link.from, [link]);
    }
    const sources = [...places].map(([location, own]) => ({ location, places: own }));
    return sources.length > 0 ? [{ kind, sources }] : [];
  });
}

/** How many entries these are, each counted once. */
export const countSources = (groups: readonly LinkedGroup[]): number =>
  new Set(groups.flatMap(({ sources }) => sources.map(({ location }) => location))).size;
