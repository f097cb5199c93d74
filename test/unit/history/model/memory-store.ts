import type { ChangeRow } from '../../../../lib/history/database.ts';
import { type HistoryStore, rowsAfter, withOpenMark } from '../../../../lib/history/store.ts';
import type { Values } from '../../../../lib/model/index.ts';

/** The data that survives a death. */
export interface Disk {
  rows: Map<string, ChangeRow>;
  values: Map<string, Values>;
}

export const newDisk = (): Disk => ({ rows: new Map(), values: new Map() });

/** The store's interface over plain maps, fast enough for many runs. */
export function memoryStore({ rows, values }: Disk): HistoryStore {
  const newest = (wanted: (row: ChangeRow) => boolean): ChangeRow[] =>
    [...rows.values()].filter(wanted).sort((a, b) => (a.id < b.id ? 1 : -1));
  return {
    async begin(row, whole) {
      rows.set(row.id, structuredClone(withOpenMark(row)));
      if (whole) values.set(row.id, structuredClone(whole.values));
    },
    async settle(id, verdict) {
      const row = rows.get(id);
      if (!row) return null;
      const written = await rowsAfter(row, structuredClone(verdict), async (other) => rows.get(other));
      for (const one of written) rows.set(one.id, one);
      return written[0];
    },
    get: async (id) => rows.get(id) ?? null,
    ofResource: async (ref, limit) =>
      newest(
        ({ ref: { worldId, kind, id } }) => worldId === ref.worldId && kind === ref.kind && id === ref.id,
      ).slice(0, limit),
    ofBatch: async (batch) => newest((row) => row.batch === batch),
    open: async () => newest(({ open }) => open === 1).reverse(),
    forgetSealed: async () => {},
    values: async (id) => values.get(id) ?? null,
    async forget() {
      rows.clear();
      values.clear();
    },
  };
}
