// The earlier version (API specification, "Earlier version"): its paths, its JSON, its page sizes.
export { EARLIER, EARLIER_CAPABILITIES, EARLIER_ORDERS } from './adapter.ts';
