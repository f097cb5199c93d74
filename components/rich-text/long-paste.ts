import type { Selection } from 'prosemirror-state';
import { runInSlices } from '../../lib/capture/index.ts';
import { escapeMarkup, readDomInSteps } from '../../lib/markup/index.ts';
import { inertBody, type PastedSources } from './clipboard.ts';
import type { ReadDocument } from './read-document.ts';
import { writeDocument } from './write-document.ts';

/** Characters and lines beyond which content is read in slices, so that the page doesn't freeze. */
const LONG = 50_000;
const MANY_LINES = 1_000;
/** Lines of plain text between two pauses at most. */
const STRIDE = 200;

/** Content that is read while the person goes on typing. `source`: its length as it came. */
export interface LongPaste {
  source: number;
  read: () => Promise<string>;
}

/** Null if the content is short enough to be inserted at once. */
export function longPasteOf({ markup, html, text }: PastedSources): LongPaste | null {
  const source = Math.max(markup.length, html.length, text.length);
  if (source <= LONG && (markup || text).split('\n').length <= MANY_LINES) return null;
  return {
    source,
    async read() {
      if (markup !== '') return markup;
      const body = html === '' ? null : inertBody(html);
      const page = body ? await runInSlices(readDomInSteps(body, { base: 'about:blank' })) : null;
      return page?.markup || (await runInSlices(markupOfText(text)));
    },
  };
}

/** What becomes of a long paste. Null: it is in the text. */
export type PasteState =
  | { state: 'reading'; source: number }
  /** The text is too long now to be shown formatted. */
  | { state: 'long'; before: string; after: string; length: number }
  /** The text was replaced meanwhile, or reading failed. */
  | { state: 'lost'; error?: unknown }
  | null;

/** The text with this markup in place of the selection. */
export function textWith(markup: string, selection: Selection, read: ReadDocument): string {
  const doc = selection.$from.doc;
  const part = (from: number, to: number) => writeDocument(doc.cut(from, to), { ...read, after: '' });
  return [part(0, selection.from), markup, part(selection.to, doc.content.size)]
    .map((text) => text.replace(/^[\r\n]+|[\r\n]+$/g, ''))
    .filter((text) => text !== '')
    .join(read.lineEnd + read.lineEnd);
}

/** Plain text as markup: a blank line starts a paragraph, a line end stays one. */
export function* markupOfText(text: string): Generator<void, string> {
  const paragraphs: string[] = [];
  let lines: string[] = [];
  let count = 0;
  const endParagraph = () => {
    if (lines.length > 0) paragraphs.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') endParagraph();
    else lines.push(escapeMarkup(line));
    if (++count % STRIDE === 0) yield;
  }
  endParagraph();
  return paragraphs.join('\n\n');
}
