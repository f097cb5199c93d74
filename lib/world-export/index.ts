// Reads World Anvil's own exports, for people without an API key: so far the page that “Export World” opens. Sends
// nothing and stores nothing; the page's HTML becomes inert elements, so nothing in it runs or loads.
export type {
  ExportedItem,
  ExportedWorld,
  ExportPart,
  ExportProblem,
  ReadExportOptions,
} from './export-part.ts';
export { fileText } from './file-text.ts';
export { isLocalCategoryId } from './local-categories.ts';
export { readExportPage } from './read-export-page.ts';
