import type { WorldId } from '../model/index.ts';
import { type Day, readDays } from '../versions/index.ts';

/** How many words a day added to a world. */
export async function wordsOfDay(worldId: WorldId, day: Day): Promise<number> {
  const rows = await readDays(worldId, day, day);
  return rows.reduce((sum, { came }) => sum + came, 0);
}
