import { DatabaseUnavailable, hasDiskSpace } from '../database/index.ts';
import type { Instant, JournalItem, JournalText, WorldId } from '../model/index.ts';
import { hasArrived, type KeptOutcome, type TypedText } from '../worldpage/index.ts';
import { deleteJournal, readRow, type TextRow, withJournal } from './database.ts';

/** Days that a text is kept. */
const DAYS = 30;
const DAY_MS = 86_400_000;
/** Room for all texts together, in characters, and how many there are at most. The oldest are removed first. */
const ROOM = 50_000_000;
const MOST = 500;

/** The editor that a text was typed in. */
export interface EditorPage {
  page: string;
  worldId: WorldId;
  title: string | null;
}

/** Whether a page is for a new entry, whose address says nothing about what becomes of it. */
const isForNew = (page: string): boolean => page.startsWith('/');

/** Whether most of a text is gone at once, which may have been a mistake. */
const isMostGone = (before: string, after: string): boolean =>
  before.length - after.length > 100 && after.length < before.length / 2;

/** Stores what a field has now. What was there before stays if most of it is gone. Returns false if it can't be told. */
export async function keepText(
  { page, worldId, title }: EditorPage,
  { visit, field, text, html, before, turn }: TypedText,
  now: Instant,
): Promise<boolean> {
  if (!(await hasDiskSpace())) throw new DatabaseUnavailable('full');
  const id = `${visit}/${field}`;
  const isNew = await withJournal(async (db) => {
    const { store, done } = db.transaction('texts', 'readwrite', { durability: 'strict' });
    const known = readRow(await store.get(id));
    const start = before ?? known?.before;
    if (start === undefined) return null;
    if (known && known.turn >= turn) return false;
    if (known && isMostGone(known.text, text))
      await store.put({ ...known, id: `${id}/${known.turn}`, state: 'replaced' });
    const size = text.length + (html?.length ?? 0) + start.length;
    const row: TextRow = {
      ...{ id, page, worldId, title, field, text, html, before: start },
      ...{ at: now, turn, state: 'open', size },
    };
    await Promise.all([store.put(row), done]);
    return known === null;
  });
  if (isNew) await pruneJournal(now);
  return isNew !== null;
}

async function rowsOf(page: string): Promise<TextRow[]> {
  const rows = await withJournal((db) => db.getAllFromIndex('texts', 'page', page));
  return rows.flatMap((row) => readRow(row) ?? []);
}

/** The pages that texts are kept of. */
export async function openPages(): Promise<ReadonlySet<string>> {
  const pages = new Set<string>();
  await withJournal(async (db) => {
    const { store, done } = db.transaction('texts');
    for (let cursor = await store.index('page').openKeyCursor(); cursor; cursor = await cursor.continue())
      pages.add(cursor.key);
    await done;
  });
  return pages;
}

/** Texts of new entries, which may have become any entry of the world. */
async function rowsOfNew(worldId: WorldId): Promise<TextRow[]> {
  const range = IDBKeyRange.bound('/', '0', false, true);
  const rows = await withJournal((db) => db.getAllFromIndex('texts', 'page', range));
  return rows.flatMap((row) => readRow(row) ?? []).filter((row) => row.worldId === worldId);
}

/** The texts of a page that World Anvil may not have, the newest first; and those of new entries of its world. */
export async function openTexts({ page, worldId }: EditorPage): Promise<(TextRow & { isHere: boolean })[]> {
  const [here, ofNew] = await Promise.all([rowsOf(page), isForNew(page) ? [] : rowsOfNew(worldId)]);
  return [
    ...here.map((row) => ({ ...row, isHere: true })),
    ...ofNew.map((row) => ({ ...row, isHere: false })),
  ]
    .filter(({ state }) => state === 'open')
    .sort((one, other) => other.at - one.at);
}

/**
 * Removes a text that arrived, or stops offering it. Only for the page that it is from, or the entry it has become.
 * Returns whether it was there.
 */
export async function settleText(
  { page, worldId }: EditorPage,
  id: string,
  outcome: KeptOutcome,
): Promise<boolean> {
  return withJournal(async (db) => {
    const { store, done } = db.transaction('texts', 'readwrite');
    const row = readRow(await store.get(id));
    const isOfPage = row && (row.page === page || (isForNew(row.page) && row.worldId === worldId));
    if (isOfPage && outcome === 'arrived') await store.delete(id);
    else if (isOfPage && outcome !== 'arrived') await store.put({ ...row, state: outcome });
    await done;
    return isOfPage === true;
  });
}

/**
 * Removes the texts of an entry that World Anvil has, as a sync has just read it. `fields` has all its texts in markup.
 * An entry may have been new when they were typed. Returns whether there were any.
 */
export async function settleArrived(
  { page, worldId }: Pick<EditorPage, 'page' | 'worldId'>,
  fields: ReadonlyMap<string, string>,
): Promise<boolean> {
  let hasAny = false;
  for (const row of [...(await rowsOf(page)), ...(await rowsOfNew(worldId))]) {
    const text = fields.get(row.field);
    const isThere = text !== undefined && text !== '' && hasArrived(row, { text, isMarkup: true });
    if (row.state !== 'open' || !isThere) continue;
    await withJournal((db) => db.delete('texts', row.id));
    hasAny = true;
  }
  return hasAny;
}

const itemOf = ({ id, worldId, title, field, at }: TextRow): JournalItem => ({
  id,
  worldId,
  title,
  field,
  at,
});

/** Everything that is kept, the newest first. */
export async function listTexts(): Promise<JournalItem[]> {
  const rows = await withJournal((db) => db.getAll('texts'));
  return rows
    .flatMap((row) => readRow(row) ?? [])
    .map(itemOf)
    .sort((one, other) => other.at - one.at);
}

export async function readText(id: string): Promise<JournalText | null> {
  const row = readRow(await withJournal((db) => db.get('texts', id)));
  return row && { ...itemOf(row), text: row.text, before: row.before };
}

/** Deletes one text, or the whole journal (null). */
export async function deleteTexts(id: string | null): Promise<void> {
  if (id === null) await deleteJournal();
  else await withJournal((db) => db.delete('texts', id));
}

/** Removes what is older than 30 days, and the oldest texts beyond the room that they may take. */
export async function pruneJournal(now: Instant): Promise<void> {
  await withJournal(async (db) => {
    const { store, done } = db.transaction('texts', 'readwrite');
    let [room, count] = [ROOM, 0];
    for (
      let cursor = await store.index('size').openKeyCursor(null, 'prev');
      cursor;
      cursor = await cursor.continue()
    ) {
      const [at, size] = cursor.key;
      room -= size;
      if (room < 0 || ++count > MOST || at < now - DAYS * DAY_MS) await store.delete(cursor.primaryKey);
    }
    await done;
  });
}
