// Declarative descriptions of all kinds besides articles, categories, secrets, images, worlds and users: fields, paths,
// parent and access. Contains no rows and no HTTP.
export type { Field, FieldShape } from './field.ts';
export type { AccessRule as Keeper, Kind, ListCall } from './kind.ts';
export { allKinds, kindNamed as theKind } from './registry.ts';
