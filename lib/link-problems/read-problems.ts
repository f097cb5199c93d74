import { isPrivate } from '../entries/index.ts';
import type {
  EntryRef,
  Hit,
  Library,
  LinkIndex,
  PlacedLink,
  Resource,
  Searcher,
  WorldFacts,
} from '../library/index.ts';
import { hasEntries, keyOfAddress, keyOfRef, linksOfResource } from '../library/index.ts';
import { parseMarkup, plainTextOf } from '../markup/index.ts';
import type { WorldId } from '../model/index.ts';
import { type LinkPlace, placesIn } from './link-place.ts';
import { type LinkProblem, type ProblemSources, sortProblem } from './problem.ts';

/** The text of a field of a stored entry, as the link index names fields. Null if there is none, or if it is damaged. */
export function storedText(resource: Resource, field: string): string | null {
  const sections = 'sections' in resource ? resource.sections : [];
  const data = 'data' in resource ? resource.data : null;
  const texts: unknown[] = [
    field === 'content' ? undefined : sections.find(({ name }) => name === field)?.content,
    data?.[field],
    Reflect.get(resource, field),
  ];
  return texts.find((text) => typeof text === 'string') ?? null;
}

/** Texts read at a time. */
const AT_ONCE = 16;
/** Entries between two yields. */
const STEPS = 64;
/** Links that readers see in a text. */
const SEEN: ReadonlySet<PlacedLink['kind']> = new Set(['mention', 'embed', 'url', 'statblock', 'manuscript']);
/** Fields that show an image or a statblock instead of a link. */
const SHOWN: ReadonlySet<string> = new Set(['cover', 'portrait', 'flag', 'pageCover', 'bookCover', 'block']);

/** What is read of copies. */
export interface SearchedLibrary extends Pick<Library, 'gone'> {
  body(worldId: WorldId, ref: EntryRef): Promise<{ resource: Resource } | null>;
  searcher(worldId: WorldId): Promise<Pick<Searcher, 'hits'>>;
  worldFacts(worldId: WorldId): Promise<{
    world: { slug: string | null } | null;
    counts: WorldFacts['counts'];
  }>;
}

export interface SearchedWorld {
  library: SearchedLibrary;
  worldId: WorldId;
  searcher: Pick<Searcher, 'hit' | 'hits'>;
  links: LinkIndex;
}

export interface ProblemSearch {
  /** Other worlds that may have a copy. */
  others: readonly WorldId[];
  /** Whether only authors see a field. */
  isHidden: (field: string) => boolean;
  /** Awaited between small steps, if it returns a promise. */
  rest: () => Promise<void> | null;
  signal?: AbortSignal;
}

/** A link whose target the copy doesn't hold, as its text has it. */
interface Broken {
  link: PlacedLink;
  key: number;
  place: LinkPlace | null;
  target: Parameters<typeof sortProblem>[2];
  label: string | null;
}

const sameLink = (a: Pick<PlacedLink, 'kind' | 'field' | 'position'>): string =>
  `${a.kind} ${a.field} ${a.position}`;

/** Where links stand in the texts of a stored entry, in their order. Null for fields without text, and where none is now. */
export function readPlaces(resource: Resource, links: readonly PlacedLink[]): (LinkPlace | null)[] {
  const found = new Map<PlacedLink, LinkPlace | null>();
  for (const field of new Set(links.map((link) => link.field))) {
    const own = links.filter((link) => link.field === field);
    const text = storedText(resource, field);
    const places =
      text === null
        ? []
        : placesIn(
            text,
            own.map(({ position }) => position),
          );
    for (const [at, link] of own.entries()) found.set(link, places[at] ?? null);
  }
  return links.map((link) => found.get(link) ?? null);
}

/** The world and the section of a page within a world. */
const PAGE = /^https?:\/\/(?:www\.)?[^/]+\/w\/([^/]+)\/([^/]+)\//i;

function targetOf(
  { kind, field, position }: PlacedLink,
  resource: Resource,
  place: LinkPlace | null,
  slug: string | null,
): Broken['target'] {
  switch (kind) {
    case 'url': {
      const [, world, section] = PAGE.exec(place?.address ?? '') ?? [];
      // Maps, timelines and the like have pages, but no entries.
      return world !== undefined && world.toLowerCase() === slug && section === 'a' ? 'address' : 'unlisted';
    }
    case 'statblock':
      return 'shared';
    case 'embed':
      return place?.tag === 'articleblock' ? 'entry' : 'shared';
    case 'relation': {
      if (!('relations' in resource)) return 'entry';
      return relatedItem(resource, field, position)?.isArticle === true ? 'entry' : 'shared';
    }
    default:
      return 'entry';
  }
}

function relatedItem(resource: Resource, field: string, position: number) {
  const relation =
    'relations' in resource ? resource.relations.find(({ name }) => name === field) : undefined;
  if (!relation) return null;
  return relation.shape === 'collection' ? (relation.items[position] ?? null) : relation.item;
}

function labelOf(link: PlacedLink, resource: Resource, place: LinkPlace | null): string | null {
  if (place?.label) return plainTextOf(parseMarkup(place.label)).trim() || null;
  if (place) return place.address;
  return link.kind === 'relation' ? relatedItem(resource, link.field, link.position)?.title || null : null;
}

/** The broken links of one entry. What is damaged has none. */
function brokenIn(hit: Hit, resource: Resource, links: readonly PlacedLink[], slug: string | null): Broken[] {
  try {
    const keys = new Map(
      linksOfResource(hit.ref.kind, resource).map((link) => [sameLink(link), link.target]),
    );
    const places = readPlaces(resource, links);
    return links.flatMap((link, at): Broken[] => {
      const key = keys.get(sameLink(link));
      // The text is newer than the index, which changes follow.
      if (key === undefined) return [];
      const place = places[at] ?? null;
      return [
        {
          link,
          key,
          place,
          target: targetOf(link, resource, place, slug),
          label: labelOf(link, resource, place),
        },
      ];
    });
  } catch {
    // A damaged record can throw anywhere. It is read again when its entry changes.
    return [];
  }
}

async function readBroken(
  { library, worldId, searcher, links }: SearchedWorld,
  { rest, signal }: ProblemSearch,
  slug: string | null,
): Promise<Broken[]> {
  const bySource = new Map<number, PlacedLink[]>();
  for (const link of links.broken()) {
    const own = bySource.get(link.from);
    if (own) own.push(link);
    else bySource.set(link.from, [link]);
  }
  const sources = [...bySource];
  const found: Broken[] = [];
  for (let from = 0; from < sources.length; from += AT_ONCE) {
    signal?.throwIfAborted();
    const group = sources.slice(from, from + AT_ONCE).flatMap(([location, own]) => {
      const hit = searcher.hit(location);
      return hit ? [{ hit, own }] : [];
    });
    const bodies = await Promise.all(group.map(({ hit }) => library.body(worldId, hit.ref)));
    for (const [at, { hit, own }] of group.entries()) {
      const body = bodies[at];
      if (body) found.push(...brokenIn(hit, body.resource, own, slug));
      const pause = rest();
      if (pause) await pause;
    }
  }
  return found;
}

/** What is known of the targets of broken links. */
async function sourcesFor(
  wanted: ReadonlySet<number>,
  { library, worldId }: SearchedWorld,
  { others, rest, signal }: ProblemSearch,
): Promise<ProblemSources> {
  const gone = new Map<number, string>();
  const elsewhere: Map<number, { worldId: WorldId; ref: Hit['ref']; title: string }> = new Map();
  if (wanted.size === 0) return { gone, elsewhere };
  for (const { ref, title } of await library.gone(worldId)) gone.set(keyOfRef(ref), title);
  for (const other of others) {
    if (other === worldId) continue;
    if (!hasEntries(await library.worldFacts(other))) continue;
    let steps = 0;
    for (const { ref, title, url } of (await library.searcher(other)).hits()) {
      const address = url === null ? null : keyOfAddress(url);
      for (const key of [keyOfRef(ref), address])
        if (key !== null && wanted.has(key)) elsewhere.set(key, { worldId: other, ref, title });
      const pause = ++steps % STEPS === 0 ? rest() : null;
      if (pause) await pause;
    }
    signal?.throwIfAborted();
  }
  return { gone, elsewhere };
}

/** Links in what readers see to what they can't open. Secrets and images are made for that. */
async function privateTargets(
  { searcher, links }: SearchedWorld,
  { isHidden, rest }: ProblemSearch,
): Promise<LinkProblem[]> {
  const found: LinkProblem[] = [];
  const titles = new Map<number, string>();
  const visible: number[] = [];
  let steps = 0;
  for (const { location, ref, title, ...flags } of searcher.hits()) {
    if (!isPrivate(ref.kind, flags)) visible.push(location);
    else if (ref.kind !== 'secret' && ref.kind !== 'image') titles.set(location, title);
    const pause = ++steps % STEPS === 0 ? rest() : null;
    if (pause) await pause;
  }
  for (const location of visible) {
    for (const link of links.from(location)) {
      const title = titles.get(link.to);
      if (title === undefined || !SEEN.has(link.kind) || SHOWN.has(link.field) || isHidden(link.field))
        continue;
      found.push({ kind: 'private', link, title, label: null, elsewhere: null });
    }
    const pause = ++steps % STEPS === 0 ? rest() : null;
    if (pause) await pause;
  }
  return found;
}

/** The broken links of a world, and those to what readers can't open, by source. Runs in short tasks. */
export async function findProblems(world: SearchedWorld, search: ProblemSearch): Promise<LinkProblem[]> {
  const { world: facts } = await world.library.worldFacts(world.worldId);
  const slug = facts?.slug?.toLowerCase() ?? null;
  const broken = await readBroken(world, search, slug);
  const sources = await sourcesFor(new Set(broken.map(({ key }) => key)), world, search);
  const problems = broken.flatMap(({ link, key, target, label }) => {
    const problem = sortProblem(link, key, target, sources);
    return problem ? [{ ...problem, label }] : [];
  });
  return [...problems, ...(await privateTargets(world, search))];
}
