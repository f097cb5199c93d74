import type { Article, Instant } from '../model/index.ts';
import type { Draft, MarkerSupport } from './draft.ts';

// A create has no idempotency key, so each draft carries a mark of its own inside the article: one ASCII line in the
// scrapbook, which only editors see, or a tag where a world's scrapbook was seen not to come back.

/** What every copy of this draft carries, whichever sending made it. */
export const markerOf = (draftId: string): string => `lore1-${draftId}`;

/** What one sending carries. Copies with the same attempt are the network's doing. */
export const wireMarker = (draftId: string, attempt: number): string => `${markerOf(draftId)}-a${attempt}`;

/** The line for the scrapbook, with where the text came from; ASCII alone, so that no encoding can break it. */
export function markerLine(
  draftId: string,
  attempt: number,
  source: { url: string; at: Instant } | null,
): string {
  const marker = wireMarker(draftId, attempt);
  if (!source || !URL.canParse(source.url)) return marker;
  const day = new Date(source.at).toISOString().slice(0, 10);
  return `${marker} - captured from ${new URL(source.url).href} on ${day}`;
}

const carries = (text: string, draftId: string): boolean => text.includes(`${markerOf(draftId)}-a`);

/** Whether the article is a copy of this draft, wherever in the answer the marker stands. */
export const showsMarker = (article: Article, draftId: string): boolean =>
  carries(JSON.stringify(article.raw), draftId);

/** Whether any draft's marker stands in it. */
export const showsAnyMarker = (article: Article): boolean =>
  /lore1-[\w-]+-a\d/.test(JSON.stringify(article.raw));

/** The field that brought the marker back; null where it stands in none that we use. */
export function provenField(article: Article, draftId: string): MarkerSupport['field'] | null {
  if (carries(article.text.scrapbook ?? '', draftId)) return 'scrapbook';
  return article.tags.some((tag) => carries(tag, draftId)) ? 'tags' : null;
}

/** The article's tags without those that are markers of this draft; null where there are none. */
export function tagsWithoutMarker(article: Article, draftId: string): string[] | null {
  const kept = article.tags.filter((tag) => !carries(tag, draftId));
  return kept.length < article.tags.length ? kept : null;
}

/** Line ends, spaces at line ends and around are the platform's to change. */
export const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();

/**
 * Whether this article has the words of the draft. Only for an article that the platform's own answer to our create
 * named: identical captures look alike.
 */
export const looksLike = (article: Article, draft: Draft, content: string): boolean =>
  plain(article.title) === plain(draft.text.title) && plain(article.content) === plain(content);
