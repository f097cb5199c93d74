import {
  boundsOf,
  escapeMarkup,
  type FromDomOptions,
  readDom,
  type SelectedRange,
  type Shapes,
  type Visibility,
} from '../markup/index.ts';
import { type Clip, LONGEST_CLIP } from './clip.ts';
import { livePage } from './live-page.ts';
import {
  cutTitle,
  headingAbove,
  metadata,
  pageHints,
  pageTitles,
  readJsonLd,
  withByline,
} from './metadata/index.ts';
import { selectedRanges } from './ranges.ts';
import { selectableVisibility } from './visibility.ts';

/** How to read the elements of a page whose site has its own rules. */
export interface SiteRules {
  shapes: Shapes;
  visibility(element: Element): Visibility;
}

/** Captures the selection on the page or in the focused field; null if there is none. Only reads the page. */
export function captureSelection(window: Window, known?: SiteRules): Clip | null {
  const { document } = window;
  const field = selectedInField(document);
  if (field !== null) return clip(window, document.activeElement, fieldRead(field));
  const ranges = selectedRanges(window);
  const start = ranges[0]?.startContainer;
  if (!start) return null;
  const bounds = boundsOf(ranges);
  const live = livePage(document);
  const visibility = selectableVisibility();
  const options = (): FromDomOptions => ({
    base: document.baseURI,
    bounds,
    visibility,
    live,
    limit: LONGEST_CLIP,
    ...known,
  });
  const code = selectedCodeBlock(ranges);
  const inside = readDom(code ?? document.documentElement, { ...options(), bare: !code });
  const read = !code && inside.crossesBlocks ? readDom(document.documentElement, options()) : inside;
  return read.markup.trim() === '' ? null : clip(window, start, read);
}

interface Read {
  markup: string;
  text: string;
  images: Clip['images'];
  truncated: boolean;
}

function clip(window: Window, start: Node | null, read: Read): Clip {
  const { document } = window;
  const fromPage = pageTitles(document);
  const jsonLd = readJsonLd(document);
  const own = /^\[h\d\]/.test(read.markup) ? (read.text.split('\n', 1)[0] ?? '') : '';
  const titles = [own, start ? headingAbove(start) : '', ...fromPage]
    .map((title) => cutTitle(title))
    .filter((title) => title !== '');
  const unique = [...new Set(titles)];
  return {
    kind: 'selection',
    title: unique[0] ?? cutTitle(read.text),
    titles: unique.slice(1),
    markup: read.markup,
    text: read.text,
    source: withByline(metadata(window, fromPage, jsonLd), document, null, jsonLd),
    images: read.images,
    facts: [],
    truncated: read.truncated,
    hints: pageHints(document, jsonLd),
  };
}

function fieldRead(text: string): Read {
  const kept = text.slice(0, LONGEST_CLIP);
  const paragraphs = kept
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => escapeMarkup(line))
        .join('[br]'),
    );
  return { markup: paragraphs.join('\n\n'), text: kept, images: [], truncated: kept.length < text.length };
}

/** The selected text of the focused field, even inside a shadow root. Null for password fields. */
function selectedInField(document: Document): string | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!isTextField(active)) return null;
  const { selectionStart, selectionEnd, value } = active;
  if (selectionStart === null || selectionEnd === null || selectionStart === selectionEnd) return null;
  const text = value.slice(selectionStart, selectionEnd);
  return text.trim() === '' ? null : text;
}

function isTextField(element: Element | null): element is HTMLTextAreaElement | HTMLInputElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.type !== 'password';
}

/** The `pre` element if two or more of its whole lines are selected, which becomes a code block; else null. */
function selectedCodeBlock(ranges: readonly SelectedRange[]): Element | null {
  const [range, second] = ranges;
  if (!range || second) return null;
  const block = blockOf(range.startContainer);
  if (!block || block !== blockOf(range.endContainer)) return null;
  const text = block.ownerDocument.createRange();
  text.setStart(range.startContainer, range.startOffset);
  text.setEnd(range.endContainer, range.endOffset);
  if (!/\S[^\S\n]*\n[\s\S]*\S/.test(text.toString())) return null;
  const before = block.ownerDocument.createRange();
  before.selectNodeContents(block);
  const after = before.cloneRange();
  before.setEnd(range.startContainer, range.startOffset);
  after.setStart(range.endContainer, range.endOffset);
  const startsLine = /^\s*\n/.test(text.toString()) || /(?:^|\n)[^\S\n]*$/.test(before.toString());
  const endsLine = /\n\s*$/.test(text.toString()) || /^[^\S\n]*(?:\n|$)/.test(after.toString());
  return startsLine && endsLine ? block : null;
}

function blockOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('pre') ?? null;
}
