import type { Article, Instant } from '../model/index.ts';
import type { Draft, MarkerSupport } from './draft.ts';

// World Anvil has no idempotency keys, so each article carries its draft's marker: one ASCII line in the scrapbook,
// which only editors see, or a tag if a world doesn't return scrapbooks.

/** The part of the marker that all copies of this draft share. */
export const markerOf = (draftId: string): string => `lore1-${draftId}`;

/** The marker of one attempt. Copies with the same attempt were made by the network. */
export const wireMarker = (draftId: string, attempt: number): string => `${markerOf(draftId)}-a${attempt}`;

/** The scrapbook line, with the source. Only ASCII, so that no encoding can break it. */
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

/** Whether the article is a copy of this draft. The marker may be anywhere in the response. */
export const showsMarker = (article: Article, draftId: string): boolean =>
  carries(JSON.stringify(article.raw), draftId);

/** Whether it contains any draft's marker. */
export const showsAnyMarker = (article: Article): boolean =>
  /lore1-[\w-]+-a\d/.test(JSON.stringify(article.raw));

/** The field in which the marker came back. Null if it is in none that we use. */
export function provenField(article: Article, draftId: string): MarkerSupport['field'] | null {
  if (carries(article.text.scrapbook ?? '', draftId)) return 'scrapbook';
  return article.tags.some((tag) => carries(tag, draftId)) ? 'tags' : null;
}

/** The article's tags without this draft's markers. Null if it has no marker tags. */
export function tagsWithoutMarker(article: Article, draftId: string): string[] | null {
  const kept = article.tags.filter((tag) => !carries(tag, draftId));
  return kept.length < article.tags.length ? kept : null;
}

/** Ignores line endings and trailing whitespace, which World Anvil may change. */
export const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();

/** Whether the article has the draft's text. Only for the article that the response named: captures look alike. */
export const looksLike = (article: Article, draft: Draft, content: string): boolean =>
  plain(article.title) === plain(draft.text.title) && plain(article.content) === plain(content);
