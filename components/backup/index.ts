// Backups as people see them: one is begun, read in the background, saved as a ZIP; one that somebody brings is checked
// and compared with the platform, thing by thing.
export { BackupScreen } from './backup-screen.tsx';
