// The backup screen: starts a backup, which is read in the background and saved as a ZIP; checks a backup file and
// compares it with World Anvil, entry by entry.
export { BackupScreen } from './backup-screen.tsx';
export { PutBackVersions } from './put-back/put-back-versions.tsx';
