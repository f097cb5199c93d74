// A queue beside World Anvil's own pages, for people without a key: each step fills in one article of an import, its
// person saves it there, and the next one comes. Loreside asks World Anvil for nothing here.
export { EnteringLine } from './entering-line.tsx';
export { EnteringView } from './entering-view.tsx';
