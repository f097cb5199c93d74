// Reads an export of World Anvil's into the library, in the page that shows its progress and report. Sends nothing.
export { ImportScreen, ImportView } from './import-screen.tsx';
export type { ImportState } from './use-import.ts';
