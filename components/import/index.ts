// Reads an export of World Anvil's into the library, in the page that shows its progress and report. Sends nothing.
export { ImportScreen } from './import-screen.tsx';
