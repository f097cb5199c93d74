import type { Append } from '../../model/index.ts';
import type { ChangeRow } from '../database.ts';
import { KINDS } from '../kinds/index.ts';
import { begin, readFor } from './change.ts';
import { type Ground, type How, lockOf } from './ground.ts';
import { type Outcome, refused, told } from './outcome.ts';
import { isOpen, takeUp } from './takeup.ts';

const NO_TEXT = 'There is nothing to add, or no place for it here. Nothing was changed.';
/** So many changes of a thing are looked through for one that was asked for with the same key. */
const NEWEST = 100;

/** Puts text at the end of a field, whatever stands there; asked again with the same key, it is done once. */
export function append(ground: Ground, wish: Append, how: How): Promise<Outcome> {
  const { ref, title, cause, field, text, key = null } = wish;
  return ground.lock(lockOf(ref), async () => {
    if (KINDS[ref.kind].fields[field] !== 'text' || text.trim() === '') return refused(NO_TEXT);
    const earlier = await ground.store.ofThing(ref, NEWEST);
    const mine = earlier.find(({ appended }) => key !== null && appended?.key === key);
    if (mine && !isOpen(mine) && mine.state !== 'refused') return told(mine);
    const ready = await readFor(ground, ref, { names: [field] }, how);
    if (!ready.ok) return ready.why;
    const { service, standing } = ready;
    const isIt = ({ appended }: ChangeRow) =>
      appended?.field === field && appended.text === text && appended.key === key;
    const taken = await takeUp(ground, service, { open: earlier.filter(isOpen), isIt }, standing, how);
    if (taken) return taken;
    // What was begun with this key and is neither there nor as before is not begun again.
    if (mine && isOpen(mine)) {
      const now = await ground.store.get(mine.id);
      if (now && isOpen(now)) return told(now);
    }
    const before = standing.values[field];
    const stood = typeof before === 'string' ? before : '';
    const after = { [field]: stood.trim() === '' ? text : `${stood.trimEnd()}\n\n${text}` };
    const appended = { field, text, key };
    return begin(
      ground,
      service,
      ready,
      { ref, title, cause, after, batch: null, undoes: null, appended },
      how,
    );
  });
}
