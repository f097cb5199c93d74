// Brings documents of other programs into a world: chooses files, shows what would become of each, changes that by
// folder and row, and follows the import until it is done or undone.
export { DocumentsScreen } from './documents-screen.tsx';
export { ImportStatus, useImportProgress } from './import-status.tsx';
