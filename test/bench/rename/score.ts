// Renames the entries of a planted world one by one, in memory, and compares every place with what is known of it.

import { createNameFinder } from '../../../lib/library/index.ts';
import type { ChangedRef, Edit } from '../../../lib/model/index.ts';
import {
  fitsInto,
  matcherOf,
  type Replacement,
  renameEdit,
  replacementOf,
} from '../../../lib/rename/index.ts';
import { searchEntry } from '../../../lib/rename/read-world.ts';
import { type RenameText, renameTexts } from '../../../lib/rename/texts.ts';
import {
  idOf,
  type PlannedRename,
  type PlantedPlace,
  type RenameArticle,
  type RenameWorld,
} from './planted-renames.ts';

export interface RenameScore {
  /** Places that have to change, and those of them that did. */
  planted: number;
  found: number;
  /** Places that changed unasked. */
  changed: number;
  /** Places that were to change, have one right form, and got it; another one, without a word of doubt. */
  told: number;
  right: number;
  wrong: number;
  /** Places whose ending a person has to tell, and those of them that say so. */
  untold: number;
  asked: number;
  /** Changes of ids, addresses, code, dice and tags. */
  hidden: number;
  examples: string[];
}

/** As many examples as anybody reads. */
const EXAMPLES = 60;

const keyOf = (field: string, start: number, end: number): string => `${field} ${start} ${end}`;

interface Chosen {
  text: number;
  replacement: Replacement;
}

/** Whether what stood at a range stands there still, with everything before it moved by what changed. */
function isSame(
  before: string,
  after: string,
  [start, end]: readonly [number, number],
  chosen: readonly Chosen[],
) {
  let shift = 0;
  for (const { replacement } of chosen) {
    const [first] = replacement.ranges;
    if (!first || first[0] >= start) continue;
    shift += replacement.text.length - replacement.ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  }
  return after.slice(start + shift, end + shift) === before.slice(start, end);
}

/** Changes within what nothing may change: those that were asked for, and those that can be seen in the text. */
function inHidden(
  texts: readonly RenameText[],
  chosen: readonly Chosen[],
  edit: Edit | null,
  of: RenameArticle,
): number {
  let count = 0;
  for (const [number, { field, text }] of texts.entries()) {
    const here = chosen.filter((one) => one.text === number);
    const after = edit?.changes[field] ?? text;
    for (const range of of.hidden.get(field) ?? []) {
      const isMeant = here.some(({ replacement }) =>
        replacement.ranges.some(([from, to]) => from < range[1] && to > range[0]),
      );
      if (isMeant || typeof after !== 'string' || !isSame(text, after, range, here)) count++;
    }
  }
  return count;
}

function judge(
  score: RenameScore,
  place: PlantedPlace,
  { text, isSure }: Replacement,
  name: PlannedRename,
): void {
  const say = (what: string): void => {
    if (score.examples.length < EXAMPLES)
      score.examples.push(`${what}: ${name.old} → ${name.next}: ${text}, not ${place.expected ?? 'known'}`);
  };
  if (place.expected === null) {
    score.untold++;
    if (isSure) say('sure');
    else score.asked++;
    return;
  }
  if (isSure && text !== place.expected) {
    score.wrong++;
    say('wrong');
  }
  if (place.mayAsk) return;
  score.told++;
  if (isSure && text === place.expected) score.right++;
  else if (!isSure) say('unsure');
}

/** Renames every entry. `onEdits` gets the changes of each. */
export async function scoreOf(
  world: RenameWorld,
  onEdits: (edits: readonly Edit[]) => Promise<void>,
): Promise<RenameScore> {
  const score: RenameScore = {
    ...{ planted: 0, found: 0, changed: 0, told: 0, right: 0, wrong: 0, untold: 0, asked: 0, hidden: 0 },
    examples: [],
  };
  const { titles, articles, renames } = world;
  const names = createNameFinder(titles.map((name, location) => ({ name, location })));
  const known = new Map(titles.map((title, location) => [idOf(location), title]));
  const texts = articles.map(({ resource }) => renameTexts('article', resource));
  for (const [at, name] of renames.entries()) {
    const of = { kind: 'article', id: name.id } as const;
    const query = { kind: 'name', find: name.old, of, location: name.location } as const;
    const matcher = matcherOf(query);
    if (typeof matcher === 'string') throw new Error(`${name.old}: ${matcher}`);
    const sources = { matcher, names, titleOf: (id: string) => known.get(id) ?? null };
    const edits: Edit[] = [];
    for (const [location, article] of articles.entries()) {
      const ref: ChangedRef & { kind: 'article' } = {
        worldId: 'w',
        kind: 'article',
        id: article.resource.id,
      };
      const entry = await searchEntry({ ref, location }, texts[location] ?? [], sources, () => null);
      const planted = new Map(
        article.places
          .filter(({ rename }) => rename === at)
          .map((place) => [keyOf(place.field, place.start, place.end), place]),
      );
      score.planted += planted.size;
      const chosen: Chosen[] = [];
      for (const place of entry.places) {
        const text = entry.texts[place.text];
        const replacement = replacementOf(place, query, name.next);
        if (place.doubt !== null || !text?.isEditable || !fitsInto(text, replacement.text)) continue;
        chosen.push({ text: place.text, replacement });
        const key = keyOf(text.field, place.ranges[0]?.[0] ?? -1, place.ranges.at(-1)?.[1] ?? -1);
        const meant = planted.get(key);
        score.changed++;
        if (meant) {
          score.found++;
          judge(score, meant, replacement, name);
        } else if (score.examples.length < EXAMPLES)
          score.examples.push(`changed ${name.old}: ${place.around[0]}⟦${place.written}⟧${place.around[1]}`);
        planted.delete(key);
      }
      for (const { field, start, end } of planted.values()) {
        const text = entry.texts.find((one) => one.field === field)?.text ?? '';
        if (score.examples.length < EXAMPLES)
          score.examples.push(
            `missed ${name.old}: ${text.slice(Math.max(0, start - 30), start)}⟦${text.slice(start, end)}⟧${text.slice(end, end + 30)}`,
          );
      }
      const { edit } = renameEdit({ ref, title: article.resource.title }, entry, chosen);
      score.hidden += inHidden(entry.texts, chosen, edit, article);
      if (edit) edits.push(edit);
    }
    await onEdits(edits);
  }
  return score;
}
