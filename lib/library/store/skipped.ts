import type { Instant, WorldId } from '../../model/index.ts';
import { announce } from '../changes.ts';
import { libraryDatabase, ofWorld, type SkippedRow, type SkipReason } from './database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds until the next try, by how many there were. */
const WAITS = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR, 168 * HOUR] as const;

export type SkippedThing = Pick<SkippedRow, 'kind' | 'id' | 'title'>;
type Ref = Pick<SkippedRow, 'kind' | 'id'>;

/** Everything of a world that could not be read or stored, the last first. */
export async function readSkipped(worldId: WorldId): Promise<SkippedRow[]> {
  const rows = await (await libraryDatabase()).getAll('skipped', ofWorld(worldId));
  return rows.sort((a, b) => b.triedAt - a.triedAt);
}

/** Writes down that something could not be read or stored. Resolves with how often that was tried so far. */
export async function noteSkipped(
  worldId: WorldId,
  { kind, id, title }: SkippedThing,
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

/** It was read, or it is gone. `before` is what stood there, where that is to stand again. */
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

/** Lets everything that was skipped be tried again at once: a person asked for it. */
export async function retrySkipped(worldId: WorldId): Promise<void> {
  const db = await libraryDatabase();
  for (const row of await db.getAll('skipped', ofWorld(worldId)))
    await db.put('skipped', { ...row, nextAt: 0 });
}
