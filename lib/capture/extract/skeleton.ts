import { labelsOf } from './labels.ts';
import type { Block, Outline, Run } from './outline.ts';

const NUMBER = 'data-run';
const ATTRIBUTES = ['role', 'itemprop', 'rel', 'summary', 'colspan', 'rowspan', 'aria-modal'];
/** Tags that are copied as they are. Any other element becomes a `div`. */
const SAME =
  /^(?:article|section|main|header|p|h[1-6]|ul|ol|li|dl|dt|dd|pre|blockquote|figure|figcaption|table|caption|thead|tbody|tfoot|tr|td|th|form|fieldset|details|summary|address|center|footer)$/;

/** Blocks and runs copied between two yields. */
const STRIDE = 200;

/**
 * Copies the blocks and text of a part of the page into a small document that the article finder may modify. Finders
 * drop every `aside`, so those are judged on their own.
 */
export function* skeletonOf(outline: Outline, part: Block, page: Document): Generator<void, Document> {
  const skeleton = page.implementation.createHTMLDocument(page.title);
  const stack: { block: Block; into: Element; at: number }[] = [{ block: part, into: skeleton.body, at: 0 }];
  copyAttributes(outline, part, skeleton.body);
  let number = part.first;
  let count = 0;
  for (let top = stack[stack.length - 1]; top; top = stack[stack.length - 1]) {
    const next = top.block.parts[top.at++];
    if (++count % STRIDE === 0) yield;
    if (!next) stack.pop();
    else if (next.kind === 'run') addRun(next, number++, top);
    else if (next.aside === next) number = next.end;
    else {
      const made = skeleton.createElement(nameOf(next));
      copyAttributes(outline, next, made);
      top.into.append(made);
      stack.push({ block: next, into: made, at: 0 });
    }
  }
  return skeleton;
}

/** Marks the runs that remain in the finder's result as kept. */
export function markKept(outline: Outline, found: Node): void {
  for (const element of found instanceof Element ? found.querySelectorAll(`[${NUMBER}]`) : []) {
    const run = outline.runs[Number(element.getAttribute(NUMBER))];
    if (run) run.kept = true;
  }
}

function nameOf(block: Block): string {
  // Finders discard footers, but the footer of a quote names its author.
  if (block.name === 'footer' && block.element.closest('blockquote')) return 'p';
  if (block.element.getAttribute('role') === 'heading') return 'h2';
  return SAME.test(block.name) ? block.name : 'div';
}

/** Adds a run's text and media. Text is wrapped in a `p`: finders replace a `div` with only text. */
function addRun(run: Run, number: number, { into, block }: { into: Element; block: Block }): void {
  const { ownerDocument } = into;
  const own = block.parts.length === 1 && !/^(?:div|body)$/.test(into.localName);
  const around = own || run.text === '' ? into : into.appendChild(ownerDocument.createElement('p'));
  const rest = run.text.slice(run.linked);
  if (rest) around.append(rest);
  if (run.linked > 0) {
    // No `href`: the finder would resolve every address.
    const link = ownerDocument.createElement('a');
    link.append(run.text.slice(0, run.linked));
    around.append(link);
  }
  // Players are copied as images, because finders discard embeds.
  for (let at = 0; at < run.images + run.embeds; at++) {
    const image = ownerDocument.createElement('img');
    image.setAttribute('src', 'i.png');
    if (run.text === '') image.setAttribute(NUMBER, String(number));
    around.append(image);
  }
  if (run.text) around.setAttribute(NUMBER, String(number));
}

function copyAttributes(outline: Outline, block: Block, to: Element): void {
  const { element } = block;
  if (!element.hasAttributes()) return;
  const { className, id } = labelsOf(outline, block);
  if (id) to.id = id;
  if (className) to.className = className;
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
}
