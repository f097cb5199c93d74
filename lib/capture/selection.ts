import {
  boundsOf,
  escapeMarkup,
  type FromDomOptions,
  readDom,
  type Shapes,
  type Visibility,
} from '../markup/index.ts';
import { type Clip, LONGEST_CLIP } from './clip.ts';
import { wholeLinesOf } from './code-lines.ts';
import { pageHints } from './hints.ts';
import { livePage } from './live-page.ts';
import { linkedData } from './meta-tags.ts';
import { metadata } from './metadata.ts';
import { selectedStretches } from './ranges.ts';
import { cutTitle, headingAbove, pageTitles } from './title.ts';
import { selectableVisibility } from './visibility.ts';

/** How a page that is known reads its elements. */
export interface KnownReading {
  shapes: Shapes;
  sight(element: Element): Visibility;
}

/** What is selected on the page or in one of its fields, or null. The page is read, never changed. */
export function captureSelection(window: Window, known?: KnownReading): Clip | null {
  const { document } = window;
  const field = selectedInField(document);
  if (field !== null) return clip(window, document.activeElement, fieldRead(field));
  const stretches = selectedStretches(window);
  const start = stretches[0]?.startContainer;
  if (!start) return null;
  const bounds = boundsOf(stretches);
  const live = livePage(document);
  const options = (): FromDomOptions => ({
    base: document.baseURI,
    bounds,
    sight: selectableVisibility,
    live,
    limit: LONGEST_CLIP,
    ...known,
  });
  const code = wholeLinesOf(stretches);
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
  const things = linkedData(document);
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
    source: metadata(window, fromPage, things),
    images: read.images,
    facts: [],
    truncated: read.truncated,
    hints: pageHints(document, things),
  };
}

function fieldRead(words: string): Read {
  const kept = words.slice(0, LONGEST_CLIP);
  const paragraphs = kept
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => escapeMarkup(line))
        .join('[br]'),
    );
  return { markup: paragraphs.join('\n\n'), text: kept, images: [], truncated: kept.length < words.length };
}

/** The selected words of the field that has the focus, through open shadow roots; a password is nobody's business. */
function selectedInField(document: Document): string | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!isTextField(active)) return null;
  const { selectionStart, selectionEnd, value } = active;
  if (selectionStart === null || selectionEnd === null || selectionStart === selectionEnd) return null;
  const words = value.slice(selectionStart, selectionEnd);
  return words.trim() === '' ? null : words;
}

function isTextField(element: Element | null): element is HTMLTextAreaElement | HTMLInputElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.type !== 'password';
}
