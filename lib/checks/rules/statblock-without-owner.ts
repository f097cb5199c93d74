import { message } from '../../i18n/index.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { groupBy } from '../facts/groups.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

/** Where most statblocks stand alone, that is how the world uses them. */
const MOST = 0.9;
const ENOUGH = 10;

/** The ids of the statblocks that an entry uses. */
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
