import { decodedText } from '../world-export/index.ts';
import type { ReadDocument, SourceFile, Unreadable } from './document.ts';
import { CannotRead, type OpenedFile, type RawDocument, type Reader, type ReaderTools } from './reader.ts';
import type { TableSample } from './table-layout.ts';
import { createBodyReading } from './write-body.ts';

/** `rest`: the file has more than was read. */
export type DocumentReading =
  | { documents: ReadDocument[]; rest?: Unreadable | undefined }
  | { unreadable: Unreadable };

/** Bytes of one file. */
const MOST_BYTES = 64_000_000;
const MOST_TEXT = 8_000_000;

/** Loads a reader when the first file of its format is read. */
const READERS: readonly (readonly [RegExp, () => Promise<Reader>])[] = [
  [/\.(?:md|markdown|mdown|mkd)$/i, async () => (await import('./markdown/read-markdown.ts')).readMarkdown],
  [/\.(?:txt|text|log)$/i, async () => (await import('./read-text.ts')).readText],
  [/\.(?:html?|xhtml)$/i, async () => (await import('./read-html.ts')).readHtml],
  [/\.(?:csv|tsv|tab)$/i, async () => (await import('./read-table.ts')).readTable],
  [/\.docx$/i, async () => (await import('./office/docx.ts')).readDocx],
  [/\.odt$/i, async () => (await import('./office/odt.ts')).readOdt],
  [/\.epub$/i, async () => (await import('./office/epub.ts')).readEpub],
  [/\.(?:json|jsonl)$/i, async () => (await import('./read-json.ts')).readJson],
];

/**
 * Reads a file, whatever is in it. Never rejects for what the file holds; `path` says which format it has.
 * @param slice lets the page go on if this slice of work took long
 */
export async function readDocument(
  file: SourceFile,
  slice: () => Promise<void> | null,
  layoutOf: ReaderTools['layoutOf'] = () => undefined,
): Promise<DocumentReading> {
  const unreadable = (reason: Unreadable['reason'], format: string | null = null): DocumentReading => ({
    unreadable: { path: file.path, reason, format },
  });
  const load = READERS.find(([ending]) => ending.test(file.path))?.[1];
  if (!load) return unreadable('otherFormat', /\.([^./]{1,10})$/.exec(file.path)?.[1]?.toUpperCase() ?? null);
  if (file.bytes > MOST_BYTES) return unreadable('tooLarge');
  try {
    const bytes = await file.read();
    if (bytes.length === 0) return unreadable('empty');
    const reader = await load();
    const opened: OpenedFile = { path: file.path, name: nameOf(file.path), bytes };
    let isCut = false;
    const cutShort = (): void => {
      isCut = true;
    };
    const found = await reader(opened, { ...toolsFor(opened, slice), layoutOf, cutShort });
    if (found.length === 0) return unreadable('nothingInIt');
    const documents = found.map(documentOf);
    return isCut ? { documents, rest: { path: file.path, reason: 'tooMany', format: null } } : { documents };
  } catch (error) {
    if (error instanceof CannotRead) return unreadable(error.reason, error.format);
    if (error instanceof RangeError) return unreadable('tooDeep');
    return unreadable('damaged');
  }
}

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/(?<=.)\.[^.]+$/, '');

/** The beginning of a table, for choosing how it is read. Null if there is none. */
export async function readTableSample(
  file: SourceFile,
  layoutOf: ReaderTools['layoutOf'],
): Promise<TableSample | null> {
  if (!isTable(file.path) || file.bytes > MOST_TEXT) return null;
  const { sampleTable } = await import('./table-layout.ts');
  try {
    return sampleTable(file.path, textOf(await file.read()).text, layoutOf);
  } catch {
    // The reader says why it can't be read.
    return null;
  }
}

const isTable = (path: string): boolean => /\.(?:csv|tsv|tab)$/i.test(path);

function textOf(bytes: Uint8Array<ArrayBuffer>): { text: string; isGuessed: boolean } {
  const { text, isGuessed } = decodedText(bytes);
  // Other programs write zeros where a file broke off.
  return { text: text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n'), isGuessed };
}

function toolsFor(
  { bytes }: OpenedFile,
  slice: () => Promise<void> | null,
): Omit<ReaderTools, 'layoutOf' | 'cutShort'> {
  return {
    decoded() {
      if (bytes.length > MOST_TEXT) throw new CannotRead('tooLarge');
      const { text, isGuessed } = textOf(bytes);
      return { text, problems: isGuessed ? [{ code: 'guessedLetters', detail: '' }] : [] };
    },
    write: createBodyReading(slice),
    slice,
  };
}

const listed = (values: readonly string[]): string[] =>
  values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().replace(/^#/, ''))
    .filter(Boolean);

/** Obsidian links in front matter. */
const withoutBrackets = (value: string): string =>
  value.replace(/\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]/g, '$1').trim();

/** Takes title, aliases and tags out of the front matter. */
function documentOf({ fields, ...raw }: RawDocument): ReadDocument {
  const rest: Record<string, string> = {};
  const aliases: string[] = [];
  const tags = new Set(raw.tags);
  let { title } = raw;
  for (const [name, values] of fields) {
    const key = name.trim().toLowerCase();
    if (key === 'title') title = withoutBrackets(values.join(', ')) || title;
    else if (key === 'aliases' || key === 'alias') aliases.push(...listed(values));
    else if (key === 'tags' || key === 'tag')
      for (const tag of listed(values)) tags.add(withoutBrackets(tag));
    else rest[name.trim()] = values.map(withoutBrackets).join(', ');
  }
  const { path, markup, footnotes, notes, links, images, problems } = raw;
  return {
    ...{ path, title: title.replace(/\s+/g, ' ').trim(), aliases, tags: [...tags], fields: rest },
    ...{ markup, footnotes, notes, links, images, problems },
  };
}
