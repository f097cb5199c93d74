import { message } from '../../i18n/index.ts';
import type { EntryFacts, ParagraphFact } from '../facts/entry-facts.ts';
import { foldName } from '../facts/fold-name.ts';
import { groupBy } from '../facts/groups.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Place } from '../place.ts';
import type { Rule } from '../rule.ts';

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
