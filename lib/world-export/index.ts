// Reads World Anvil's own exports, for people without an API key: the page that “Export World” opens, and
// the account's ZIP of JSON. Sends nothing and stores nothing; HTML becomes inert elements, so nothing in it runs or loads.
export type {
  ExportedItem,
  ExportedWorld,
  ExportPart,
  ExportProblem,
  ReadExportOptions,
} from './export-part.ts';
export { isLocalCategoryId } from './local-categories.ts';
export { type OpenedExport, openExport } from './open-export.ts';
export { readAccountExport } from './read-account-export.ts';
export { readExportPage } from './read-export-page.ts';
export { decodedText, fileText } from './text-encoding.ts';
