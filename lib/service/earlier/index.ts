// The earlier version (API specification, "Earlier version"): its paths, its JSON, its page sizes.
export { EARLIER, EARLIER_CAPABILITIES } from './adapter.ts';
