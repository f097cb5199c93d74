// Which page is this: what an address says of a thing of a world, by one table of shapes.
// Pure functions of text; looking the thing up in the local copy is the caller's.
export { comparablePath, hostsOf, PLATFORM_HOSTS, recognise } from './recognise.ts';
export type { WorldPage } from './worldpage.ts';
