export { CURRENT } from './adapter.ts';
export { CURRENT_CAPABILITIES, CURRENT_CORE } from './core.ts';
