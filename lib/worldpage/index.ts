// Which page is this: what an address says of a thing of a world, by one table of shapes.
// Pure functions of text; looking the thing up in the local copy is the caller's. And the editor of such a page: `editor/`.
export * from './editor/index.ts';
export { comparablePath, hostsOf, recognise } from './recognise.ts';
export type { WorldPage } from './worldpage.ts';
