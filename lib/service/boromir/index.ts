export { BOROMIR as CURRENT } from './adapter.ts';
export { BOROMIR_CAPABILITIES as CURRENT_CAPABILITIES, BOROMIR_CORE as CURRENT_CORE } from './core.ts';
