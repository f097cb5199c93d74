// Worlds that need no account: the sample world, and worlds read from World Anvil's exports. Adds and removes them.
export { showRemovedSample, useLocalWorlds } from './create-sample.ts';
export { sampleEntry, sourceName, usePanelOpener } from './open-panel.ts';
export { readWorldsInUse, switchWorld, type WorldsInUse } from './switch-world.ts';
export { useRemoval } from './use-removal.tsx';
export { WaysIn } from './ways-in.tsx';
