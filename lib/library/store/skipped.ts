import type { Instant, WorldId } from '../../model/index.ts';
import { announce } from '../changes.ts';
import { libraryDatabase, ofWorld, type SkippedRow, type SkipReason } from './database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds until the next try, by the number of tries. */
const WAITS = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR, 168 * HOUR] as const;

export type SkippedResource = Pick<SkippedRow, 'kind' | 'id' | 'title'>;
type Ref = Pick<SkippedRow, 'kind' | 'id'>;

/** Items of a world that couldn't be read or stored, latest first. */
export async function readSkipped(worldId: WorldId): Promise<SkippedRow[]> {
  const rows = await (await libraryDatabase()).getAll('skipped', ofWorld(worldId));
  return rows.sort((a, b) => b.triedAt - a.triedAt);
}

/** Records that an item couldn't be read or stored. Returns the number of tries so far. */
export async function noteSkipped(
  worldId: WorldId,
  { kind, id, title }: SkippedResource,
  reason: SkipReason,
  now: Instant,
): Promise<number> {
  const db = await libraryDatabase();
  const before = await db.get('skipped', [worldId, kind, id]);
  const tries = (before?.tries ?? 0) + 1;
  const wait = WAITS[Math.min(tries, WAITS.length) - 1] ?? HOUR;
  await db.put('skipped', { worldId, kind, id, title, reason, tries, triedAt: now, nextAt: now + wait });
  announce({ worldId, what: 'skipped' });
  return tries;
}

/** Call when the item was read or is deleted. `before` restores an earlier record. */
export async function forgetSkipped(
  worldId: WorldId,
  { kind, id }: Ref,
  before: SkippedRow | null = null,
): Promise<void> {
  const db = await libraryDatabase();
  const held = await db.get('skipped', [worldId, kind, id]);
  if (!held) return;
  if (before) await db.put('skipped', before);
  else await db.delete('skipped', [worldId, kind, id]);
  announce({ worldId, what: 'skipped' });
}

/** Retries every skipped item now, because a person asked for it. */
export async function retrySkipped(worldId: WorldId): Promise<void> {
  const db = await libraryDatabase();
  for (const row of await db.getAll('skipped', ofWorld(worldId)))
    await db.put('skipped', { ...row, nextAt: 0 });
}
