// A small world of our own for trying Loreside without World Anvil. Its resources are stored on this device in World
// Anvil's format, and its service answers from there; nothing is ever sent.

export { SAMPLE_EDITS, TOUR_ARTICLE_ID } from './compose/first-edits.ts';
export {
  createSampleWorld,
  deleteSampleWorld,
  hasAdditions,
  hasSampleWorld,
  withSampleLock,
} from './create.ts';
export { createSampleService } from './service.ts';
export { SAMPLE_WORLD, SAMPLE_WORLD_ID } from './world.ts';
