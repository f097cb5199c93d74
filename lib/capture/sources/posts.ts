import type { SelectedRange } from '../../markup/index.ts';
import type { Source, SourceMetadata } from './source.ts';

/** Elements within `within` that match, except those nested in another match. */
export function outermost(within: Element, selector: string): Element[] {
  const found = [...within.querySelectorAll(selector)];
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
}

/** The first non-empty text that matches, with whitespace collapsed. Null if there is none. */
export function firstText(within: ParentNode, selector: string): string | null {
  for (const found of within.querySelectorAll(selector)) {
    const text = (found.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return null;
}

/** A post and the posts by the same author that directly follow it. */
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

/** Metadata of the post that contains all of the ranges, or null if they span several posts or none. */
export function postAround({ posts }: Source, ranges: readonly SelectedRange[]): SourceMetadata | null {
  if (!posts) return null;
  const ends = ranges.flatMap(({ startContainer, endContainer }) => [startContainer, endContainer]);
  const around = new Set(
    ends.map((end) => (end instanceof Element ? end : end.parentElement)?.closest(posts.all)),
  );
  const [post] = around;
  return post && around.size === 1 ? posts.metadataOf(post) : null;
}
