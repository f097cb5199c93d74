// The earlier version (API specification, "Earlier version"): its paths, its JSON, its page sizes.
export { createEarlier } from './adapter.ts';
