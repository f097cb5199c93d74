import { type Shape, Shapes } from '../../markup/index.ts';
import { abilityScores } from './ability-scores.ts';
import type { Source } from './source.ts';

/**
 * What the elements of a page from `source` stand for. `withAuthors`: each post starts with its author's name. `labels`:
 * those of posts on other sites.
 */
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
