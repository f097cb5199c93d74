import type { Stretch } from '../../markup/index.ts';
import type { About, Source } from './source.ts';

/** What matches within an element, less what lies in another match. */
export function outermost(within: Element, selector: string): Element[] {
  const found = [...within.querySelectorAll(selector)];
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
}

/** The first words that match, white space collapsed; null: none. */
export function wordsIn(within: ParentNode, selector: string): string | null {
  for (const found of within.querySelectorAll(selector)) {
    const words = (found.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (words !== '') return words;
  }
  return null;
}

/** A post and what its author went on to write right below it. */
export function threadFrom(
  post: Element,
  posts: readonly Element[],
  authorOf: (post: Element) => string | null,
): Element[] {
  const author = authorOf(post);
  const thread = [post];
  for (const next of posts.slice(posts.indexOf(post) + 1)) {
    if (author === null || authorOf(next) !== author) break;
    thread.push(next);
  }
  return thread;
}

/** About the one post that all of the stretches lie in; null: they lie in several, or in none. */
export function postAround({ posts }: Source, stretches: readonly Stretch[]): About | null {
  if (!posts) return null;
  const ends = stretches.flatMap(({ startContainer, endContainer }) => [startContainer, endContainer]);
  const around = new Set(
    ends.map((end) => (end instanceof Element ? end : end.parentElement)?.closest(posts.all)),
  );
  const [post] = around;
  return post && around.size === 1 ? posts.about(post) : null;
}
