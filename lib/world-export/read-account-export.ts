import { readDirectory, type ZipEntry, ZipReader } from '../archive/index.ts';
import type { AccountResource, NamedWorld } from './account-resource.ts';
import { accountFiles, keyOf, kindByClass, resourceOf, worldIn } from './account-resource.ts';
import type { ExportedItem, ExportPart, ExportProblem } from './export-part.ts';
import { type Slice, slices } from './local-categories.ts';
import { markupOf } from './markup-of.ts';
import { PageParser } from './page-parser.ts';
import { type Decoded, decodedText } from './text-encoding.ts';

/** Bytes of one file, beyond which it is left out. */
const MOST_BYTES = 8_000_000;
/** Worlds, beyond which the rest is left out. */
const MOST_WORLDS = 100;
/** Items of one world that are held before they are passed on. */
const HELD = 40;
/** Kinds of resources that are counted, and characters of their names. */
const MOST_KINDS = 100;
const LONGEST_NAME = 60;

export interface ReadAccountExportOptions {
  /** The name of a world that the export doesn't name. */
  title: string;
  signal: AbortSignal;
  /** Called between slices of work; resolves once the page may go on. */
  pause: () => Promise<void>;
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
  const slice = slices(pause);
  const files = await accountFiles(entries, slice);
  const reader = new ZipReader(
    file,
    files.flatMap(({ entry, html, kind }) => (kind === 'leftOut' ? [] : html ? [entry, html] : [entry])),
  );
  const total = files.filter(({ kind }) => kind === 'article').length || null;
  const worlds = new Map<string, NamedWorld>();
  const held = new Map<string, ExportedItem[]>();
  const seen = new Set<string>();
  /** Categories of which only the name is known so far. */
  const named = new Set<string>();
  /** Kinds that aren't read, and how many of each there are. */
  const leftOut = new Map<string, number>();
  const guessed: string[] = [];
  let done = 0;

  async function textOf(entry: ZipEntry): Promise<Decoded | null> {
    const bytes = await reader.read(entry);
    return bytes && decodedText(bytes);
  }

  async function jsonOf(entry: ZipEntry): Promise<unknown> {
    const decoded = await textOf(entry);
    try {
      const json: unknown = decoded ? JSON.parse(decoded.text) : undefined;
      if (decoded?.isGuessed) guessed.push(entry.path);
      return json;
    } catch {
      // Not JSON: reported as a file that couldn't be read.
      return undefined;
    }
  }

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
  function worldOf({ world }: AccountResource): string | null {
    if (!world) return worlds.size > 1 ? null : ([...worlds.keys()][0] ?? '');
    const known = worlds.get(world.id);
    if (!known && worlds.size >= MOST_WORLDS) return null;
    worlds.set(world.id, known ? { ...known, slug: known.slug ?? world.slug } : world);
    return world.id;
  }

  /** What is new of a resource. Another one with its id is left out, unless only its name was known. */
  function* fresh(worldId: string, { item, category }: AccountResource, path: string): Generator<ExportPart> {
    const items = held.get(worldId) ?? [];
    held.set(worldId, items);
    const categoryKey = category && `${worldId} category ${category.id}`;
    if (category && categoryKey !== null && !seen.has(categoryKey)) {
      seen.add(categoryKey);
      named.add(categoryKey);
      items.push({ kind: 'category', category, isLocalId: false });
    }
    const key = `${worldId} ${keyOf(item)}`;
    if (seen.has(key) && !named.delete(key)) return yield problem('repeatedId', path);
    seen.add(key);
    items.push(item);
    if (item.kind === 'article') done += 1;
  }

  for (const one of files) {
    signal.throwIfAborted();
    await slice();
    const { path } = one.entry;
    if (one.kind === 'leftOut') {
      count(leftOut, one.folder);
      continue;
    }
    if (one.entry.bytes > MOST_BYTES) {
      yield problem('tooLong', path);
      continue;
    }
    const json = await jsonOf(one.entry);
    const kind = kindByClass(json) ?? one.kind;
    if (kind === 'leftOut') {
      count(leftOut, String(Reflect.get(Object(json), 'entityClass')).slice(0, LONGEST_NAME));
      continue;
    }
    if (kind === 'world') {
      const world = worldIn(json);
      if (world && (worlds.has(world.id) || worlds.size < MOST_WORLDS)) worlds.set(world.id, world);
      continue;
    }
    const found = json === undefined ? null : await resourceOf(kind, json);
    if (!found) {
      // Any other program's JSON may be in a folder that we don't know.
      if (kind !== 'unknown') yield problem('badFile', path);
      continue;
    }
    const worldId = worldOf(found);
    if (worldId === null) {
      yield problem('noWorld', path);
      continue;
    }
    const { item } = found;
    if (item.kind === 'article' && item.article.content === '' && one.html && one.html.bytes <= MOST_BYTES) {
      const rendered = await textOf(one.html);
      if (rendered?.isGuessed) guessed.push(one.html.path);
      if (rendered) item.article.content = await htmlMarkup(rendered.text, slice);
    }
    yield* fresh(worldId, found, path);
    if ((held.get(worldId)?.length ?? 0) >= HELD) yield* pass(worldId);
  }
  for (const worldId of held.keys()) yield* pass(worldId);
  for (const path of guessed) yield problem('encoding', path);
  if (seen.size === 0) yield problem('notExport', null);
  else for (const [kind, number] of leftOut) yield problem('notRead', `${kind} (${number})`);
}

function count(kinds: Map<string, number>, kind: string): void {
  if (kinds.has(kind) || kinds.size < MOST_KINDS) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
}

const problem = (code: ExportProblem['code'], title: string | null): ExportPart => ({
  part: 'problem',
  problem: { code, title, articleId: null },
});

/** Characters that the parser gets at once. */
const STRIDE = 16_384;
const ANY_ID = '00000000-0000-0000-0000-000000000000';

/** Rendered HTML as markup. Nothing in it runs or loads: it is read like an article of an export page. */
async function htmlMarkup(html: string, slice: Slice): Promise<string> {
  const page = new PageParser();
  page.write(`<div class="article-print-container" id="article-${ANY_ID}">`);
  for (let at = 0; at < html.length && !page.isTooDeep; at += STRIDE) {
    page.write(html.slice(at, at + STRIDE));
    await slice();
  }
  page.end();
  const root = page.next()?.root;
  return root ? markupOf(root, null, slice) : '';
}
