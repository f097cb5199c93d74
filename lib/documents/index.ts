// Reads documents of other programs (Markdown notes, text, pages, tables, word processors) from a folder or a ZIP: one
// reader a format behind one port. Each gives a title, markup with places for links and images, and what it couldn't
// carry over. Files are strangers': bounded in size and depth, and nothing in them runs or loads.
export type {
  DocumentImage,
  DocumentLink,
  DocumentProblem,
  ReadDocument,
  SourceFile,
  Unreadable,
  UnreadableReason,
} from './document.ts';
export { beginLinkIndex, createLinkIndex, type LinkIndex } from './link-index.ts';
export { type OpenedDocuments, openDocuments } from './open-documents.ts';
export { END, fillPlaces, IMAGE, LINK } from './places.ts';
export { type DocumentReading, readDocument, readTableSample } from './read-document.ts';
export type { ColumnUse, TableLayout, TableSample } from './table-layout.ts';
