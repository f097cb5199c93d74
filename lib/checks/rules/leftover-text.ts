import { message } from '../../i18n/index.ts';
import type { EntryFacts, TextFlaw } from '../facts/entry-facts.ts';
import { groupBy } from '../facts/groups.ts';
import type { Rule } from '../rule.ts';

/** So many articles with the same words are one habit. */
const HABIT = 20;

/** The first placeholder of an entry. In what isn't finished, it has its place. */
const firstIn = ({ flaws, isDraft, isWip }: EntryFacts): TextFlaw | undefined =>
  isDraft || isWip ? undefined : flaws.find(({ kind }) => kind === 'placeholder');

/** By what they still say, the articles of a world: null if it isn't a habit. */
const habit = groupBy(
  (entry) => {
    const said = firstIn(entry)?.what.toLowerCase();
    return said === undefined ? [] : [[said, entry.location] as const];
  },
  (same) => (same.length < HABIT ? null : { count: same.length, first: same[0] }),
);

export const leftoverText: Rule = {
  id: 'leftoverText',
  severity: 'note',
  name: message('checks.leftoverTextName'),
  about: message('checks.leftoverTextAbout'),
  concerns: ({ flaws }) => flaws.length > 0,
  *find(entry, world) {
    const flaw = firstIn(entry);
    if (!flaw) return;
    const { what, place } = flaw;
    const same = habit(world, what.toLowerCase());
    if (!same)
      yield { sentence: message('checks.leftoverText', { title: entry.title, text: what }), here: place };
    else if (same.first === entry.location)
      yield {
        sentence: message('checks.leftoverTextHabit', { count: same.count, text: what }),
        here: place,
      };
  },
};
