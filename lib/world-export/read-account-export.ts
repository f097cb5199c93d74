import { readDirectory, unpack, type ZipEntry } from '../archive/index.ts';
import type { FullCategory } from '../model/index.ts';
import { type ExportedArticle, exported } from '../service/index.ts';
import { type AccountFile, accountFiles } from './account-files.ts';
import type { ExportedItem, ExportedWorld, ExportPart, ExportProblem } from './export-part.ts';
import { htmlMarkup } from './html-markup.ts';
import { slices } from './slices.ts';

/** Bytes of one file, beyond which it is left out. */
const MOST_BYTES = 8_000_000;
/** Worlds, beyond which the rest is left out. */
const MOST_WORLDS = 100;
/** Items of one world that are held before they are passed on. */
const HELD = 40;

export interface ReadAccountExportOptions {
  /** The name of a world that the export doesn't name. */
  title: string;
  signal: AbortSignal;
  /** Called between slices of work; resolves once the page may go on. */
  pause: () => Promise<void>;
}

type NamedWorld = Omit<ExportedWorld, 'articleIds' | 'articleCount'>;

/** A file's resource, and the world that it names. */
interface Found {
  items: ExportedItem[];
  world: { id: string; title: string } | null;
}

/**
 * Reads an account export, a ZIP of JSON that has one or more worlds, which come one after the other or in turn. Rejects
 * with `ZipDamaged` if the file can't be read as a ZIP, and with the signal's reason; what is wrong within is a problem.
 */
export async function* readAccountExport(
  file: Blob,
  { title, signal, pause }: ReadAccountExportOptions,
): AsyncGenerator<ExportPart> {
  const unsafe: string[] = [];
  const entries = await readDirectory(file, { onUnsafe: (path) => unsafe.push(path), pause });
  for (const path of unsafe) yield problem('badPath', path);
  const files = accountFiles(entries);
  const total = files.filter(({ kind }) => kind === 'article').length || null;
  const slice = slices(pause);
  const worlds = new Map<string, NamedWorld>();
  const held = new Map<string, ExportedItem[]>();
  const seen = new Set<string>();
  let done = 0;

  function* pass(worldId: string): Generator<ExportPart> {
    const items = held.get(worldId) ?? [];
    if (items.length === 0) return;
    const known = worlds.get(worldId) ?? { id: null, title, slug: null, url: null };
    const articleIds = items.flatMap((item) => (item.kind === 'article' ? item.article.id : []));
    yield { part: 'world', world: { ...known, articleIds, articleCount: total } };
    yield { part: 'items', items };
    yield { part: 'progress', done, total };
    held.set(worldId, []);
  }

  /** The world that an item belongs to; null if that can't be told. An export without any world has one without an id. */
  function worldOf({ world }: Found): string | null {
    if (world) {
      if (!worlds.has(world.id) && worlds.size >= MOST_WORLDS) return null;
      if (!worlds.has(world.id)) worlds.set(world.id, { ...world, slug: null, url: null });
      return world.id;
    }
    return worlds.size > 1 ? null : ([...worlds.keys()][0] ?? '');
  }

  for (const one of files) {
    signal.throwIfAborted();
    await slice();
    const { path } = one.entry;
    if (one.entry.bytes > MOST_BYTES) {
      yield problem('tooLong', path);
      continue;
    }
    const json = await jsonOf(file, one.entry);
    if (one.kind === 'world') {
      const world = exported.world(json);
      if (world && isUuid(world.id) && worlds.size < MOST_WORLDS) worlds.set(world.id, world);
      continue;
    }
    const found = json === undefined ? null : await resourceOf(file, one, json, slice);
    if (!found) {
      // Any other program's JSON may be in a folder that we don't know.
      if (one.kind !== 'unknown') yield problem('badFile', path);
      continue;
    }
    const worldId = worldOf(found);
    if (worldId === null) {
      yield problem('noWorld', path);
      continue;
    }
    const fresh: ExportedItem[] = [];
    for (const item of found.items) {
      const key = `${worldId} ${keyOf(item)}`;
      if (!seen.has(key)) fresh.push(item);
      else if (item.kind !== 'category') yield problem('repeatedId', path);
      seen.add(key);
    }
    const items = [...(held.get(worldId) ?? []), ...fresh];
    held.set(worldId, items);
    if (fresh.some(({ kind }) => kind === 'article')) done += 1;
    if (items.length >= HELD) yield* pass(worldId);
  }
  for (const worldId of held.keys()) yield* pass(worldId);
  if (seen.size === 0) yield problem('notExport', null);
}

async function jsonOf(file: Blob, entry: ZipEntry): Promise<unknown> {
  const text = await textOf(file, entry);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Not JSON: reported as a file that couldn't be read.
    return undefined;
  }
}

async function textOf(file: Blob, entry: ZipEntry): Promise<string | null> {
  const bytes = await unpack(file, entry);
  return bytes && new TextDecoder().decode(bytes);
}

/** Null if it isn't what its folder says. */
async function resourceOf(
  file: Blob,
  { kind, html }: AccountFile,
  json: unknown,
  slice: () => Promise<void>,
): Promise<Found | null> {
  const { world: named = null } = exported.article(json) ?? {};
  const world = named && isUuid(named.id) ? named : null;
  switch (kind) {
    case 'statblock': {
      const statblock = await exported.statblock(json);
      return statblock && { world, items: [{ kind, statblock }] };
    }
    case 'manuscript': {
      const manuscript = exported.manuscript(json);
      return manuscript && { world, items: [{ kind, manuscript }] };
    }
    case 'image': {
      const image = exported.image(json);
      return image && { world, items: [{ kind, image }] };
    }
    case 'article':
    case 'unknown': {
      const read = exported.article(json);
      if (!read || !isArticle(read, kind)) return null;
      const { article } = read;
      const rendered =
        article.content === '' && html && html.bytes <= MOST_BYTES ? await textOf(file, html) : null;
      const content = rendered === null ? article.content : await htmlMarkup(rendered, slice);
      const category =
        read.category && isUuid(read.category.id) ? categoryOf(read.category, article.worldId) : null;
      // As the export page has them.
      const id = article.id.toLowerCase();
      return {
        world,
        items: [
          ...(category ? [{ kind: 'category' as const, category, isLocalId: false }] : []),
          {
            kind: 'article',
            article: { ...article, id, content, categoryId: category?.id ?? null },
            isWhole: true,
          },
        ],
      };
    }
    case 'world':
      return null;
  }
}

/** What World Anvil's ids look like. Others could be those of worlds that only this device has. */
const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

/** An article's id is a UUID. In a folder that we don't know, a template and a title are needed, too. */
const isArticle = ({ article }: ExportedArticle, kind: 'article' | 'unknown'): boolean =>
  isUuid(article.id) && (kind === 'article' || (article.template !== '' && article.title !== ''));

/** Only its name is known. */
const categoryOf = ({ id, title }: { id: string; title: string }, worldId: string): FullCategory => ({
  ...{ id, worldId, title, parentId: null, state: null, icon: null, url: null, position: null },
  ...{ description: '', excerpt: null, views: null, pageCover: null, bookCover: null, raw: {} },
});

function keyOf(item: ExportedItem): string {
  switch (item.kind) {
    case 'article':
      return `article ${item.article.id}`;
    case 'category':
      return `category ${item.category.id}`;
    case 'statblock':
      return `statblock ${item.statblock.id}`;
    case 'manuscript':
      return `manuscript ${item.manuscript.id}`;
    case 'image':
      return `image ${item.image.id}`;
  }
}

const problem = (code: ExportProblem['code'], title: string | null): ExportPart => ({
  part: 'problem',
  problem: { code, title, articleId: null },
});
