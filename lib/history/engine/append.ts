import { message } from '../../i18n/index.ts';
import type { Append, ChangeResult } from '../../model/index.ts';
import { refused, resultOf } from '../change-result.ts';
import type { ChangeRow } from '../database.ts';
import { KINDS } from '../kinds/index.ts';
import { begin, readFor } from './change.ts';
import { type CallContext, type EngineDeps, lockOf } from './engine-deps.ts';
import { isPending, resumePending } from './resume-pending.ts';

/** How many changes of a resource are searched for one with the same key. */
const NEWEST = 100;

/** Adds text to the end of a field. Repeated calls with the same key add it once. */
export function append(deps: EngineDeps, wish: Append, context: CallContext): Promise<ChangeResult> {
  const { ref, title, cause, field, text, key = null } = wish;
  return deps.lock(lockOf(ref), async () => {
    if (KINDS[ref.kind].fields[field] !== 'text' || text.trim() === '')
      return refused('nothingToAdd', message('history.nothingToAdd'));
    const earlier = await deps.store.ofResource(ref, NEWEST);
    const mine = earlier.find(({ appended }) => key !== null && appended?.key === key);
    if (mine && !isPending(mine) && mine.state !== 'refused') return resultOf(mine);
    const ready = await readFor(deps, ref, { names: [field] }, context);
    if (!ready.ok) return ready;
    const { service, current } = ready.value;
    const isIt = ({ appended }: ChangeRow) =>
      appended?.field === field && appended.text === text && appended.key === key;
    const taken = await resumePending(
      deps,
      service,
      { open: earlier.filter(isPending), isIt },
      current,
      context,
    );
    if (taken) return taken;
    // A change with this key whose outcome is still unknown isn't begun a second time.
    if (mine && isPending(mine)) {
      const now = await deps.store.get(mine.id);
      if (now && isPending(now)) return resultOf(now);
    }
    const before = current.values[field];
    const stood = typeof before === 'string' ? before : '';
    const after = { [field]: stood.trim() === '' ? text : `${stood.trimEnd()}\n\n${text}` };
    const appended = { field, text, key };
    return begin(
      deps,
      service,
      ready.value,
      { ref, title, cause, after, batch: null, undoes: null, appended },
      context,
    );
  });
}
