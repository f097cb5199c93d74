import type { Library, Searcher } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import {
  excludedBy,
  firstOnly,
  linkMentions,
  mentionsIn,
  type PlacedMention,
  readExclusions,
  readMentionChoices,
} from '../../lib/unlinked-mentions/index.ts';

/** A name in a draft that could be a link. */
export interface DraftName {
  start: number;
  end: number;
  /** As it is written in the draft. */
  written: string;
  /** The locations of the articles with this name. */
  candidates: readonly number[];
}

/** What was found in a text of a draft. */
export interface DraftNames {
  text: string;
  searcher: Searcher;
  names: readonly DraftName[];
}

/** A draft has no location yet, so every article of that name is meant. */
const NOWHERE = -1;

/** Of each name, only the first place, and none if the text mentions the article already. */
function firstOfEach(
  found: readonly PlacedMention[],
  isMentioned: (location: number) => boolean,
): PlacedMention[] {
  const sure = new Set(
    firstOnly(
      found.flatMap((one) => {
        const [target, ...others] = one.candidates;
        return target === undefined || others.length > 0 ? [] : [{ ...one, target }];
      }),
      isMentioned,
    ).map(({ start }) => start),
  );
  const met = new Set<string>();
  return found.filter(({ start, candidates }) => {
    if (candidates.length === 1) return sure.has(start);
    const name = candidates.join(' ');
    if (met.has(name) || candidates.some(isMentioned)) return false;
    met.add(name);
    return true;
  });
}

/** The names in a draft's text that could be links, as the person wants them: first or all, without excluded ones. */
export async function namesInDraft(
  library: Pick<Library, 'articleNames' | 'searcher'>,
  worldId: WorldId,
  text: string,
): Promise<DraftNames> {
  const [finder, searcher, choices, exclusions] = await Promise.all([
    library.articleNames(worldId),
    library.searcher(worldId),
    readMentionChoices(),
    readExclusions(),
  ]);
  const isExcluded = excludedBy(exclusions, worldId);
  const { mentions, mentioned } = mentionsIn(text, finder, NOWHERE);
  const found = mentions
    // Only what is excluded everywhere: the draft is no entry yet.
    .filter(({ name }) => !isExcluded(name, { kind: 'article', id: '' }))
    .map((one) => ({ ...one, from: NOWHERE, field: 'content', isEditable: true }));
  const isMentioned = (location: number) => mentioned.has(searcher.hit(location)?.ref.id.toLowerCase() ?? '');
  const wanted = choices.places === 'all' ? found : firstOfEach(found, isMentioned);
  const names = wanted.map(({ start, end, candidates }) => ({
    ...{ start, end, candidates },
    written: text.slice(start, end),
  }));
  return { text, searcher, names };
}

/** The draft's text with links at these places. */
export function linkedDraft(
  { text, searcher }: DraftNames,
  links: readonly (Pick<DraftName, 'start' | 'end'> & { target: number })[],
): string {
  return linkMentions(
    text,
    links.flatMap(({ start, end, target }) => {
      const hit = searcher.hit(target);
      return hit ? [{ start, end, target: { id: hit.ref.id, template: hit.template } }] : [];
    }),
  );
}
