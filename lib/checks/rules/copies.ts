// What is there twice, and what nothing uses.
import { message } from '../../i18n/index.ts';
import { isBefore } from '../facts/date-order.ts';
import { dateOf, type EntryFacts, type ParagraphFact, type Place } from '../facts/entry-facts.ts';
import { parentsOf } from '../facts/family.ts';
import { foldName } from '../facts/fold-name.ts';
import { groupBy } from '../facts/groups.ts';
import { placeOf } from '../facts/place-of.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

/** By folded title. */
const sharingTitle = groupBy(
  (entry) => (entry.ref.kind === 'article' ? [[foldName(entry.title), entry] as const] : []),
  (same) => same,
);

/** So many people with the name of another are a habit, as in a dynasty. */
const DYNASTY = 12;

/** Under one key, whether so many people share their names. */
const isHabit = groupBy(
  ({ ref, template, title }) =>
    ref.kind === 'article' && template === 'person' ? [['', foldName(title)] as const] : [],
  (names) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return names.filter((name) => (counts.get(name) ?? 0) > 1).length >= DYNASTY;
  },
);

/** Whether what is told of two people can't be told of one: other births or deaths, other parents, “the Elder”. */
function areDifferent(world: WorldFacts, one: EntryFacts, other: EntryFacts): boolean {
  if (one.isDistinguished || other.isDistinguished) return true;
  if (one.template !== 'person') return false;
  const [suffix, second] = [one, other].map(({ fields }) => fields.get('suffix')?.value ?? '');
  if (suffix !== second) return true;
  const [parents, others] = [one, other].map((child) => parentsOf(world, child).map(({ parent }) => parent));
  if (parents?.length && others?.length && !parents.some((parent) => others.includes(parent))) return true;
  return (['birth', 'death'] as const).some((role) => {
    const [a, b] = [dateOf(one, role)?.date, dateOf(other, role)?.date];
    return a !== undefined && b !== undefined && (isBefore(world, a, b) || isBefore(world, b, a));
  });
}

export const sameName: Rule = {
  id: 'sameName',
  severity: 'warning',
  name: message('checks.sameNameName'),
  about: message('checks.sameNameAbout'),
  concerns: ({ ref }) => ref.kind === 'article',
  *find(entry, world) {
    const { ref, categoryId, title, location, template } = entry;
    if (categoryId === null || title === '' || ref.id.startsWith('draft:')) return;
    if (template === 'person' && isHabit(world, '')) return;
    const same = sharingTitle(world, foldName(title)).filter(
      (one) =>
        one.categoryId === categoryId &&
        one.template === template &&
        !one.ref.id.startsWith('draft:') &&
        (one === entry || !areDifferent(world, one, entry)),
    );
    // Of several with one name, the second is found, with the first.
    const [other, second] = same.sort((a, b) => a.location - b.location);
    if (other && second === entry && other.location < location)
      yield {
        sentence: message('checks.sameName', { title }),
        here: placeOf(entry, 'title', title),
        there: placeOf(other, 'title', other.title),
      };
  },
};

/** A paragraph is copied by mistake once or twice. What so many articles have is a template. */
const TEMPLATE = 4;

interface Written {
  entry: EntryFacts;
  paragraph: ParagraphFact;
}

const writtenIn = groupBy(
  (entry) => entry.paragraphs.map((paragraph) => [paragraph.hash, { entry, paragraph }] as const),
  (all: readonly Written[]) => (new Set(all.map(({ entry }) => entry)).size < TEMPLATE ? all : []),
);

const placeIn = ({ entry, paragraph: { field, range, beginning } }: Written): Place =>
  placeOf(entry, field, beginning, range);

export const sameParagraph: Rule = {
  id: 'sameParagraph',
  severity: 'note',
  name: message('checks.sameParagraphName'),
  about: message('checks.sameParagraphAbout'),
  concerns: ({ paragraphs }) => paragraphs.length > 0,
  *find(entry, world) {
    const told = new Set<EntryFacts>();
    for (const paragraph of entry.paragraphs) {
      // It is found in all but the first, with the first, and once for each two articles.
      const [first] = writtenIn(world, paragraph.hash);
      if (!first || first.entry === entry || told.has(first.entry)) continue;
      told.add(first.entry);
      // An article of the same name is a copy, or another version.
      if (foldName(first.entry.title) === foldName(entry.title)) continue;
      yield {
        sentence: message('checks.sameParagraph', { title: entry.title, other: first.entry.title }),
        here: placeIn({ entry, paragraph }),
        there: placeIn(first),
      };
    }
  },
};

const firstOfName = groupBy(
  (entry) => (entry.ref.kind === 'statblock' ? [[foldName(entry.title), entry] as const] : []),
  ([first]) => first,
);

export const sameStatblock: Rule = {
  id: 'sameStatblock',
  severity: 'note',
  name: message('checks.sameStatblockName'),
  about: message('checks.sameStatblockAbout'),
  concerns: ({ ref }) => ref.kind === 'statblock',
  *find(entry, world) {
    if (foldName(entry.title) === '') return;
    const first = firstOfName(world, foldName(entry.title));
    if (first && first !== entry)
      yield {
        sentence: message('checks.sameStatblock', { title: entry.title }),
        here: placeOf(entry, 'title', entry.title),
        there: placeOf(first, 'title', first.title),
      };
  },
};

/** Where most statblocks stand alone, that is how the world uses them. */
const MOST = 0.9;
const ENOUGH = 10;

const usedBy = ({ statblockId, statblocks, relations }: EntryFacts): Set<string> =>
  new Set([
    ...(statblockId === null ? [] : [statblockId]),
    ...statblocks,
    ...relations.filter(({ isArticle }) => !isArticle).map(({ id }) => id),
  ]);

const isUsed = groupBy(
  (entry) => Array.from(usedBy(entry), (id) => [id, true] as const),
  (all) => all.length > 0,
);

/** Under one key: the statblocks, what is used, and whether something wasn't read. */
const areUsed = groupBy(
  function* (entry) {
    const { ref, isRead } = entry;
    if (ref.kind === 'statblock') yield ['', `has ${ref.id}`] as const;
    else if (ref.kind === 'article' && !isRead) yield ['', 'unread'] as const;
    for (const id of usedBy(entry)) yield ['', `uses ${id}`] as const;
  },
  (all) => {
    const said = new Set<string>(all);
    const statblocks = [...said].filter((one) => one.startsWith('has '));
    const used = statblocks.filter((one) => said.has(one.replace('has', 'uses'))).length;
    return !said.has('unread') && statblocks.length >= ENOUGH && used >= statblocks.length * MOST;
  },
);

export const statblockWithoutOwner: Rule = {
  id: 'statblockWithoutOwner',
  severity: 'note',
  name: message('checks.statblockWithoutOwnerName'),
  about: message('checks.statblockWithoutOwnerAbout'),
  concerns: ({ ref }) => ref.kind === 'statblock',
  *find(entry, world) {
    if (world.isComplete && areUsed(world, '') && !isUsed(world, entry.ref.id))
      yield {
        sentence: message('checks.statblockWithoutOwner', { title: entry.title }),
        here: placeOf(entry, 'title', entry.title),
      };
  },
};

export const publicQuotesPrivate: Rule = {
  id: 'publicQuotesPrivate',
  severity: 'warning',
  name: message('checks.publicQuotesPrivateName'),
  about: message('checks.publicQuotesPrivateAbout'),
  concerns: ({ location }, world) => world.quotesIn(location).length > 0,
  *find(entry, world) {
    for (const { here, there } of world.quotesIn(entry.location))
      yield {
        sentence: message('checks.publicQuotesPrivate', { title: entry.title, other: there.title }),
        here,
        there,
      };
  },
};
