// Loads when somebody opens a file. A module of its own, because importing `index.ts` dynamically would load the whole
// module.
export { openBackup } from '../../lib/history/backup/index.ts';
