// On every page of ours: says that the extension was updated, and restarts it.
export { watchForUpdate } from './watch-for-update.ts';
