import type { Instant, VersionedRef, WorldId } from '../model/index.ts';
import { textAt } from './chain.ts';
import { announceVersions } from './changes.ts';
import { LOSSES, type Loss, type LossKind, lossesOf } from './compare/losses.ts';
import { type ChainRow, readChain, type VersionCause, withVersions } from './database.ts';
import { type EntryVersions, entryOf } from './reader.ts';
import type { EntryState, VersionState } from './state.ts';
import { isText } from './words.ts';

/** What the texts of a state lost, by kind. Pure. */
export function lossesIn(before: VersionState, after: VersionState): Loss[] {
  const counts = new Map<LossKind, number>();
  for (const [name, text] of Object.entries(before)) {
    const now = after[name] ?? '';
    if (!isText(name, text) || typeof now !== 'string' || now === text) continue;
    for (const { kind, count } of lossesOf(text, now)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return LOSSES.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })).filter(({ count }) => count > 0);
}

/**
 * Whether a text was saved, on World Anvil or by an export's author: only then it can have lost something. Our own changes
 * were seen before they were made. The same text from another source may have another structure.
 */
function isSave(before: EntryState, after: EntryState, cause: VersionCause): boolean {
  if (cause === 'export') return true;
  return cause !== 'change' && before.updatedAt !== null && before.updatedAt !== after.updatedAt;
}

/**
 * A chain whose newest version is `before`, with the alarm that the text `after` raises or ends. An alarm that is there
 * already is judged again by the version that has what was lost. Pure.
 */
export function withAlarm(
  { alarm, ...chain }: ChainRow,
  before: EntryState,
  after: EntryState | null,
  cause: VersionCause,
  now: Instant,
): ChainRow {
  const newest = chain.versions.at(-1)?.at;
  if (!after || newest === undefined) return chain;
  if (alarm) {
    const whole = textAt(chain, alarm.before);
    if (whole) {
      const losses = lossesIn(JSON.parse(whole), after.state);
      return losses.length === 0 ? chain : { ...chain, alarm: { ...alarm, losses } };
    }
  }
  const losses = isSave(before, after, cause) ? lossesIn(before.state, after.state) : [];
  return losses.length === 0 ? chain : { ...chain, alarm: { at: now, before: newest, losses } };
}

/** The entries of a world whose texts lost something, the last one first. Rejects with `DatabaseUnavailable`. */
export async function lossAlarms(worldId: WorldId): Promise<EntryVersions[]> {
  const range = IDBKeyRange.bound([worldId], [worldId, []]);
  const rows = await withVersions((db) => db.getAllFromIndex('chains', 'alarm', range));
  return rows
    .flatMap((row) => readChain(row) ?? [])
    .flatMap((row) => (row.alarm ? entryOf(row) : []))
    .reverse();
}

/** Ends an alarm: what was lost was meant to go. */
export async function dismissAlarm(worldId: WorldId, { kind, id }: VersionedRef): Promise<void> {
  await withVersions(async (db) => {
    const { store, done } = db.transaction('chains', 'readwrite');
    const row = readChain(await store.get([worldId, kind, id]));
    if (row) {
      const { alarm: _ended, ...rest } = row;
      await store.put(rest);
    }
    await done;
  });
  announceVersions(worldId);
}
