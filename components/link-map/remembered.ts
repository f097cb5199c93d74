import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** What was selected on the maps of this panel, so that the way back from an entry leads to the same place. */
const remembered = new Map<string, EntryRef>();
const MOST = 50;

const nameOf = (worldId: WorldId, of: EntryRef | null): string => `${worldId} ${of?.kind} ${of?.id}`;

export function rememberSelected(worldId: WorldId, of: EntryRef | null, selected: EntryRef | null): void {
  const name = nameOf(worldId, of);
  remembered.delete(name);
  if (selected) remembered.set(name, selected);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
}

export const recallSelected = (worldId: WorldId, of: EntryRef | null): EntryRef | null =>
  remembered.get(nameOf(worldId, of)) ?? null;
