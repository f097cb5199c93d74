import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { parentsOf } from '../facts/family.ts';
import { foldName } from '../facts/fold-name.ts';
import { groupBy } from '../facts/groups.ts';
import { sharingTitle } from '../facts/names.ts';
import { placeOf } from '../facts/place-of.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

/** So many people with the name of another are a habit, as in a dynasty. */
const HABIT = 12;

/** Under one key, whether so many people share their names. */
const isHabit = groupBy(
  ({ ref, template, title }) =>
    ref.kind === 'article' && template === 'person' ? [['', foldName(title)] as const] : [],
  (names) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return names.filter((name) => (counts.get(name) ?? 0) > 1).length >= HABIT;
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
