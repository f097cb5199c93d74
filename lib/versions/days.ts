import type { IDBPTransaction } from 'idb';
import type { Instant, VersionedRef, WorldId } from '../model/index.ts';
import { textsOf } from './chain.ts';
import { announceVersions } from './changes.ts';
import {
  type ChainRow,
  type DayRow,
  readChain,
  readDay,
  UNKNOWN_BASE,
  type VersionsSchema,
  withVersions,
} from './database.ts';
import { type Day, dayOf } from './day.ts';
import { stateOf, type VersionedResource, type VersionState } from './state.ts';
import { wordChange } from './words.ts';

/** What is written together. */
export const COUNTED_STORES: ('chains' | 'days' | 'ledgers')[] = ['chains', 'days', 'ledgers'];
type Transaction = IDBPTransaction<VersionsSchema, typeof COUNTED_STORES, 'readwrite'>;
type Counts = Pick<DayRow, 'came' | 'went'>;

const NONE: Counts = { came: 0, went: 0 };

/** A text that replaces another one, or that is there for the first time. */
interface Counted {
  worldId: WorldId;
  ref: VersionedRef;
  /** World Anvil's own time of the change, or that of the sync. */
  changedAt: Instant;
  now: Instant;
}

async function lastDay(transaction: Transaction, { worldId, ref }: Counted): Promise<DayRow | null> {
  const range = IDBKeyRange.bound([worldId, ref.kind, ref.id], [worldId, ref.kind, ref.id, []]);
  const cursor = await transaction.objectStore('days').index('entry').openCursor(range, 'prev');
  return readDay(cursor?.value);
}

async function add(
  transaction: Transaction,
  { worldId, ref }: Counted,
  day: Day,
  delta: Counts,
  last: Pick<DayRow, 'at' | 'words' | 'base' | 'run'>,
): Promise<void> {
  const days = transaction.objectStore('days');
  const before = readDay(await days.get([worldId, day, ref.kind, ref.id])) ?? NONE;
  const { at, words, base, run } = last;
  const came = Math.max(0, before.came + delta.came);
  const went = Math.max(0, before.went + delta.went);
  await days.put({ worldId, day, ...ref, came, went, at, words, base, run });
}

/** The text of the version from `at`; undefined if it isn't there any more, or damaged. */
function textAt(chain: ChainRow, at: Instant | null): VersionState | undefined {
  for (const { version, text } of textsOf(chain))
    if (version.at === at && text !== null) return JSON.parse(text);
  return undefined;
}

/** Later than all before, whatever the device's clock says. */
const timeAfter = (last: DayRow | null, now: Instant): Instant => Math.max(now, (last?.at ?? 0) + 1);

const less = (a: Counts, b: Counts): Counts => ({ came: a.came - b.came, went: a.went - b.went });
const more = (a: Counts, b: Counts): Counts => ({ came: a.came + b.came, went: a.went + b.went });

/** What came and went since `base`; null is a text that wasn't there at all. */
const since = (base: VersionState | null, after: VersionState): Counts & { words: number } =>
  wordChange(base ?? {}, after);

interface Replacement {
  chain: ChainRow;
  /** The version with the text before. */
  beforeAt: Instant;
  before: VersionState;
  after: VersionState;
  /** The same text was replaced before: what replaced it then never came to be stored in the copy. */
  isAgain: boolean;
}

/**
 * Counts the words of a text in the day of its change. All changes of an entry in a day are one: its text at the day's end
 * against that at its beginning, so that what is typed and deleted doesn't count, and the same text counts once.
 */
export async function countReplaced(
  transaction: Transaction,
  counted: Counted,
  { chain, beforeAt, before, after, isAgain }: Replacement,
): Promise<void> {
  const day = dayOf(counted.changedAt);
  const last = await lastDay(transaction, counted);
  const at = timeAfter(last, counted.now);
  const start = last && (last.base === null ? null : textAt(chain, last.base));
  if (last?.day === day) {
    const { words } = since(null, after);
    // Without the day's first text, what follows is added up.
    const next = isAgain ? NONE : since(before, after);
    const run = start === undefined ? more(last.run, next) : since(start, after);
    await add(transaction, counted, day, less(run, last.run), { at, words, base: last.base, run: pick(run) });
    return;
  }
  if (isAgain && last && start !== undefined) {
    const upTo = last.base === beforeAt ? NONE : pick(since(start, before));
    await add(transaction, counted, last.day, less(upTo, last.run), { ...last, run: upTo });
  }
  const { words, ...run } = since(before, after);
  await add(transaction, counted, day, run, { at, words, base: beforeAt, run });
}
const pick = ({ came, went }: Counts): Counts => ({ came, went });

/** An entry whose text is there for the first time. */
export interface Arrived {
  ref: VersionedRef;
  resource: VersionedResource;
  updatedAt: Instant | null;
}

const createdAt = (resource: object): Instant | null => {
  const created: unknown = Reflect.get(resource, 'createdAt');
  return typeof created === 'number' ? created : null;
};

async function countArrived(
  transaction: Transaction,
  counted: Counted,
  { ref, resource }: Arrived,
  began: Instant,
): Promise<void> {
  const last = await lastDay(transaction, counted);
  const key: [WorldId, VersionedRef['kind'], string] = [counted.worldId, ref.kind, ref.id];
  const chain = last ? null : readChain(await transaction.objectStore('chains').get(key));
  const known = last?.words ?? chain?.current?.words;
  const created = createdAt(resource);
  if (known === undefined && (created === null || created < began)) return;
  const { words, came } = since(null, stateOf(resource));
  const day = dayOf(counted.changedAt);
  const isNew = known === undefined || (last?.base === null && last.day === day);
  // The copy was deleted and made again: its texts aren't known any more, only how many words they had.
  const run = isNew
    ? { came, went: 0 }
    : { came: Math.max(0, words - known), went: Math.max(0, known - words) };
  if (run.came + run.went === 0 || (isNew && last?.words === words)) return;
  const delta = isNew && last ? less(run, last.run) : run;
  const begins = { at: timeAfter(last, counted.now), words, base: isNew ? null : UNKNOWN_BASE, run };
  await add(transaction, counted, day, delta, begins);
}

/**
 * Counts the words of entries whose texts are there for the first time. Those that are older than the ledger of their world
 * were read, not written. Rejects with `DatabaseUnavailable`.
 */
export async function recordArrived(
  worldId: WorldId,
  arrived: readonly Arrived[],
  now: Instant,
): Promise<void> {
  await withVersions(async (db) => {
    const transaction = db.transaction(COUNTED_STORES, 'readwrite');
    const ledger = await transaction.objectStore('ledgers').get(worldId);
    const began = typeof ledger?.began === 'number' ? ledger.began : new Date(now).setHours(0, 0, 0, 0);
    if (ledger?.began !== began) await transaction.objectStore('ledgers').put({ worldId, began });
    for (const one of arrived)
      await countArrived(
        transaction,
        { worldId, ref: one.ref, changedAt: one.updatedAt ?? now, now },
        one,
        began,
      );
    await transaction.done;
  });
  announceVersions(worldId);
}

/** Words of an entry on a day. */
export type DayWords = Pick<DayRow, 'day' | 'kind' | 'id' | 'came' | 'went' | 'words'>;

/** The words of each entry of a world on each day from one to another, both included. Oldest first. */
export async function readDays(worldId: WorldId, from: Day, to: Day): Promise<DayWords[]> {
  const range = IDBKeyRange.bound([worldId, from], [worldId, to, []]);
  const rows = await withVersions((db) => db.getAll('days', range));
  return rows.flatMap((row) => readDay(row) ?? []);
}
