import { ProgressScreen } from '../../../components/progress/index.ts';
import { addDays, presets, writePlans } from '../../../lib/progress/index.ts';
import { withVersions } from '../../../lib/versions/database.ts';
import { dayOf } from '../../../lib/versions/index.ts';
import { WORLD } from '../sample/connection.ts';
import { sampleIndex } from '../sample/findings.ts';
import { storeWorld } from '../sample/world.ts';
import type { Sheet } from '../story.ts';

const WRITTEN_IN = ['saltmere', 'edda', 'lamps'] as const;
const DAYS = 220;

/** Words of most days, always the same ones. */
async function write(): Promise<void> {
  const today = dayOf(Date.now());
  await withVersions(async (db) => {
    const { store, done } = db.transaction('days', 'readwrite');
    for (let ago = 0; ago < DAYS; ago += 1) {
      const id = WRITTEN_IN[ago % WRITTEN_IN.length] ?? 'edda';
      const came = ago % 5 === 3 ? 0 : 40 + ((ago * 131) % 560);
      const counts = { came, went: ago % 9, run: { came, went: 0 }, words: 640, base: null, at: DAYS - ago };
      await store.put({ worldId: WORLD, day: addDays(today, -ago), kind: 'article', id, ...counts });
    }
    await done;
  });
  const [ember] = presets(today);
  await writePlans(WORLD, {
    goal: { unit: 'day', words: 300 },
    challenge: { ...ember, from: addDays(today, -20), to: addDays(today, 10), isOnlyNew: false },
  });
}

export default async (): Promise<Sheet> => {
  await storeWorld();
  await write();
  const worldIndex = await sampleIndex();
  return {
    stories: [{ name: 'A year', show: () => <ProgressScreen worldIndex={worldIndex} open={() => {}} /> }],
  };
};
