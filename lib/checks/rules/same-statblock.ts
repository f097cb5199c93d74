import { message } from '../../i18n/index.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { foldName } from '../facts/fold-name.ts';
import { eachEntry, oncePerWorld } from '../facts/once-per-world.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

/** The first statblock of each name. */
const firstOfName = oncePerWorld(function* (world) {
  const first = new Map<string, EntryFacts>();
  yield* eachEntry(world, (entry) => {
    if (entry.ref.kind !== 'statblock') return;
    const name = foldName(entry.title);
    const known = first.get(name);
    if (!known || entry.location < known.location) first.set(name, entry);
  });
  return first;
});

export const sameStatblock: Rule = {
  id: 'sameStatblock',
  severity: 'note',
  name: message('checks.sameStatblockName'),
  about: message('checks.sameStatblockAbout'),
  concerns: ({ ref }) => ref.kind === 'statblock',
  *find(entry, world) {
    if (foldName(entry.title) === '') return;
    const first = firstOfName(world).get(foldName(entry.title));
    if (first && first !== entry)
      yield {
        sentence: message('checks.sameStatblock', { title: entry.title }),
        here: placeOf(entry, 'title', entry.title),
        there: placeOf(first, 'title', first.title),
      };
  },
};
