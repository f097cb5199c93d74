import { type Shape, Shapes } from '../../markup/index.ts';
import type { Source } from './source.ts';

/** What a source's elements stand for. `withAuthors`: posts start with their author. `labels`: on other sites. */
export function shapesOf(
  source: Source | null,
  withAuthors: boolean,
  labels?: ReadonlyMap<Element, Shape>,
): Shapes {
  const shapes = Object.entries(source?.shapes ?? {});
  const any = shapes.map(([selector]) => selector).join(', ');
  const posts = withAuthors ? source?.posts : undefined;
  return new Shapes((element): Shape | null => {
    const label = labels?.get(element);
    if (label) return label;
    if (any !== '' && element.matches(any)) {
      const shape = shapes.find(([selector]) => element.matches(selector))?.[1];
      return (typeof shape === 'function' ? shape(element) : shape) ?? null;
    }
    if (posts && element.matches(posts.textSelector)) {
      const post = element.closest(posts.all);
      const author = post && posts.metadataOf(post).author;
      return author ? { kind: 'label', text: author } : null;
    }
    return isProse(element) ? { kind: 'tag', name: 'div' } : abilityScores(element);
  });
}

/** Whether an element for code holds paragraphs, or lines in a book's letters. */
function isProse(element: Element): boolean {
  if (element.localName !== 'pre' || element.querySelector('code, samp, kbd')) return false;
  if (element.querySelector(':scope > p, :scope > div > p')) return true;
  return !/mono|courier|consol|menlo/i.test(getComputedStyle(element).fontFamily);
}

const ABILITY =
  /^(str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?)[\s:.]*([+−–-]?\d{1,2}(?!\d).{0,16})$/i;

/** Recognizes a creature's six ability scores, whatever elements they are built with, and reads them as a table. */
function abilityScores(element: Element): Shape | null {
  const count = element.childElementCount;
  // Reject by child count first: few elements have these counts, and reading text is slow.
  if (count !== 2 && count !== 3 && count !== 6 && count !== 12) return null;
  if (/^(?:t(?:able|body|head|r)|math|svg)$/.test(element.localName)) return null;
  if (count < 6 && boxesInRows(element) !== 6) return null;
  const scores = boxesIn(element).map((box) => ABILITY.exec(box));
  const names = scores.map((score) => score?.[1]?.slice(0, 3).toLowerCase());
  if (scores.length !== 6 || names.includes(undefined) || new Set(names).size !== 6) return null;
  return {
    kind: 'rows',
    header: 'row',
    rows: [scores.map((score) => score?.[1] ?? ''), scores.map((score) => score?.[2] ?? '')],
  };
}

function boxesInRows(element: Element): number {
  let boxes = 0;
  for (let row = element.firstElementChild; row; row = row.nextElementSibling) boxes += row.childElementCount;
  return boxes;
}

/** The text of each box: six in a row, two or three in each of several rows, or labels and numbers alternating. */
function boxesIn(element: Element): string[] {
  const children = [...element.children];
  if (children.length === 12) {
    return children.flatMap((child, at) =>
      at % 2 === 0 ? [`${textOf(child)} ${textOf(children[at + 1])}`] : [],
    );
  }
  if (children.length === 6) return children.map(textOf);
  return children.flatMap((row) => [...row.children].map(textOf));
}

function textOf(element: Element | undefined): string {
  if (!element || (element.textContent ?? '').length > 200) return '';
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let joined = '';
  for (let text = texts.nextNode(); text; text = texts.nextNode()) joined += ` ${text.nodeValue ?? ''}`;
  return joined
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/([+−–-]) (?=\d)/g, '$1')
    .trim();
}
