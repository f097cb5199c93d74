export { BOROMIR } from './adapter.ts';
export { BOROMIR_CAPABILITIES, BOROMIR_CORE } from './core.ts';
