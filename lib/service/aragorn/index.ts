// Adapter for aragorn, World Anvil's older API version. Mostly reads; writes articles and world settings.
// The core is separate, so that capture and the outbox load only what they need.
export { ARAGORN, ARAGORN_ORDERS } from './adapter.ts';
export { ARAGORN_CAPABILITIES, ARAGORN_CORE } from './core.ts';
