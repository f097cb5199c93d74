import type { EntryFacts, QuoteFact } from '../../../lib/checks/facts/entry-facts.ts';
import type { Listed } from '../../../lib/checks/facts/read-entry.ts';
import { listedFacts, Reading, readEntry, textsOf } from '../../../lib/checks/facts/read-entry.ts';
import { WorldFacts } from '../../../lib/checks/facts/world-facts.ts';
import { type Finding, findAll } from '../../../lib/checks/finding.ts';
import { WorldQuotes } from '../../../lib/checks/quotes-of-world.ts';
import type { Rule } from '../../../lib/checks/rule.ts';
import { atOnce } from '../../../lib/checks/steps.ts';
import type { CheckedLibrary } from '../../../lib/checks/world-checks.ts';
import type { EntryKind, EntryRef } from '../../../lib/library/index.ts';
import type { ArticleRelation, FullArticle, RelationItem, Statblock } from '../../../lib/model/index.ts';
import type { Era } from '../../../lib/settings/index.ts';

export const ERAS: Era[] = [
  { name: 'After the Fall', abbreviations: ['AF'], direction: 'forward', zero: 0, lastYear: null },
  { name: 'Before the Fall', abbreviations: ['BF'], direction: 'backward', zero: 0, lastYear: 900 },
  { name: 'The Third Age', abbreviations: ['TA'], direction: 'forward', zero: 1_000, lastYear: 500 },
];

/** An entry of a world in a test. What isn't said is ordinary: a public article that was read in full. */
export interface Planned {
  id: string;
  kind?: EntryKind;
  title?: string;
  aliases?: string[];
  tags?: string[];
  template?: string;
  state?: 'public' | 'private' | null;
  isDraft?: boolean;
  isWip?: boolean;
  isPending?: boolean;
  url?: string;
  category?: string | null;
  /** The article above it. */
  under?: string;
  content?: string;
  /** Other fields by name. */
  texts?: Record<string, string>;
  /** Fields that name others: their ids, or id and kind of relationship. */
  relations?: Record<string, string | readonly (string | readonly [id: string, type: string])[]>;
  statblock?: string;
  /** Only what lists tell of it is known. */
  isUnread?: boolean;
}

function itemOf(one: string | readonly [id: string, type: string]): RelationItem {
  const [id, relationshipType] = typeof one === 'string' ? [one, null] : one;
  return {
    ...{ id, title: id, type: 'article', state: null, slug: null, url: null },
    ...{ isArticle: true, relationshipType },
  };
}

const relationsOf = (relations: Planned['relations'] = {}): ArticleRelation[] =>
  Object.entries(relations).map(([name, to]): ArticleRelation => {
    const about = { name, title: name, position: null };
    return typeof to === 'string'
      ? { ...about, shape: 'singular', item: itemOf(to) }
      : { ...about, shape: 'collection', items: to.map(itemOf) };
  });

export const titleOf = ({ id, title }: Planned): string => title ?? id;

export const listedOf = (planned: Planned, location: number): Listed => ({
  ref: { kind: planned.kind ?? 'article', id: planned.id },
  ...{ location, title: titleOf(planned), aliases: planned.aliases ?? [], tags: planned.tags ?? [] },
  template: planned.template ?? 'article',
  state: planned.state === undefined ? 'public' : planned.state,
  ...{
    isDraft: planned.isDraft ?? false,
    isWip: planned.isWip ?? false,
    isPending: planned.isPending ?? false,
  },
  ...{ url: planned.url ?? null, categoryId: planned.category ?? null },
});

export function articleOf(planned: Planned): FullArticle {
  const { id, template = 'article', state = 'public', content = '', texts = {} } = planned;
  return {
    ...{ id, worldId: 'w1', title: titleOf(planned), template, state, tags: [], excerpt: null, url: null },
    ...{ isDraft: planned.isDraft ?? false, isWip: planned.isWip ?? false, slug: null, content, text: {} },
    ...{ categoryId: planned.category ?? null, updatedAt: null, wordcount: null, isAdultContent: false },
    ...{ createdAt: null, authorName: null, articleParentId: planned.under ?? null, coverId: null, raw: {} },
    sections: Object.entries(texts).map(([name, text]) => ({
      ...{ name, title: name, position: null, content: text, contentParsed: null },
    })),
    relations: relationsOf(planned.relations),
    ...{ contentParsed: null, fullRender: null, passcode: null, cssClasses: null, cssCode: null },
    ...{ cover: null, portrait: null, flag: null, publishedAt: null, notifiedAt: null, secrets: [] },
    statblock: planned.statblock
      ? {
          ...{ id: planned.statblock, title: '', kind: 'Block', state: null, slug: null, url: null },
          ...{ icon: null, tags: [], updatedAt: null },
        }
      : null,
    ancestry: [],
  };
}

function statblockOf(planned: Planned): Statblock {
  const { id, state = 'public', texts = {} } = planned;
  return {
    ...{ id: Number(id), title: titleOf(planned), kind: 'Block', state, slug: null, url: null, icon: null },
    ...{ tags: [], updatedAt: null, worldId: 'w1', authorName: null, createdAt: null, raw: {} },
    ...{
      isShared: null,
      template: null,
      data: texts,
      unread: null,
      source: null,
      parser: null,
      folder: null,
    },
  };
}

/** What a copy holds of an entry in full. */
export function resourceOf(planned: Planned): FullArticle | Statblock | null {
  const { kind = 'article', isUnread = false } = planned;
  if (isUnread || (kind !== 'article' && kind !== 'statblock')) return null;
  return kind === 'article' ? articleOf(planned) : statblockOf(planned);
}

/** A copy of articles in memory, whose texts change with them. */
export function copyOf(planned: readonly Planned[]): CheckedLibrary {
  const at = (location: number): Listed | null => {
    const one = planned[location];
    return one ? listedOf(one, location) : null;
  };
  const locate = ({ id }: EntryRef): number => planned.findIndex((one) => one.id === id);
  return {
    searcher: async () => ({ hits: () => planned.map(listedOf), hit: at, locate }),
    async *resources() {
      yield planned.map((one, location) => ({
        ...{ ref: listedOf(one, location).ref, location, resource: articleOf(one) },
      }));
    },
    body: async (_, ref) => {
      const one = planned[locate(ref)];
      return one ? { resource: articleOf(one) } : null;
    },
    worldFacts: async () => ({ syncedAt: 1, progress: null }),
    articles: async () => [],
  };
}

/** What public texts of a world repeat of private ones. */
export async function quotesOf(planned: readonly Planned[]): Promise<Map<number, QuoteFact[]>> {
  const quotes = new WorldQuotes();
  const reading = new Reading([]);
  const read = planned.flatMap((one, location) => {
    const listed = listedOf(one, location);
    if (one.isUnread || listed.ref.kind !== 'article') return [];
    const resource = articleOf(one);
    const texts = textsOf(listed.ref, resource);
    const facts = atOnce(readEntry(listed, resource, texts, reading));
    atOnce(quotes.read(facts, texts));
    return [{ facts, texts }];
  });
  const byLocation = new Map(read.map((one) => [one.facts.location, one]));
  return quotes.find(
    (location) => byLocation.get(location)?.facts,
    async ({ location }, field) =>
      byLocation.get(location)?.texts.find((one) => one.field === field)?.text ?? null,
    () => null,
  );
}

export interface WorldOptions {
  eras?: readonly Era[];
  formerTitles?: Record<string, string[]>;
  isComplete?: boolean;
  quotes?: ReadonlyMap<number, readonly QuoteFact[]>;
}

/** The facts of a world. */
export function worldOf(planned: readonly Planned[], options: WorldOptions = {}): WorldFacts {
  const reading = new Reading(options.eras ?? ERAS, new Map(Object.entries(options.formerTitles ?? {})));
  const world = new WorldFacts();
  for (const [location, one] of planned.entries()) world.set(factsOf(one, location, reading));
  world.isComplete = options.isComplete ?? true;
  world.setQuotes(options.quotes ?? new Map());
  return world;
}

/** The facts of an entry. */
export function factsOf(one: Planned, location: number, reading: Reading): EntryFacts {
  const listed = listedOf(one, location);
  const resource = resourceOf(one);
  return resource
    ? atOnce(readEntry(listed, resource, textsOf(listed.ref, resource), reading))
    : listedFacts(listed, reading);
}

/** What a rule finds in a world. */
export function foundBy(rule: Rule, planned: readonly Planned[], options?: WorldOptions): Finding[] {
  return atOnce(findAll(worldOf(planned, options), [rule]));
}

/** For each finding, what its places say. */
export const saidBy = (rule: Rule, planned: readonly Planned[], options?: WorldOptions): string[][] =>
  foundBy(rule, planned, options).map(({ evidence }) =>
    evidence.map(({ ref, field, quote }) => `${ref.id} ${field}: ${quote}`),
  );
