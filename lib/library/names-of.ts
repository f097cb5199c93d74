import type { WorldId } from '../model/index.ts';
import { createNameFinderInSlices, type KnownName, type NameFinder, type NameKind } from './names/index.ts';
import { searcherOf } from './open-worlds.ts';
import type { EntryRef, Searcher } from './search/index.ts';
import { pauseNow, slices } from './store/pause.ts';

/** Which names a finder knows: of all entries, or only of articles that can be mentioned. */
type Scope = 'all' | 'articles';

const made: Record<Scope, Map<WorldId, { of: Searcher; finder: Promise<NameFinder> }>> = {
  all: new Map(),
  articles: new Map(),
};

/** What articles of a template are; `other` for the rest. */
const KINDS: Readonly<Record<string, NameKind>> = {
  person: 'person',
  ...Object.fromEntries(
    ['settlement', 'organization', 'location', 'landmark', 'militaryConflict', 'myth'].map((code) => [
      code,
      'proper',
    ]),
  ),
  ...Object.fromEntries(
    `condition ethnicity formation item language law material profession rank ritual species spell technology vehicle`
      .split(' ')
      .map((code) => [code, 'common']),
  ),
};

/** A draft has no id that World Anvil knows. */
const isMentionable = ({ kind, id }: EntryRef): boolean => kind === 'article' && !id.startsWith('draft:');

async function finderOver(searcher: Searcher, scope: Scope): Promise<NameFinder> {
  const rest = slices();
  const names: KnownName[] = [];
  for (const { ref, location, title, template, aliases } of searcher.hits()) {
    const kind = (ref.kind === 'article' && KINDS[template ?? '']) || 'other';
    if (scope === 'all' || isMentionable(ref))
      for (const name of [title, ...aliases]) names.push({ name, location, kind });
    const pause = rest();
    if (pause) await pause;
  }
  return createNameFinderInSlices(names, pauseNow);
}

/** The name finder over a world's titles and aliases. One over articles alone ignores longer names of others. */
export async function namesOf(worldId: WorldId, scope: Scope = 'all'): Promise<NameFinder> {
  const searcher = await searcherOf(worldId);
  const held = made[scope].get(worldId);
  if (held?.of === searcher) return held.finder;
  const finder = finderOver(searcher, scope);
  made[scope].set(worldId, { of: searcher, finder });
  return finder;
}
