import { message } from '../../i18n/index.ts';
import { oncePerWorld } from '../facts/once-per-world.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

/** Where most statblocks stand alone, that is how the world uses them. */
const MOST = 0.9;
const ENOUGH = 10;

/** The statblocks that something uses; null where many are used by nothing, or not everything was read. */
const usedStatblocks = oncePerWorld((world) => {
  const used = new Set<string>();
  let all = 0;
  for (const entry of world.entries) {
    if (entry.ref.kind === 'statblock') all++;
    else if (entry.ref.kind === 'article' && !entry.isRead) return null;
    if (entry.statblockId !== null) used.add(entry.statblockId);
    for (const id of entry.statblocks) used.add(id);
    for (const { id, isArticle } of entry.relations) if (!isArticle) used.add(id);
  }
  const owned = world.entries.filter(({ ref }) => ref.kind === 'statblock' && used.has(ref.id)).length;
  return world.isComplete && all >= ENOUGH && owned >= all * MOST ? used : null;
});

export const statblockWithoutOwner: Rule = {
  id: 'statblockWithoutOwner',
  severity: 'note',
  name: message('checks.statblockWithoutOwnerName'),
  about: message('checks.statblockWithoutOwnerAbout'),
  *find(entry, world) {
    if (entry.ref.kind !== 'statblock') return;
    const used = usedStatblocks(world);
    if (used && !used.has(entry.ref.id))
      yield {
        sentence: message('checks.statblockWithoutOwner', { title: entry.title }),
        here: placeOf(entry, 'title', entry.title),
      };
  },
};
