import { isHiddenField } from '../../entries/index.ts';
import type { EntryRef, Hit, Resource } from '../../library/index.ts';
import { lineOf } from '../../markup/index.ts';
import type { ArticleRelation, FullArticle } from '../../model/index.ts';
import type { Era } from '../../settings/index.ts';
import { KnownEras } from '../dates/index.ts';
import { paragraphsOf } from '../quotes/index.ts';
import type { Steps } from '../steps.ts';
import { OwnNames, type Subject } from '../told/index.ts';
import { datesOf, tenuresOf } from './dates-of.ts';
import type {
  EntryFacts,
  LabeledFact,
  ListedFacts,
  MentionFact,
  ParagraphFact,
  RelationFact,
  StayFact,
  TextFlaw,
} from './entry-facts.ts';
import { withoutExplained } from './explained.ts';
import { Interned, ownCopy } from './interned.ts';
import { placeInText } from './place-of.ts';
import { readText } from './read-text.ts';
import { staysIn, toldFacts } from './told-facts.ts';

const NAME = /^(?:full )?name$/;
/** Characters between two rows, at the most, that belong together. */
const GAP = 300;

/** Rows and lines without those behind the name of somebody else, as lists of relatives have them. */
function ofSubject(subject: Subject, facts: readonly LabeledFact[]): readonly LabeledFact[] {
  if (!facts.some(({ label }) => NAME.test(label))) return facts;
  const others = new Set<LabeledFact>();
  let isOther = false;
  let end = 0;
  for (const fact of [...facts].sort((a, b) => a.range[0] - b.range[0])) {
    if (NAME.test(fact.label)) isOther = !new OwnNames(subject).isIn(fact.value);
    else if (fact.range[0] > end + GAP) isOther = false;
    if (isOther) others.add(fact);
    end = fact.range[1];
  }
  return facts.filter((fact) => !others.has(fact));
}

/** What the search index knows of an entry. */
export type Listed = Pick<
  Hit,
  | 'ref'
  | 'location'
  | 'title'
  | 'aliases'
  | 'template'
  | 'state'
  | 'isDraft'
  | 'isWip'
  | 'isPending'
  | 'url'
  | 'tags'
  | 'categoryId'
>;

/** A text of an entry, under World Anvil's name of its field. */
export interface FieldText {
  field: string;
  text: string;
}

const NOTHING: Omit<EntryFacts, keyof ListedFacts> = {
  parentId: null,
  isRead: false,
  isDistinguished: false,
  isEmpty: true,
  fields: new Map(),
  longFields: new Set(),
  dates: [],
  relations: [],
  mentions: [],
  labeled: [],
  flaws: [],
  tenures: [],
  stays: [],
  paragraphs: [],
  statblocks: [],
  statblockId: null,
};

/** What is known without the full text. Secrets are private, whatever their state. */
function listedOf({ state, isPending, ...listed }: Listed, { formerTitles }: Reading): ListedFacts {
  const { ref, location, title, aliases, template, isDraft, isWip, url, tags, categoryId } = listed;
  const isHeld = ref.kind === 'secret' || isDraft || isPending;
  return {
    ...{ ref, location, title, aliases, isDraft, isWip, url, tags, categoryId },
    formerTitles: formerTitles.get(ref.id.toLowerCase()) ?? [],
    template: ref.kind === 'article' ? template : null,
    isPublic: !isHeld && state === 'public',
    isPrivate: ref.kind === 'secret' || state === 'private',
  };
}

export const listedFacts = (listed: Listed, reading: Reading): EntryFacts => ({
  ...NOTHING,
  ...listedOf(listed, reading),
});

const LISTED = [
  'title',
  'template',
  'isPublic',
  'isPrivate',
  'isDraft',
  'isWip',
  'url',
  'categoryId',
] as const;
const LISTS = ['aliases', 'formerTitles', 'tags'] as const;

/** Whether lists tell of an entry what is known of it. */
export function isAsListed(known: EntryFacts, listed: Listed, reading: Reading): boolean {
  const now = listedOf(listed, reading);
  return (
    known.ref.id === now.ref.id &&
    known.ref.kind === now.ref.kind &&
    LISTED.every((name) => known[name] === now[name]) &&
    LISTS.every((name) => known[name].join('\n') === now[name].join('\n'))
  );
}

/** The texts of an entry. Throws if what was stored isn't what its kind says, as a damaged record may be. */
export function textsOf({ kind }: EntryRef, resource: Resource): FieldText[] {
  const texts: FieldText[] = [];
  const add = (field: string, text: unknown): void => {
    if (typeof text === 'string' && text !== '') texts.push({ field, text });
  };
  if (kind === 'article' && 'sections' in resource) {
    add('content', resource.content);
    for (const { name, content } of resource.sections) add(name, content);
  } else if (kind === 'statblock' && 'data' in resource)
    for (const [name, text] of Object.entries(resource.data ?? {})) add(name, text);
  else if ('description' in resource) add('description', resource.description);
  return texts;
}

function relationsOf(relation: ArticleRelation, ids: Interned): RelationFact[] {
  const items =
    relation.shape === 'collection' ? relation.items : relation.item === null ? [] : [relation.item];
  return items.map(({ id, title, relationshipType, isArticle }, position) => ({
    field: relation.name,
    position,
    id: ids.one(id.toLowerCase()),
    title,
    type: relationshipType?.toLowerCase() ?? null,
    isArticle,
  }));
}

/** Longer fields aren't facts but texts. */
const SHORT = 200;

function shortFields(texts: readonly FieldText[]): EntryFacts['fields'] {
  return new Map(
    texts
      .filter(({ field, text }) => field !== 'content' && text.length <= SHORT)
      .map(({ field, text }) => [field.toLowerCase(), { name: field, value: lineOf(text) }]),
  );
}

/** Characters of a paragraph that tell which one it is, and where they are with their markup. */
const TELLING = 90;
const WITH_MARKUP = 250;

const paragraphsIn = (field: string, text: string): ParagraphFact[] =>
  paragraphsOf(text).map(({ hash, range }) => {
    const [start, end] = range;
    const words = lineOf(text.slice(start, Math.min(end, start + WITH_MARKUP)));
    const telling = words.length > TELLING ? `${words.slice(0, TELLING).replace(/\s\S*$/, '')}…` : words;
    return { hash, field, range, beginning: ownCopy(telling) };
  });

/** What reading all entries of a world has in common. */
export class Reading {
  readonly eras: KnownEras;
  /** Of what mentions and relations lead to. */
  readonly ids = new Interned();

  /** Titles that articles had before, by lower-case id. */
  formerTitles: ReadonlyMap<string, readonly string[]>;

  constructor(eras: readonly Era[], formerTitles: Reading['formerTitles'] = new Map()) {
    this.eras = new KnownEras(eras);
    this.formerTitles = formerTitles;
  }
}

/** Fields whose text World Anvil doesn't parse. */
const WITHOUT_MARKUP: ReadonlySet<string> = new Set(['icon', 'pronunciation', 'snippet', 'excerpt']);

/** Notes about other articles of a name stand first. */
const BEGINNING = 500;
const DISTINGUISHED =
  /to be confused with|other uses|disambiguation|verwechseln mit|confondre avec|confundi(?:r|do|da) con|confundi(?:r|do|da) com|mylić z|混同し|يُ?خلط/i;

/** What an entry says, a step for each of its texts. */
export function* readEntry(
  listed: Listed,
  resource: Resource,
  texts: readonly FieldText[],
  reading: Reading,
): Steps<EntryFacts> {
  const { eras, ids } = reading;
  const base = listedFacts(listed, reading);
  const mentions: MentionFact[] = [];
  const labeled: LabeledFact[] = [];
  /** What sentences say. Rows and lines come first. */
  const told: LabeledFact[] = [];
  const flaws: TextFlaw[] = [];
  const stays: StayFact[] = [];
  const statblocks: string[] = [];
  const paragraphs: ParagraphFact[] = [];
  let isEmpty = true;
  let isDistinguished = false;
  for (const { field, text } of texts) {
    if (WITHOUT_MARKUP.has(field)) continue;
    yield;
    isDistinguished ||= DISTINGUISHED.test(text.slice(0, BEGINNING));
    const facts = readText(text, field, ids);
    mentions.push(...facts.mentions);
    labeled.push(...ofSubject({ ...base, id: base.ref.id }, [...facts.labeled, ...facts.tables.flat()]));
    statblocks.push(...facts.statblocks);
    if (facts.mayTellStays) stays.push(...staysIn(base, field, text, eras));
    if (facts.isSeen && !isHiddenField(field)) isEmpty = false;
    if (base.isPublic && base.ref.kind === 'article' && !isHiddenField(field))
      paragraphs.push(...paragraphsIn(field, text));
    if (facts.prose.length > 0 && !isHiddenField(field) && listed.ref.kind === 'article') {
      yield;
      told.push(...toldFacts(base, field, facts.prose, eras));
    }
    for (const { kind, what, range } of facts.flaws)
      flaws.push({ kind, what, place: placeInText(base, field, text, range) });
  }
  labeled.push(...told);
  const fields = shortFields(texts);
  const article: FullArticle | null =
    listed.ref.kind === 'article' && 'relations' in resource ? resource : null;
  const relations = article ? article.relations.flatMap((one) => relationsOf(one, ids)) : [];
  const dates = withoutExplained(
    datesOf(base, fields, labeled, eras),
    texts.map(({ text }) => text),
    [...listed.tags, ...relations.map(({ title }) => title), ...labeled.map(({ value }) => value)],
  );
  return {
    ...base,
    isRead: true,
    isEmpty,
    isDistinguished,
    fields,
    dates,
    relations,
    mentions,
    labeled,
    flaws,
    stays,
    statblocks,
    paragraphs,
    longFields: new Set(
      texts.filter(({ text }) => text.length > SHORT).map(({ field }) => field.toLowerCase()),
    ),
    tenures: tenuresOf(base, labeled, eras),
    parentId: article?.articleParentId?.toLowerCase() ?? null,
    statblockId: article?.statblock?.id ?? null,
  };
}
