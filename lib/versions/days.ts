import type { IDBPTransaction } from 'idb';
import type { Instant, VersionedRef, WorldId } from '../model/index.ts';
import { textAt } from './chain.ts';
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
export const COUNTED_STORES: ('chains' | 'days' | 'sums' | 'ledgers')[] = [
  'chains',
  'days',
  'sums',
  'ledgers',
];
type Transaction = IDBPTransaction<VersionsSchema, typeof COUNTED_STORES, 'readwrite'>;
type Counts = Pick<DayRow, 'came' | 'went'>;

const NONE: Counts = { came: 0, went: 0 };

/** A text that replaces another one, or that is there for the first time. */
export interface Counted {
  worldId: WorldId;
  ref: VersionedRef;
  /** World Anvil's own time of the change, or that of the sync. */
  changedAt: Instant;
  now: Instant;
}

/** What the ledger has of an entry before its text is counted. */
export interface KnownDays {
  /** The row that was counted last. */
  last: DayRow | null;
  /** The row of the day of the change. */
  same: DayRow | null;
}

/** Reads what counting needs, in one go. */
export async function readKnown(
  transaction: Transaction,
  { worldId, ref: { kind, id }, changedAt }: Counted,
): Promise<KnownDays> {
  const days = transaction.objectStore('days');
  const range = IDBKeyRange.bound([worldId, kind, id], [worldId, kind, id, []]);
  const [cursor, same] = await Promise.all([
    days.index('entry').openCursor(range, 'prev'),
    days.get([worldId, dayOf(changedAt), kind, id]),
  ]);
  return { last: readDay(cursor?.value), same: readDay(same) };
}

/** A row with more words, or fewer. Pure. */
function rowWith(
  { worldId, ref }: Counted,
  day: Day,
  before: Counts | null,
  delta: Counts,
  { at, words, base, run }: Pick<DayRow, 'at' | 'words' | 'base' | 'run'>,
): DayRow {
  const came = Math.max(0, (before?.came ?? 0) + delta.came);
  const went = Math.max(0, (before?.went ?? 0) + delta.went);
  return { worldId, day, ...ref, came, went, at, words, base, run };
}

/** Stores rows. Their days are added up again when somebody asks for the sums. */
export const putDays = (transaction: Transaction, rows: readonly DayRow[]): Promise<unknown>[] =>
  rows.flatMap((row) => [
    transaction.objectStore('days').put(row),
    transaction.objectStore('sums').delete([row.worldId, row.day]),
  ]);

/** The text of the version from `at`; undefined if it isn't there any more, or damaged. */
function stateAt(chain: ChainRow, at: Instant | null): VersionState | undefined {
  const text = textAt(chain, at);
  return text === null ? undefined : JSON.parse(text);
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
 * against that at its beginning, so that what is typed and deleted doesn't count, and the same text counts once. Pure.
 */
export function countReplaced(
  counted: Counted,
  { last, same }: KnownDays,
  { chain, beforeAt, before, after, isAgain }: Replacement,
): DayRow[] {
  const day = dayOf(counted.changedAt);
  const at = timeAfter(last, counted.now);
  const baseOf = (row: DayRow) => {
    if (row.base === null) return null;
    return row.base === beforeAt ? before : stateAt(chain, row.base);
  };
  if (last?.day === day) {
    const start = baseOf(last);
    const { words } = since(null, after);
    // Without the day's first text, what follows is added up.
    const next = isAgain ? NONE : since(before, after);
    const run = start === undefined ? more(last.run, next) : since(start, after);
    const ends = { at, words, base: last.base, run: pick(run) };
    return [rowWith(counted, day, last, less(run, last.run), ends)];
  }
  const rows: DayRow[] = [];
  const start = isAgain && last ? baseOf(last) : undefined;
  if (last && start !== undefined) {
    const upTo = last.base === beforeAt ? NONE : pick(since(start, before));
    rows.push(rowWith(counted, last.day, last, less(upTo, last.run), { ...last, run: upTo }));
  }
  const { words, ...run } = since(before, after);
  return [...rows, rowWith(counted, day, same, run, { at, words, base: beforeAt, run })];
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

/** Pure. Nothing is counted of an entry that is older than the ledger of its world. */
function countArrived(
  counted: Counted,
  { last, same }: KnownDays,
  chain: ChainRow | null,
  { resource }: Arrived,
  began: Instant,
): DayRow[] {
  const known = last?.words ?? chain?.current?.words;
  const created = createdAt(resource);
  if (known === undefined && (created === null || created < began)) return [];
  const { words, came } = since(null, stateOf(resource));
  const day = dayOf(counted.changedAt);
  const isNew = known === undefined || (last?.base === null && last.day === day);
  // The copy was deleted and made again: its texts aren't known any more, only how many words they had.
  const run = isNew
    ? { came, went: 0 }
    : { came: Math.max(0, words - known), went: Math.max(0, known - words) };
  if (run.came + run.went === 0 || (isNew && last?.words === words)) return [];
  const delta = isNew && last ? less(run, last.run) : run;
  const begins = { at: timeAfter(last, counted.now), words, base: isNew ? null : UNKNOWN_BASE, run };
  return [rowWith(counted, day, same, delta, begins)];
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
  const isCounted = await withVersions(async (db) => {
    const transaction = db.transaction(COUNTED_STORES, 'readwrite', { durability: 'relaxed' });
    const chains = transaction.objectStore('chains');
    const [ledger, ...known] = await Promise.all([
      transaction.objectStore('ledgers').get(worldId),
      ...arrived.map(async (one) => {
        const counted = { worldId, ref: one.ref, changedAt: one.updatedAt ?? now, now };
        const key: [WorldId, VersionedRef['kind'], string] = [worldId, one.ref.kind, one.ref.id];
        const [days, chain] = await Promise.all([readKnown(transaction, counted), chains.get(key)]);
        return { counted, days, chain: days.last ? null : readChain(chain), one };
      }),
    ]);
    const began = typeof ledger?.began === 'number' ? ledger.began : new Date(now).setHours(0, 0, 0, 0);
    const writes: Promise<unknown>[] = [];
    if (ledger?.began !== began) writes.push(transaction.objectStore('ledgers').put({ worldId, began }));
    const rows = known.flatMap(({ counted, days, chain, one }) =>
      countArrived(counted, days, chain, one, began),
    );
    writes.push(...putDays(transaction, rows));
    transaction.commit();
    await Promise.all([...writes, transaction.done]);
    return rows.length > 0;
  });
  if (isCounted) announceVersions(worldId);
}

/** Words of an entry on a day. */
export type DayWords = Pick<DayRow, 'day' | 'kind' | 'id' | 'came' | 'went' | 'words'>;

/** The words of each entry of a world on each day from one to another, both included. Oldest first. */
export async function readDays(worldId: WorldId, from: Day, to: Day): Promise<DayWords[]> {
  const range = IDBKeyRange.bound([worldId, from], [worldId, to, []]);
  const rows = await withVersions((db) => db.getAll('days', range));
  return rows.flatMap((row) => readDay(row) ?? []);
}
