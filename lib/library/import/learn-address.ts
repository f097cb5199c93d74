import type { Entry } from '../search/index.ts';
import { apply } from '../store/apply.ts';
import { libraryDatabase } from '../store/database.ts';

/** Stores where World Anvil shows an entry of an export, which doesn't say it. Returns the entry with its address. */
export async function learnAddress(entry: Entry, url: string): Promise<Entry> {
  const { worldId, kind, id } = entry;
  const known = { ...entry, url };
  const body = await (await libraryDatabase()).get('bodies', [worldId, kind, id]);
  await apply(worldId, {
    entries: [known],
    // The text keeps it, too, so that reading the export again doesn't lose it.
    ...(body && { bodies: [{ ...body, thing: { ...body.thing, url } }] }),
  });
  return known;
}
