import { deleteDatabase, SAMPLE_DATABASE, withSample } from './database.ts';
import { SAMPLE_WORLD_ID } from './world.ts';

/** Creates the sample world, or resets it. Only for pages: workers can't load its content on demand. */
export async function createSampleWorld(): Promise<void> {
  const { sampleResources } = await import('./compose/index.ts');
  await withSample(async (db) => {
    const { store, done } = db.transaction('resources', 'readwrite');
    const writes = [store.clear(), ...sampleResources(Date.now()).map((resource) => store.put(resource))];
    await Promise.all([...writes, done]);
  });
}

export async function hasSampleWorld(): Promise<boolean> {
  // Opening the database would create it.
  const isThere = (await indexedDB.databases()).some(({ name }) => name === SAMPLE_DATABASE);
  if (!isThere) return false;
  return withSample(async (db) => (await db.getKey('resources', ['world', SAMPLE_WORLD_ID])) !== undefined);
}

/** Whether there are more or fewer resources than at first. Only for pages, as above. */
export async function hasAdditions(): Promise<boolean> {
  const { sampleResources } = await import('./compose/index.ts');
  const first = sampleResources(Date.now()).length;
  return withSample(async (db) => (await db.count('resources')) !== first);
}

/** Creates or deletes the sample world in turn with other windows and the background. */
export const withSampleLock = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request('sample-world', work);

export const deleteSampleWorld = (): Promise<void> => deleteDatabase();
