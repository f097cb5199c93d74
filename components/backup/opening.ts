// Fetched when somebody brings a file; the front door itself would become a file of its own.
export { openBackup } from '../../lib/history/backup/index.ts';
