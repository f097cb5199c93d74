export { EARLIER, EARLIER_ORDERS } from './adapter.ts';
export { EARLIER_CAPABILITIES, EARLIER_CORE } from './core.ts';
