import { isNotice, RELATED_HEADING, THREAD_LABEL, withoutDate } from './boilerplate-phrases.ts';
import { isHeading, isProse, lengthOf, linkedShare, runsIn } from './measures.ts';
import type { Block, Outline } from './outline.ts';

export const FIELDS =
  'textarea, input:is([type=email], [type=text], [type=search], :not([type])), [contenteditable=true]';
const AUTHOR = 'a[rel~=author], a[href*="/author"], a[href*="/profile"], a[href*="/user"]';
const BUTTON = 'button, [role=button], input[type=submit]';

/** How the headings of threads count. */
const COUNTED = /\d (?:comments?|replies|responses)\b/i;

/**
 * Whether a block whose label or heading is suspect is built like the furniture of a page: links, a form, a thread of
 * comments, a box about the author, something that stays in view.
 */
export function isFurniture(outline: Outline, block: Block): boolean {
  const { element } = block;
  const runs = runsIn(outline, block);
  if (linkedShare(runs) > 0.4 || element.querySelector(FIELDS)) return true;
  if (getComputedStyle(element).position === 'fixed') return true;
  const names = namesIn(outline, block);
  if (THREAD_LABEL.test(names) && (COUNTED.test(names) || isThread(outline, block))) return true;
  if (/author|bio\b|profile/i.test(names) && element.querySelector(AUTHOR)) return true;
  const heading = runs.slice(0, 3).find(isHeading)?.text ?? '';
  const isCall = isNotice(`${heading} `, true) || RELATED_HEADING.test(heading);
  if (isCall && runs.some((run) => run.linked > 0 && !isHeading(run))) return true;
  if (/^(?:table|dl|pre)$/.test(block.name)) return false;
  const acts = [...element.querySelectorAll(BUTTON)].some(
    (button) => !button.closest('h1, h2, h3, h4, h5, h6, pre, [class*=spoiler i]'),
  );
  return acts && (isCall || !runs.some(isHeading));
}

function namesIn({ runs }: Outline, { element, first, end }: Block): string {
  const heading = runs.slice(first, Math.min(end, first + 3)).find(isHeading)?.text ?? '';
  return `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''} ${heading}`;
}

/** Whether the block repeats a box of words with a name, a date or a picture beside them. */
function isThread(outline: Outline, block: Block): boolean {
  const posts = new Map<string, number>();
  const stack = [block];
  for (let top = stack.pop(); top; top = stack.pop()) {
    for (const part of top.parts) {
      if (part.kind !== 'block') continue;
      stack.push(part);
      if (isPost(outline, part)) {
        const kind = `${part.name}.${part.element.classList[0] ?? ''}`;
        posts.set(kind, (posts.get(kind) ?? 0) + 1);
        if (THREAD_LABEL.test(part.element.className) || posts.get(kind) === 2) return true;
      }
    }
  }
  return false;
}

function isPost(outline: Outline, block: Block): boolean {
  if (/^(?:p|h[1-6])$/.test(block.name)) return false;
  const runs = runsIn(outline, block);
  if (runs.length < 2 || runs.length > 30 || lengthOf(runs) > 5_000) return false;
  const [first, second] = runs;
  if (!first || !second || isProse(first)) return false;
  const isSigned = runs.some(
    (run) => !isProse(run) && (run.linked > 0 || run.images > 0 || withoutDate(run.text) !== null),
  );
  return isSigned && runs.some((run) => run.text.length > 20 && run.linked < 0.3 * run.text.length);
}
