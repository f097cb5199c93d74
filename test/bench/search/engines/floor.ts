import type { Engine } from '../engine.ts';

/** Finds nothing: what reading a value out of IndexedDB takes whoever comes after. */
export const engine: Engine<string> = {
  build: async () => '',
  open: async () => ({ query: () => [], change: null }),
};
