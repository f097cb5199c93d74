import type { Draft, MarkerSupport } from '../../../lib/outbox/draft.ts';
import { type OutboxStore, unknownMarkerSupport } from '../../../lib/outbox/store/store.ts';

/** The data that survives a death: frozen plain values. */
export interface Disk {
  drafts: Map<string, Draft>;
  carriers: Map<string, MarkerSupport>;
}

/** A frozen value is frozen deeply. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

export const newDisk = (): Disk => ({ drafts: new Map(), carriers: new Map() });

/**
 * The store's interface over a plain map. `step` is waited for before and after each transaction, so that a test can end
 * a worker at either side of it.
 */
export function memoryStore(disk: Disk, step: () => Promise<void> = async () => {}): OutboxStore {
  async function transaction<T>(work: () => T): Promise<T> {
    await step();
    const result = work();
    await step();
    return result;
  }
  const put = (draft: Draft): Draft => {
    disk.drafts.set(draft.id, frozen(draft));
    return draft;
  };
  const read = (id: string): Draft | undefined => disk.drafts.get(id);
  return {
    list: () => transaction(() => [...disk.drafts.values()]),
    get: (id) => transaction(() => read(id)),
    add: (draft) =>
      transaction(() => {
        if (!disk.drafts.has(draft.id)) put(draft);
      }),
    change: (id, edit) =>
      transaction(() => {
        const draft = read(id);
        const edited = draft && edit(draft);
        return draft && edited ? put({ ...edited, id, rev: draft.rev + 1 }) : null;
      }),
    fork: (id, split) =>
      transaction(() => {
        const draft = read(id);
        const halves = draft && split(draft);
        if (!draft || !halves) return null;
        put({ ...halves.old, id, rev: draft.rev + 1 });
        return put(halves.fresh);
      }),
    remove: (id, allowed) =>
      transaction(() => {
        const draft = read(id);
        return draft !== undefined && allowed(draft) && disk.drafts.delete(id);
      }),
    markerSupport: (worldId) =>
      transaction(() => disk.carriers.get(worldId) ?? unknownMarkerSupport(worldId)),
    setCarrier: (markerSupport) =>
      transaction(() => void disk.carriers.set(markerSupport.worldId, { ...markerSupport })),
    subscribe: () => () => {},
    close: () => {},
  };
}
