// Runs in the page: renames entries of planted worlds, and measures the preview of one on a stored copy.

import { openLibrary, storeExported } from '../../../lib/library/index.ts';
import { type FoundEntry, matcherOf, searchTexts } from '../../../lib/rename/index.ts';
import { timed } from '../page/thread.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { type NearScore, nearScore } from './near-spellings.ts';
import { type RenameWorld, renameWorld } from './planted-renames.ts';
import { type RenameScore, scoreOf } from './score.ts';
import { undone } from './undo.ts';

export const languages = LANGUAGES.map(({ code }) => code);

function languageOf(code: string): Language {
  const language = LANGUAGES.find((one) => one.code === code);
  if (!language) throw new Error(`Nobody knows ${code}.`);
  return language;
}

const worldOf = (seed: number, code: string, articles: number, renames: number): RenameWorld =>
  renameWorld(seed, languageOf(code), articles, renames);

/** Plants names nearly right in a world in this language. */
export const nearlyRight = (
  seed: number,
  code: string,
  articles: number,
  count: number,
): Promise<NearScore> => nearScore(seed, languageOf(code), articles, count);

export interface RenameResult extends RenameScore {
  megabytes: number;
  /** Renames whose changes were all made, and undone to the byte. */
  made: number;
  back: number;
}

/** Renames entries of a world in this language. */
export async function rename(
  seed: number,
  code: string,
  articles: number,
  renames: number,
): Promise<RenameResult> {
  const world = worldOf(seed, code, articles, renames);
  const byId = new Map(world.articles.map((one) => [one.resource.id, one]));
  let [made, back] = [0, 0];
  const score = await scoreOf(world, async (edits) => {
    const { isMade, isBack } = await undone(edits, (id) => byId.get(id));
    if (isMade && edits.length > 0) made++;
    if (isBack && edits.length > 0) back++;
  });
  return { ...score, megabytes: sizeOf(world), made, back };
}

const sizeOf = ({ articles }: RenameWorld): number =>
  articles.reduce(
    (sum, { resource: { content, text } }) => sum + content.length + (text.scrapbook?.length ?? 0),
    0,
  ) / 1_000_000;

/** Articles stored together. */
const BATCH = 320;
let stored: RenameWorld | null = null;

/** Stores a world, which isn't measured. Returns its megabytes. */
export async function store(seed: number, code: string, articles: number, renames: number): Promise<number> {
  stored = worldOf(seed, code, articles, renames);
  for (let at = 0; at < articles; at += BATCH) {
    const items = stored.articles.slice(at, at + BATCH).map(({ resource }) => ({
      ...{ kind: 'article' as const, isWhole: true, article: resource },
    }));
    await storeExported('w', items, 1);
  }
  return sizeOf(stored);
}

/** Finds the places of a rename in the stored world, as its screen does. */
export async function preview(
  at: number,
): Promise<{ ms: number; shown: number; longest: number; places: number }> {
  const name = stored?.renames[at];
  if (!name) throw new Error('There is nothing to rename.');
  const library = await openLibrary();
  const found: FoundEntry[] = [];
  const from = performance.now();
  let shown = from;
  const { ms, longest } = await timed(async () => {
    const [searcher, names] = await Promise.all([library.searcher('w'), library.articleNames('w')]);
    const of = { kind: 'article', id: name.id } as const;
    const location = searcher.locate(of);
    const matcher = matcherOf({ kind: 'name', find: name.old, of, location });
    if (typeof matcher === 'string') throw new Error(matcher);
    const titleOf = (id: string) => {
      const other = searcher.locate({ kind: 'article', id });
      return other < 0 ? null : (searcher.hit(other)?.title ?? null);
    };
    const onFound = (more: readonly FoundEntry[]) => {
      if (more.length > 0) shown = performance.now();
      found.push(...more);
    };
    const { signal } = new AbortController();
    await searchTexts(library, 'w', { matcher, names, titleOf }, { onFound, signal });
  });
  return {
    ms,
    shown: shown - from,
    longest,
    places: found.reduce((sum, { places }) => sum + places.length, 0),
  };
}
