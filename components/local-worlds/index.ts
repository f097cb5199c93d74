// Worlds that need no account: the sample world, and worlds read from World Anvil's exports. Adds and removes them.
export { createSample, showRemovedSample, useLocalWorlds, usePanelOpener } from './create-sample.ts';
export { useRemoval } from './use-removal.tsx';
