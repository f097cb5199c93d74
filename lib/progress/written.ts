import { type Body, type EntryRef, slices } from '../library/index.ts';
import { type Instant, VERSIONED_KINDS, type VersionedRef, type WorldId } from '../model/index.ts';
import {
  type Arrival,
  changedSince,
  type EntryVersions,
  readVersion,
  stateOf,
  type VersionState,
  wordChange,
} from '../versions/index.ts';

/** Words of an entry that weren't in its text before. */
export interface Written {
  ref: VersionedRef;
  words: number;
}

/** What is read of an offline copy. */
export interface WrittenWorld {
  worldId: WorldId;
  library: { body(worldId: WorldId, ref: EntryRef): Promise<Pick<Body, 'resource'> | null> };
  searcher: {
    sortFacts(kind: EntryRef['kind']): Iterable<{ location: number; updatedAt: Instant | null }>;
    hit(location: number): { ref: EntryRef } | null;
  };
}

/** Milliseconds between two pauses. */
const SLICE = 4;

/** When the day of a moment began, in the person's time zone. */
export const startOfDay = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

/** How many words a state has that another one didn't have, wherever they stand: new ones and changed ones. Pure. */
export function wordsAdded(before: VersionState | null, after: VersionState): number {
  const { words, came } = wordChange(before, after);
  return before ? came : words;
}

/** Whether a text came by writing since then. One that was only read since then may be older. */
const isWritten = ({ cause, at, updatedAt }: Arrival, since: Instant): boolean =>
  cause !== 'first' && (cause === 'change' ? at : (updatedAt ?? at)) >= since;

const createdAt = (resource: object): unknown => Reflect.get(resource, 'createdAt');
const isNew = (resource: object, since: Instant): boolean => {
  const created = createdAt(resource);
  return typeof created === 'number' && created >= since;
};

/** What an entry said before: its newest version from then, or the oldest that is known. */
async function stateBefore(
  worldId: WorldId,
  { ref, versions }: EntryVersions,
  since: Instant,
): Promise<VersionState | null> {
  const before = versions.find(({ at }) => at < since) ?? versions.at(-1);
  return before ? readVersion(worldId, ref, before.at) : null;
}

/**
 * What was written in a world since a moment: in each entry, the words of its text now that weren't there then. What was
 * deleted or undone again doesn't count, and neither do texts that were only copied since then. Runs in short tasks.
 */
export async function writtenSince(
  { worldId, library, searcher }: WrittenWorld,
  since: Instant,
  signal: AbortSignal,
): Promise<Written[]> {
  const rest = slices(SLICE);
  const written: Written[] = [];
  const changed = new Map(
    (await changedSince(worldId, since)).map((one) => [`${one.ref.kind} ${one.ref.id}`, one]),
  );
  const add = (ref: VersionedRef, words: number) => {
    if (words > 0) written.push({ ref, words });
  };
  for (const entry of changed.values()) {
    signal.throwIfAborted();
    if (!entry.current || ![entry.current, ...entry.versions].some((one) => isWritten(one, since))) continue;
    const body = await library.body(worldId, entry.ref);
    if (!body) continue;
    const before = isNew(body.resource, since) ? null : await stateBefore(worldId, entry, since);
    if (before || isNew(body.resource, since)) add(entry.ref, wordsAdded(before, stateOf(body.resource)));
    await rest();
  }
  for (const kind of VERSIONED_KINDS)
    for (const { location, updatedAt } of searcher.sortFacts(kind)) {
      const ref = updatedAt !== null && updatedAt >= since ? searcher.hit(location)?.ref : null;
      if (!ref || changed.has(`${kind} ${ref.id}`)) continue;
      const body = await library.body(worldId, ref);
      signal.throwIfAborted();
      if (body && isNew(body.resource, since))
        add({ kind, id: ref.id }, wordsAdded(null, stateOf(body.resource)));
      await rest();
    }
  return written;
}
