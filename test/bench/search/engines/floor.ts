import type { Engine } from '../engine.ts';
import { engine as ours } from './ours.ts';

/** Finds nothing: what reading a value out of IndexedDB takes whoever comes after. */
export const engine: Engine<string> & { beside: unknown } = {
  // The page loads the same script as ours, and leaves it alone.
  beside: ours,
  build: async () => '',
  open: async () => ({ query: () => [], change: null }),
};
