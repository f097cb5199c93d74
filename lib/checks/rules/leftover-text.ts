import { message } from '../../i18n/index.ts';
import type { EntryFacts, TextFlaw } from '../facts/entry-facts.ts';
import { eachEntry, oncePerWorld } from '../facts/once-per-world.ts';
import type { Rule } from '../rule.ts';

/** So many articles with the same words are one habit. */
const HABIT = 20;

/** The first placeholder of an entry. In what isn't finished, it has its place. */
const firstIn = ({ flaws, isDraft, isWip }: EntryFacts): TextFlaw | undefined =>
  isDraft || isWip ? undefined : flaws.find(({ kind }) => kind === 'placeholder');

/** By what they still say, the articles of a world. */
const bySaying = oncePerWorld(function* (world) {
  const entries = new Map<string, EntryFacts[]>();
  yield* eachEntry(world, (entry) => {
    const said = firstIn(entry)?.what.toLowerCase();
    if (said !== undefined) entries.set(said, [...(entries.get(said) ?? []), entry]);
  });
  return entries;
});

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
    const same = bySaying(world).get(what.toLowerCase()) ?? [];
    if (same.length < HABIT)
      yield { sentence: message('checks.leftoverText', { title: entry.title, text: what }), here: place };
    else if (same[0] === entry)
      yield {
        sentence: message('checks.leftoverTextHabit', { count: same.length, text: what }),
        here: place,
      };
  },
};
