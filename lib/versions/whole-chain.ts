import * as z from 'zod/mini';
import { type Instant, type Json, VERSIONED_KINDS, type VersionedRef, type WorldId } from '../model/index.ts';
import { textsOf, withVersion } from './chain.ts';
import { ARRIVAL, type Arrival, type ChainRow, readChain, withVersions } from './database.ts';
import { COUNTED_STORES, putDays } from './days.ts';
import { countedSince, daysOfFile, type TextOfFile } from './fill-days.ts';
import { ofWorld, readRow } from './reader.ts';
import { changedFields, type VersionState } from './state.ts';

/** A version with its text. */
interface WholeVersion extends Arrival {
  isPinned?: true | undefined;
  state: VersionState;
}

/** An entry with the texts of its versions, as files have it. */
export interface WholeChain {
  ref: VersionedRef;
  /** What World Anvil had; null if it had deleted the entry. The text is null if nothing here had it. */
  current: (Arrival & { state: VersionState | null }) | null;
  changedAt: Instant;
  /** Newest first. */
  versions: readonly WholeVersion[];
}

/** The entries of a world that have versions. Rejects with `DatabaseUnavailable`, as all of these. */
export async function versionedEntries(worldId: WorldId): Promise<VersionedRef[]> {
  const keys = await withVersions((db) => db.getAllKeys('chains', ofWorld(worldId)));
  // Those of secrets are encrypted for this device alone.
  return keys.flatMap(([, kind, id]) => (kind === 'secret' ? [] : { kind, id }));
}

/** All versions of an entry with their texts. Damaged ones are left out. `now`: its text in the offline copy. */
export async function readWholeChain(
  worldId: WorldId,
  ref: VersionedRef,
  now: VersionState | null,
): Promise<WholeChain | null> {
  const row = await readRow(worldId, ref);
  if (!row) return null;
  const versions = [...textsOf(row)].flatMap(({ version, text }): WholeVersion[] => {
    if (text === null) return [];
    const { packed: _packed, checksum: _checksum, ...arrival } = version;
    return [{ ...arrival, state: JSON.parse(text) }];
  });
  const { current, changedAt } = row;
  return { ref, current: current && { ...current, state: now }, changedAt, versions };
}

const state = z.record(z.string(), z.json());
const version = z.object({ ...ARRIVAL, isPinned: z.optional(z.literal(true)), state });
const chain = z.object({
  ref: z.object({
    kind: z.enum(VERSIONED_KINDS).check(z.refine((kind) => kind !== 'secret')),
    id: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  current: z.nullable(z.object({ ...ARRIVAL, state: z.nullable(state) })),
  changedAt: z.number(),
  versions: z.array(z.unknown()),
});

/** A chain from a file that nobody vouches for, without damaged versions; null if it is none. Pure. */
export function parseWholeChain(value: Json): WholeChain | null {
  const { data } = chain.safeParse(value);
  return data
    ? { ...data, versions: data.versions.flatMap((one) => version.safeParse(one).data ?? []) }
    : null;
}

interface TextOfTime extends Arrival {
  isPinned?: true | undefined;
  text: string;
}

const wholeOf = ({ current, versions }: WholeChain): WholeVersion[] => [
  ...(current?.state ? [{ ...current, state: current.state }] : []),
  ...versions,
];

const textsOfFile = (whole: WholeChain): TextOfFile[] => wholeOf(whole).toSorted((a, b) => a.at - b.at);

/** What a file tells of an entry, as a chain stores it: also what was current then, unless it still is. */
function offeredBy(whole: WholeChain, now: VersionState | null): TextOfTime[] {
  return wholeOf(whole).flatMap(({ state: one, ...arrival }) =>
    now && changedFields(one, now).length === 0 && changedFields(now, one).length === 0
      ? []
      : { ...arrival, text: JSON.stringify(one) },
  );
}

/**
 * The chain with the versions of a file that it doesn't have, each in its place; null if it has all of them. A text is the
 * same version if it came, or was changed on World Anvil, at the same time. Pure.
 */
function withWhole(
  stored: ChainRow | null,
  worldId: WorldId,
  whole: WholeChain,
  now: VersionState | null,
): { row: ChainRow; added: number } | null {
  const texts = stored ? [...textsOf(stored)] : [];
  const known = texts.flatMap(({ version: { packed: _, checksum: __, ...arrival }, text }) =>
    text === null ? [] : { ...arrival, text },
  );
  const all: TextOfTime[] = [...known];
  for (const one of offeredBy(whole, now)) {
    const isThere = all.some(
      ({ text, at, updatedAt }) => text === one.text && (at === one.at || updatedAt === one.updatedAt),
    );
    if (!isThere) all.push(one);
  }
  if (all.length === known.length) return null;
  const { ref, changedAt } = whole;
  const current = whole.current && arrivalOf(whole.current);
  const empty: ChainRow = { worldId, ...ref, current, versions: [], bytes: 0, changedAt };
  // Damaged ones stay what they are, unless the file has their text.
  const damaged = texts.flatMap(({ version: one, text }) =>
    text === null && all.every(({ at }) => at !== one.at) ? one : [],
  );
  let row: ChainRow = { ...(stored ?? empty), versions: damaged.reverse() };
  for (const { text, ...arrival } of all.toSorted((a, b) => a.at - b.at))
    row = withVersion(row, arrival, text);
  return { row, added: all.length - known.length };
}

const arrivalOf = ({ at, updatedAt, cause, title, words, came, went }: Arrival): Arrival => ({
  ...{ at, updatedAt, cause, title, words, came, went },
});

/**
 * Adds the versions of a file, and their words to the days before this device counted them. What is there stays, and
 * nothing is added twice. Returns how many are new.
 * @param now the entry's text in the offline copy, which is no version
 */
export async function addWholeChain(
  worldId: WorldId,
  whole: WholeChain,
  now: VersionState | null,
): Promise<number> {
  const { kind, id } = whole.ref;
  return withVersions(async (db) => {
    const transaction = db.transaction(COUNTED_STORES, 'readwrite', { durability: 'relaxed' });
    const chains = transaction.objectStore('chains');
    const range = IDBKeyRange.bound([worldId, kind, id], [worldId, kind, id, []]);
    const [stored, days] = await Promise.all([
      chains.get([worldId, kind, id]).then(readChain),
      transaction.objectStore('days').index('entry').getAll(range),
    ]);
    const made = withWhole(stored, worldId, whole, now);
    const since = countedSince(stored, days);
    const rows = made ? daysOfFile({ worldId, ref: whole.ref }, textsOfFile(whole), now, since) : [];
    const writes = made ? [chains.put(made.row), ...putDays(transaction, rows)] : [];
    await Promise.all([...writes, transaction.done]);
    return made?.added ?? 0;
  });
}
