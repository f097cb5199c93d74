// The harbor city Saltmere, written by hand: only data, without any imports. The sample world shows all of it; the
// stand-in server of the tests takes the first articles from here.
export { branches } from './categories.ts';
export { lore } from './lore.ts';
export { people } from './people.ts';
export { covers, flags, portraits } from './pictures.ts';
export { places } from './places.ts';
export { secrets } from './secrets.ts';
export {
  characterParts,
  monsterParts,
  newMonsterParts,
  shipParts,
} from './statblock-templates.ts';
export * from './statblock-values.ts';
export type * from './types.ts';
