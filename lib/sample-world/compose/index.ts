import type { StoredResource } from '../database.ts';
import { SAMPLE_WORLD, SAMPLE_WORLD_ID } from '../world.ts';

/** Every resource of the sample world in its first state. */
export const sampleResources = (): StoredResource[] => [
  { kind: 'world', id: SAMPLE_WORLD_ID, order: 0, fields: { title: SAMPLE_WORLD.title }, links: {} },
];
