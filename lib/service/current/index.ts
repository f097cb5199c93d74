// The current version (platform notes, "The current version"): its verbs, its granularity, its references.
export { createCurrent } from './adapter.ts';
