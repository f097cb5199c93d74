import { message } from '../../i18n/index.ts';
import { eachEntry, oncePerWorld } from '../facts/once-per-world.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

/** Where most statblocks stand alone, that is how the world uses them. */
const MOST = 0.9;
const ENOUGH = 10;

/** The statblocks that something uses; null where many are used by nothing, or not everything was read. */
const usedStatblocks = oncePerWorld(function* (world) {
  const used = new Set<string>();
  const all: string[] = [];
  let isRead = true;
  yield* eachEntry(world, (entry) => {
    if (entry.ref.kind === 'statblock') all.push(entry.ref.id);
    else if (entry.ref.kind === 'article' && !entry.isRead) isRead = false;
    if (entry.statblockId !== null) used.add(entry.statblockId);
    for (const id of entry.statblocks) used.add(id);
    for (const { id, isArticle } of entry.relations) if (!isArticle) used.add(id);
  });
  const owned = all.filter((id) => used.has(id)).length;
  return world.isComplete && isRead && all.length >= ENOUGH && owned >= all.length * MOST ? used : null;
});

export const statblockWithoutOwner: Rule = {
  id: 'statblockWithoutOwner',
  severity: 'note',
  name: message('checks.statblockWithoutOwnerName'),
  about: message('checks.statblockWithoutOwnerAbout'),
  concerns: ({ ref }) => ref.kind === 'statblock',
  *find(entry, world) {
    const used = usedStatblocks(world);
    if (used && !used.has(entry.ref.id))
      yield {
        sentence: message('checks.statblockWithoutOwner', { title: entry.title }),
        here: placeOf(entry, 'title', entry.title),
      };
  },
};
