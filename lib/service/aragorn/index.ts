export { ARAGORN, ARAGORN_ORDERS } from './adapter.ts';
export { ARAGORN_CAPABILITIES, ARAGORN_CORE } from './core.ts';
