import type { WorldId } from '../model/index.ts';
import { bodySearchOf } from './bodies/body-search.ts';
import { searcherOf } from './open-worlds.ts';
import { type EntryKind, type EntryRef, foldLetters, type Searcher } from './search/index.ts';
import { type BodyRow, libraryDatabase, type Resource } from './store/database.ts';
import { slices } from './store/pause.ts';

/** An entry that was read in full. */
export interface StoredResource {
  ref: EntryRef;
  location: number;
  resource: Resource;
}

/** Rows read at a time: few at first, then as many as have about so much text. Each batch is parsed in one task. */
const ROWS = 8;
const MOST_ROWS = 128;
const TEXT = 250_000;

/** A little more than nothing for what isn't text. */
const LEAST = 200;
const sizeOf = (thing: unknown): number => {
  if (typeof thing !== 'object' || thing === null) return LEAST;
  const content = 'content' in thing && typeof thing.content === 'string' ? thing.content.length : 0;
  const sections = 'sections' in thing && Array.isArray(thing.sections) ? thing.sections : [];
  return sections.reduce(
    (sum: number, one: { content?: unknown }) =>
      sum + (typeof one.content === 'string' ? one.content.length : 0),
    LEAST + content,
  );
};

/** How many rows to read next, by those that were read. At most twice as many: the next ones may be longer. */
function rowsAfter(rows: readonly { thing: unknown }[]): number {
  const size = rows.reduce((sum, { thing }) => sum + sizeOf(thing), 0);
  const fitting = Math.floor((rows.length * TEXT) / Math.max(1, size));
  return Math.max(ROWS / 2, Math.min(fitting, rows.length * 2, MOST_ROWS));
}

const storedIn = (searcher: Searcher, rows: readonly (BodyRow | undefined)[]): StoredResource[] =>
  rows.flatMap((row): StoredResource[] => {
    if (typeof row?.thing !== 'object') return [];
    const ref = { kind: row.kind, id: row.id };
    const location = searcher.locate(ref);
    return location < 0 ? [] : [{ ref, location, resource: row.thing }];
  });

/** What a world's copy holds in full of these kinds, without damaged records. */
export async function* resourcesOf(
  worldId: WorldId,
  kinds: readonly EntryKind[],
): AsyncGenerator<readonly StoredResource[], void> {
  const [db, searcher] = await Promise.all([libraryDatabase(), searcherOf(worldId)]);
  for (const kind of kinds) {
    let count = ROWS;
    const read = async (after: IDBKeyRange) => db.getAll('bodies', after, count);
    let next = read(IDBKeyRange.bound([worldId, kind], [worldId, kind, []]));
    for (;;) {
      const rows = await next;
      const last = rows.at(-1);
      if (!last) break;
      count = rowsAfter(rows);
      // The next rows are read while these are looked at.
      next = read(IDBKeyRange.bound([worldId, kind, last.id], [worldId, kind, []], true));
      // If nobody asks for them, nobody needs to know either.
      next.catch(() => {});
      yield storedIn(searcher, rows);
    }
  }
}

/**
 * What a world's copy holds in full of entries with this in a word: of their title, their tags, or their text as far as it
 * is indexed.
 */
export async function* resourcesWith(
  worldId: WorldId,
  wordPart: string,
): AsyncGenerator<readonly StoredResource[], void> {
  const [db, searcher, search] = await Promise.all([
    ...([libraryDatabase(), searcherOf(worldId)] as const),
    bodySearchOf(worldId),
  ]);
  const rest = slices();
  const inText = await search.locationsWith(wordPart);
  const part = foldLetters(wordPart);
  const keys: [WorldId, EntryKind, string][] = [];
  for (const { ref, location, title, tags } of searcher.hits()) {
    if (inText.has(location) || foldLetters(`${title} ${tags.join(' ')}`).includes(part))
      keys.push([worldId, ref.kind, ref.id]);
    const pause = rest();
    if (pause) await pause;
  }
  for (let at = 0; at < keys.length; at += ROWS)
    yield storedIn(
      searcher,
      await Promise.all(keys.slice(at, at + ROWS).map((key) => db.get('bodies', key))),
    );
}
