import { placeholdersOf } from '../checks/index.ts';
import {
  type EntryRef,
  type Hit,
  keyOf,
  type Library,
  type LinkIndex,
  type Searcher,
  slices,
} from '../library/index.ts';
import { parseMarkup, plainTextOf } from '../markup/index.ts';
import type { Instant, WorldId } from '../model/index.ts';
import { wordsOf } from '../versions/index.ts';
import { capitalNames, UsedNames, withoutNamed } from './used-names.ts';

/** What a writer may want to go on with. */
export const TO_WRITE_KINDS = ['question', 'name', 'stub', 'facts', 'draft', 'old'] as const;
export type ToWriteKind = (typeof TO_WRITE_KINDS)[number];

/** Something that is left to write. */
export interface ToWrite {
  kind: ToWriteKind;
  /** Stands for it and what it says, without telling anything of the world. */
  key: string;
  /** Its article; of a name, one that uses it. */
  ref: EntryRef;
  hit: Hit;
  /** The words around a question, or a name without an article. */
  text: string;
  /** Names of the fields that are empty. */
  fields: readonly string[];
  /** Words of a stub, articles that use a name. */
  count: number;
  /** How many entries link to the article. */
  links: number;
  /** The more, the sooner. */
  weight: number;
}

/** Gaps that a check wouldn't call a mistake. */
const GAP = /\?{3,}|\[(?:…|\.{3})\]/g;
/** Letters shown on each side of a question. */
const AROUND = 60;
/** Articles with fewer words are stubs. */
const STUB = 40;
/** Articles that use a name before it is worth one of its own. */
const LEAST_USES = 3;
/** A field is missed where at least this share of a template's articles has it, and there are so many of them. */
const USUAL = 0.6;
const LEAST_ARTICLES = 5;
const MOST_FIELDS = 3;
const YEAR = 365 * 86_400_000;
const WEEK = 7 * 86_400_000;
const MOST_NAMES = 50;
/** Milliseconds between two pauses. */
const SLICE = 5;

/** The words around each gap and each note to oneself in a text, each once. Pure. */
export function questionsIn(text: string): string[] {
  const quotes = text.split('\n').flatMap((line) => {
    const gaps = Array.from(line.matchAll(GAP), ({ 0: gap, index }) => [index, index + gap.length] as const);
    return [...gaps, ...placeholdersOf(line).map(({ range }) => range)].map(([start, end]) => {
      const [from, to] = [Math.max(0, start - AROUND), Math.min(line.length, end + AROUND)];
      return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
    });
  });
  return [...new Set(quotes)];
}

interface Article {
  hit: Hit;
  fields: ReadonlySet<string>;
  words: number;
  questions: readonly string[];
}

/** Words, and mentions as one. */
const wordsIn = (text: string): number => wordsOf(text).length + text.split('|').length - 1;

/** The fields that most articles of a template have, by template. Pure. */
export function usualFields(
  articles: readonly { template: string | null; fields: ReadonlySet<string> }[],
): ReadonlyMap<string | null, readonly string[]> {
  const templates = Map.groupBy(articles, ({ template }) => template);
  const usual = new Map<string | null, readonly string[]>();
  for (const [template, all] of templates) {
    if (all.length < LEAST_ARTICLES) continue;
    const counts = new Map<string, number>();
    for (const { fields } of all) for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
    usual.set(
      template,
      [...counts]
        .filter(([, count]) => count >= all.length * USUAL)
        .sort(([, a], [, b]) => b - a)
        .map(([field]) => field),
    );
  }
  return usual;
}

/** What a reading needs of a world. */
export interface WorldToWrite {
  worldId: WorldId;
  library: Pick<Library, 'resources' | 'links' | 'searcher'>;
  /** The language whose names of days and months are no names. */
  language: string;
  now: Instant;
}

const fieldsOf = (resource: object): [name: string, text: string][] => {
  const content: unknown = Reflect.get(resource, 'content');
  const sections: unknown = Reflect.get(resource, 'sections');
  const named = Array.isArray(sections)
    ? sections.flatMap((one: { name?: unknown; content?: unknown }): [string, string][] =>
        typeof one.name === 'string' && typeof one.content === 'string' && one.content.trim() !== ''
          ? [[one.name, one.content]]
          : [],
      )
    : [];
  return typeof content === 'string' ? [['content', content], ...named] : named;
};

/** What the flags and dates of an article say. */
function ofState({ isDraft, isWip, updatedAt }: Hit, links: number, now: Instant) {
  const age = updatedAt === null ? 0 : now - updatedAt;
  if (isDraft || isWip) return { kind: 'draft', weight: 14 + Math.min(16, age / WEEK) } as const;
  return age > YEAR ? ({ kind: 'old', weight: 2 + Math.min(10, links) } as const) : null;
}

/** What is left to write in a world, what is most worth doing first. Runs in short tasks. Rejects if `signal` aborts. */
export async function readToWrite(world: WorldToWrite, signal: AbortSignal): Promise<ToWrite[]> {
  const { worldId, library, language, now } = world;
  const rest = slices(SLICE);
  const [searcher, links] = await Promise.all([library.searcher(worldId), library.links(worldId)]);
  const articles: Article[] = [];
  const names = new UsedNames<Hit>();
  for await (const resources of library.resources(worldId, ['article']))
    for (const { location, resource } of resources) {
      signal.throwIfAborted();
      const hit = searcher.hit(location);
      if (!hit || hit.isPending) continue;
      const texts = fieldsOf(resource);
      const plain = texts.map(([, text]) => plainTextOf(parseMarkup(withoutNamed(text))));
      names.add(hit, capitalNames(plain.join('\n')));
      articles.push({
        hit,
        fields: new Set(texts.flatMap(([name]) => (name === 'content' ? [] : name))),
        words: plain.reduce((sum, text) => sum + wordsIn(text), 0),
        questions: plain.flatMap(questionsIn),
      });
      const pause = rest();
      if (pause) await pause;
    }
  return ranked({ articles, names: unnamed(names, searcher, language), links, now });
}

const unnamed = (names: UsedNames<Hit>, searcher: Searcher, language: string) => {
  const titles = [...searcher.sortFacts()].map(({ title }) => title);
  return names.untitled(titles, language, LEAST_USES).slice(0, MOST_NAMES);
};

function ranked(found: {
  articles: readonly Article[];
  names: readonly { name: string; first: Hit; count: number }[];
  links: Pick<LinkIndex, 'countTo'>;
  now: Instant;
}): ToWrite[] {
  const { articles, names, now } = found;
  const usual = usualFields(articles.map(({ hit, fields }) => ({ template: hit.template, fields })));
  const all: ToWrite[] = [];
  const add = (hit: Hit, links: number, one: Pick<ToWrite, 'kind' | 'weight'> & Partial<ToWrite>) => {
    const { kind, text = '', fields = [], count = 0 } = one;
    // A name is the same wherever it stands.
    const of = kind === 'name' ? '' : hit.ref.id;
    const key = keyOf(['toWrite', kind, of, text, ...fields].join('\n')).toString(36);
    all.push({ key, ref: hit.ref, hit, links, text, fields, count, ...one });
  };
  for (const { hit, fields, words, questions } of articles) {
    const links = found.links.countTo(hit.location);
    for (const text of questions)
      add(hit, links, { kind: 'question', text, weight: 50 + Math.min(10, links) });
    if (words < STUB) add(hit, links, { kind: 'stub', count: words, weight: 16 + Math.min(30, 3 * links) });
    const missed = (usual.get(hit.template) ?? [])
      .filter((field) => !fields.has(field))
      .slice(0, MOST_FIELDS);
    // A stub lacks everything.
    if (missed.length > 0 && words >= STUB)
      add(hit, links, { kind: 'facts', fields: missed, weight: 6 + 2 * missed.length + Math.min(10, links) });
    const state = ofState(hit, links, now);
    if (state) add(hit, links, state);
  }
  for (const { name, first, count } of names)
    add(first, 0, { kind: 'name', text: name, count, weight: 20 + Math.min(40, 4 * count) });
  return all.sort((a, b) => b.weight - a.weight);
}
