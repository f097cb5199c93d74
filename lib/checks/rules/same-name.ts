import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { parentsOf } from '../facts/family.ts';
import { sharingTitle } from '../facts/names.ts';
import { eachEntry, oncePerWorld } from '../facts/once-per-world.ts';
import { placeOf } from '../facts/place-of.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

/** So many people with the name of another are a habit, as in a dynasty. */
const HABIT = 12;

const namesakes = oncePerWorld(function* (world) {
  let count = 0;
  yield* eachEntry(world, (entry) => {
    if (entry.template === 'person' && sharingTitle(world, entry).length > 1) count++;
  });
  return count;
});

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
    if (template === 'person' && namesakes(world) >= HABIT) return;
    const same = sharingTitle(world, entry).filter(
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
