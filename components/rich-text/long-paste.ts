import type { Selection, SelectionBookmark } from 'prosemirror-state';
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
  read: (signal: AbortSignal) => Promise<string>;
}

/** Null if the content is short enough to be inserted at once. */
export function longPasteOf({ markup, html, text }: PastedSources): LongPaste | null {
  const source = Math.max(markup.length, html.length, text.length);
  if (source <= LONG && (markup || text).split('\n').length <= MANY_LINES) return null;
  return {
    source,
    async read(signal) {
      if (markup !== '') return markup;
      // Everything else on the screen goes first, timers too.
      const pause = () => scheduler.postTask(() => {}, { priority: 'background', signal });
      const body = html === '' ? null : inertBody(html);
      const page = body ? await runInSlices(readDomInSteps(body, { base: 'about:blank' }), pause) : null;
      return page?.markup || (await runInSlices(markupOfText(text), pause));
    },
  };
}

/** What becomes of a long paste. Null: it is in the text. */
export type PasteState =
  | { state: 'reading'; source: number; cancel: () => void }
  /** The text is too long now to be shown formatted. */
  | { state: 'long'; before: string; after: string; length: number }
  /** The text was replaced meanwhile, or reading failed. */
  | { state: 'lost'; error?: unknown }
  | null;

type Mappable = Parameters<SelectionBookmark['map']>[0];

/** The long pastes of an editor that are being read, and where they will go. */
export class LongPastes {
  private readonly reading = new Set<{ place: SelectionBookmark; source: number; stop: AbortController }>();
  private readonly report: (state: PasteState) => void;

  constructor(report: (state: PasteState) => void) {
    this.report = report;
  }

  /** Reads a paste and reports on it. Null if it was canceled or lost. */
  async read(
    paste: LongPaste,
    selection: Selection,
  ): Promise<{ markup: string; place: SelectionBookmark } | null> {
    const one = { place: selection.getBookmark(), source: paste.source, stop: new AbortController() };
    this.reading.add(one);
    this.reportRest();
    try {
      const markup = await paste.read(one.stop.signal);
      one.stop.signal.throwIfAborted();
      this.reading.delete(one);
      this.reportRest();
      return { markup, place: one.place };
    } catch (error) {
      this.reading.delete(one);
      if (!one.stop.signal.aborted) this.report({ state: 'lost', error });
      return null;
    }
  }

  /** Moves the places with a change of the document. What is inserted at one comes behind it. */
  map(mapping: Mappable): void {
    const staying: Mappable = {
      map: (position) => mapping.map(position, -1),
      mapResult: (position) => mapping.mapResult(position, -1),
    };
    for (const one of this.reading) one.place = one.place.map(staying);
  }

  /** Ends them all because the text was replaced. */
  lose(): void {
    if (this.end()) this.report({ state: 'lost' });
  }

  private end(): boolean {
    const { size } = this.reading;
    for (const { stop } of this.reading) stop.abort();
    this.reading.clear();
    return size > 0;
  }

  private reportRest(): void {
    const source = Array.from(this.reading).reduce((sum, one) => sum + one.source, 0);
    const cancel = () => this.end() && this.report(null);
    this.report(source > 0 ? { state: 'reading', source, cancel } : null);
  }
}

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
