// The current version (platform notes, "The current version"): its verbs, its granularity, its references.
export { CURRENT, CURRENT_CAPABILITIES } from './adapter.ts';
