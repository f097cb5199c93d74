import type { DocumentImage, DocumentLink, DocumentProblem, UnreadableReason } from './document.ts';
import type { TableLayout } from './table-layout.ts';

/** A file that was read from the disk or unpacked. */
export interface OpenedFile {
  path: string;
  /** Without folders and ending. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A text as markup, with what was found in it. */
export interface WrittenBody {
  markup: string;
  footnotes: string;
  /** The text without marks, one line a paragraph. */
  words: string;
  notes: string[];
  links: DocumentLink[];
  images: DocumentImage[];
  problems: DocumentProblem[];
}

/** Turns HTML, or elements, into markup. Nothing in it runs or loads. */
export type BodyReading = (body: string | Element, footnotes: string | Element) => Promise<WrittenBody>;

/** What readers work with. */
export interface ReaderTools {
  /** The file's text, whatever its encoding is. */
  decoded(): { text: string; problems: DocumentProblem[] };
  write: BodyReading;
  /** How somebody chose to read tables with this first line. */
  layoutOf(firstLine: string): TableLayout | undefined;
  /** Notes that the file has more documents than are read. */
  cutShort(): void;
  /** Lets the page go on if this slice of work took long. */
  slice(): Promise<void> | null;
}

/** What a reader makes of a file. Front matter has its names as written. */
export interface RawDocument extends Omit<WrittenBody, 'words'> {
  path: string;
  title: string;
  tags: string[];
  fields: ReadonlyMap<string, readonly string[]>;
}

/** Reads a file of one format. Throws `CannotRead`; whatever else it throws means that the file is damaged. */
export type Reader = (file: OpenedFile, tools: ReaderTools) => Promise<RawDocument[]>;

export class CannotRead extends Error {
  readonly reason: UnreadableReason;
  readonly format: string | null;

  constructor(reason: UnreadableReason, format: string | null = null) {
    super(`The document can't be read: ${reason}.`);
    this.name = 'CannotRead';
    this.reason = reason;
    this.format = format;
  }
}

const NOTION_ID = / (?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Notion adds an id to the names of files and folders. */
export const withoutNotionId = (name: string): string => name.replace(NOTION_ID, '');
