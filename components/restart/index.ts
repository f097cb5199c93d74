// Says that the extension's files were updated under it, on every page of ours, and restarts it.
export { watchForUpdate } from './watch-for-update.ts';
