import type { Instant, World, WorldId } from '../../model/index.ts';
import type { ExportedItem } from '../../world-export/index.ts';
import { indexBodies } from '../bodies/body-indexer.ts';
import { everything } from '../everything.ts';
import type { Entry, EntryKind, EntryRef } from '../search/index.ts';
import { apply, reading } from '../store/apply.ts';
import { type BodyRow, libraryDatabase, type Resource } from '../store/database.ts';
import { locate } from '../store/open-copy.ts';
import { slices } from '../store/pause.ts';
import { openWriter } from '../writer.ts';
import { type ExportedEntry, exportedEntry, textOfExported } from './exported-entry.ts';

export interface ImportedEntry {
  ref: EntryRef;
  title: string;
  change: 'added' | 'changed' | 'same';
}

/** An item of an export, with its full text without markup. */
export interface ReadItem {
  item: ExportedItem;
  text: string;
}

export const readItem = (item: ExportedItem): ReadItem => ({ item, text: textOfExported(item) });

interface Read extends ExportedEntry {
  text: string;
  /** `kept`: part of an article never replaces more of it. */
  change: ImportedEntry['change'] | 'kept';
}

function compared(worldId: WorldId, { item, text }: ReadItem, before: BodyRow | undefined): Read {
  const now = { ...exportedEntry(worldId, item, before?.thing ?? null), text };
  if (!before) return { ...now, change: 'added' };
  const isCut = item.kind === 'article' && !item.isWhole;
  if (isCut && text.length <= before.text.length) return { ...now, change: 'kept' };
  const isSame = said(before.thing) === said(now.resource);
  return { ...now, change: isSame ? 'same' : 'changed' };
}

/** What is stored of each item. Most have no entry yet, which is known without asking the database. */
async function storedBodies(worldId: WorldId, items: readonly ReadItem[]): Promise<(BodyRow | undefined)[]> {
  const refs = items.map(({ item }) => ({ kind: item.kind, id: idOf(item) }));
  const isKnown = await reading(worldId, ({ layers }) => refs.map((ref) => locate(layers, ref) >= 0));
  const { store } = (await libraryDatabase()).transaction('bodies');
  return Promise.all(
    refs.map(({ kind, id }, at) => (isKnown[at] ? store.get([worldId, kind, id]) : undefined)),
  );
}

/**
 * Stores a part of an export in the copy of its world, at once searchable, with its full texts. Runs in the page that
 * reads the export; the library's lock keeps it apart from the background's writes. Returns what became of each item, in
 * the same order.
 */
export const storeExported = (
  worldId: WorldId,
  items: readonly ExportedItem[],
  readAt: Instant,
): Promise<ImportedEntry[]> => storeItems(worldId, items.map(readItem), readAt);

/** Like `storeExported`, for items whose text is known. */
export async function storeItems(
  worldId: WorldId,
  items: readonly ReadItem[],
  readAt: Instant,
): Promise<ImportedEntry[]> {
  const stored = await storedBodies(worldId, items);
  const rest = slices();
  const read: Read[] = [];
  for (const [at, item] of items.entries()) {
    read.push(compared(worldId, item, stored[at]));
    await rest();
  }
  const news = read.filter(({ change }) => change !== 'kept');
  await apply(worldId, {
    indexesBodies: true,
    brings: 'export',
    entries: news.map(({ entry }) => entry),
    categories: read.flatMap(({ category }) => category ?? []),
    bodies: news.flatMap(({ entry: { kind, id, updatedAt }, resource, text, change }) =>
      change === 'same'
        ? []
        : [{ kind, id, thing: resource, text, readAt, updatedAt, stamp: updatedAt ?? 0 }],
    ),
  });
  return read.map(({ entry: { kind, id, title }, change }) => ({
    ref: { kind, id },
    title,
    change: change === 'kept' ? 'same' : change,
  }));
}

/** Without the words of the page's own interface, which may be in another language the next time. */
const said = (resource: Resource): string =>
  JSON.stringify({ ...resource, raw: { ...resource.raw, exportMetadata: null } });

function idOf(item: ExportedItem): string {
  switch (item.kind) {
    case 'article':
      return item.article.id;
    case 'category':
      return item.category.id;
    case 'statblock':
      return String(item.statblock.id);
    case 'manuscript':
      return item.manuscript.id;
    case 'image':
      return String(item.image.id);
  }
}

/** Stores the world itself. Its name is shown while its export is still read. */
export async function storeExportedWorld(world: World): Promise<void> {
  await apply(world.id, { world, sync: (row) => ({ ...row, paused: false }) });
}

/**
 * Ends the reading of an export: makes full texts searchable. If it was read to its end (`seen`; null if it wasn't), the
 * copy is whole as of `readAt`. Returns the entries that the export lacks, which stay until a person removes them; only
 * those of `kinds`, because an export page has fewer than an account's export. Of them, `isReplaced` ones are dropped: what
 * the export has in their place was just stored.
 */
export async function finishImport(
  worldId: WorldId,
  {
    seen,
    kinds,
    isReplaced = () => false,
    readAt,
    signal,
  }: {
    seen: ReadonlySet<string> | null;
    kinds: readonly EntryKind[];
    isReplaced?: (entry: Entry) => boolean;
    readAt: Instant;
    signal: AbortSignal;
  },
): Promise<{ ref: EntryRef; title: string }[]> {
  const lacking = seen === null ? [] : lackingIn(seen, kinds, await everything(worldId));
  await apply(worldId, {
    drop: lacking.filter(isReplaced),
    sync: (row) => ({ ...row, ...(seen !== null && { syncedAt: readAt, worldAt: readAt }), due: [] }),
  });
  await indexBodies(worldId, signal);
  await openWriter().tidy(worldId);
  return lacking.flatMap((entry) => {
    const { kind, id, title } = entry;
    return isReplaced(entry) ? [] : [{ ref: { kind, id }, title }];
  });
}

/** The entries that an export doesn't have, except categories that an entry that stays is in. */
function lackingIn(
  seen: ReadonlySet<string>,
  kinds: readonly EntryKind[],
  entries: readonly Entry[],
): Entry[] {
  const isLacking = ({ kind, id }: Entry): boolean =>
    kinds.includes(kind) && !seen.has(importKey({ kind, id }));
  const used = new Set(entries.flatMap((entry) => (isLacking(entry) ? [] : (entry.categoryId ?? []))));
  return entries.filter((entry) => isLacking(entry) && !(entry.kind === 'category' && used.has(entry.id)));
}

/** The key of an entry in the set of those that an export had. */
export const importKey = ({ kind, id }: EntryRef): string => `${kind} ${id}`;
