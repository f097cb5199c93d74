// What is neither article, category, secret, image, world nor user: each kind's properties, its addresses, what
// holds it and who keeps it, as plain descriptions. No rows, no HTTP.
export type { Field, FieldShape } from './field.ts';
export type { Keeper, Kind, ListCall } from './kind.ts';
export { allKinds, theKind } from './registry.ts';
