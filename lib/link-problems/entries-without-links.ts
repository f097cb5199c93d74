import type { EntryKind, Hit, LinkIndex, PlacedLink } from '../library/index.ts';

export interface EntryWithoutLinks {
  location: number;
  kind: EntryKind;
  /** A draft on World Anvil, or one that is being sent: few link to it before it is there. */
  isDraft: boolean;
}

/** Entries without links, in no particular order. */
export interface EntriesWithoutLinks {
  /** Nothing links to them. */
  orphans: EntryWithoutLinks[];
  /** Articles that link to nothing. Their category and images don't count. */
  deadEnds: EntryWithoutLinks[];
}

/** Entries between two yields. */
const STEPS = 64;

/**
 * Finds the entries that nothing links to, and those that link to nothing. An entry's links to itself don't count.
 * @param hits every entry of the world
 * @param isUsed whether the world itself uses an entry, such as its cover
 * @param rest awaited between small steps, if it returns a promise
 */
export async function findEntriesWithoutLinks(
  hits: Iterable<Hit>,
  links: Pick<LinkIndex, 'countTo' | 'from' | 'isRead'>,
  isUsed: (hit: Pick<Hit, 'ref'>) => boolean,
  rest: () => Promise<void> | null,
): Promise<EntriesWithoutLinks> {
  const entries: (EntryWithoutLinks & { isUsed: boolean })[] = [];
  const images = new Set<number>();
  let steps = 0;
  for (const { location, ref, isDraft, isPending } of hits) {
    entries.push({
      location,
      kind: ref.kind,
      isDraft: isDraft || isPending,
      isUsed: isUsed({ ref }),
    });
    if (ref.kind === 'image') images.add(location);
    const pause = ++steps % STEPS === 0 ? rest() : null;
    if (pause) await pause;
  }
  /** Its category is where an article is, and an image leads nowhere. One that isn't in the copy may be any image. */
  const leadsOn = ({ kind, from, to }: PlacedLink): boolean =>
    from !== to && kind !== 'category' && !images.has(to) && !(kind === 'embed' && to < 0);
  const found: EntriesWithoutLinks = { orphans: [], deadEnds: [] };
  for (const { isUsed, ...entry } of entries) {
    const { location, kind } = entry;
    if (links.countTo(location) === 0 && !isUsed) found.orphans.push(entry);
    if (kind === 'article' && links.isRead(location) && !links.from(location).some(leadsOn))
      found.deadEnds.push(entry);
    const pause = ++steps % STEPS === 0 ? rest() : null;
    if (pause) await pause;
  }
  return found;
}
