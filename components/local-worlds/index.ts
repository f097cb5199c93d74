// Worlds that need no account: the sample world, and worlds read from World Anvil's exports. Adds and removes them.
export { createSample } from './create-sample.ts';
export { showRemovedSample } from './removed-toast.ts';
export { useLocalWorlds } from './use-local-worlds.ts';
export { usePanelOpener } from './use-panel-opener.ts';
export { useRemoval } from './use-removal.tsx';
