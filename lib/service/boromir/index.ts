// Adapter for boromir, World Anvil's newer API version.
// The core is separate, so that capture and the outbox load only what they need.
export { BOROMIR } from './adapter.ts';
export { BOROMIR_CAPABILITIES, BOROMIR_CORE } from './core.ts';
