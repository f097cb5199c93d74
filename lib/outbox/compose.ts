import { attribution } from '../capture/index.ts';
import type { Article, ArticleFields, NewArticle } from '../model/index.ts';
import type { BeforeImage, Draft, MarkerSupport } from './draft.ts';
import { markerLine, plain, wireMarker } from './marker.ts';

const joined = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part?.trim()).join('\n\n');

/** `none` also keeps the address out of the marker line, because the user chose to omit it. */
function captured(draft: Draft): { url: string; at: number } | null {
  if (!draft.origin || draft.text.sourceField === 'none') return null;
  return { url: draft.origin.source.url, at: draft.createdAt };
}

function sourceBlock(draft: Draft): string | null {
  return draft.origin && draft.text.sourceField !== 'none' ? attribution(draft.origin.source) : null;
}

/** The content to send: the typed text, and the source block if it goes into the content. */
export function contentOf(draft: Draft): string {
  const inside = draft.text.sourceField === 'content' ? sourceBlock(draft) : null;
  return joined(draft.text.content, inside);
}

/** The text fields to send, with the source block in its field. Without a marker. */
function textFieldsOf({ text, ...draft }: Draft): ArticleFields {
  const block = sourceBlock({ text, ...draft });
  const { sourceField } = text;
  return block && sourceField !== 'none' && sourceField !== 'content'
    ? { ...text.fields, [sourceField]: joined(text.fields[sourceField], block) }
    : text.fields;
}

/** What a person enters on World Anvil by hand: the same as is sent, without a marker. */
export function enteredFields(draft: Draft): { title: string; content: string; fields: ArticleFields } {
  if (draft.text.target.kind === 'append') return { title: '', content: sectionOf(draft), fields: {} };
  return {
    title: draft.text.title.trim(),
    content: contentOf(draft),
    fields: spoken(textFieldsOf(draft)),
  };
}

/** The article to POST, without empty fields. Requires a world and the target `new`, which `submit` checked. */
export function articleOf(draft: Draft, attempt: number, markerSupport: MarkerSupport): NewArticle {
  const { text } = draft;
  if (text.target.kind !== 'new' || text.worldId === null)
    throw new Error('A draft without world or template.');
  const written = textFieldsOf(draft);
  const line = markerLine(draft.id, attempt, captured(draft));
  const marker = markerSupport.field === 'tags' ? [wireMarker(draft.id, attempt)] : [];
  const fields: ArticleFields = {
    ...written,
    scrapbook: joined(written.scrapbook, line),
    tags: [...(text.fields.tags ?? []), ...marker],
    content: contentOf(draft),
  };
  return {
    ...spoken(fields),
    worldId: text.worldId,
    title: text.title.trim(),
    template: text.target.template,
    ...(text.target.customTemplateId === null ? {} : { customTemplateId: text.target.customTemplateId }),
  };
}

function spoken(fields: ArticleFields): ArticleFields {
  const says = ([, value]: [string, unknown]) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(says));
}

/** The section to append: heading, text and source. */
export function sectionOf(draft: Draft): string {
  const { title, content } = draft.text;
  const heading = title.trim() ? `[h2]${title.trim()}[/h2]` : '';
  return joined(`${heading}\n${content}`.trim(), sourceBlock(draft));
}

/** The two fields that an append touches. */
export const imageOf = (article: Article, now: number): BeforeImage => ({
  content: article.content,
  scrapbook: article.text.scrapbook ?? null,
  updatedAt: article.updatedAt,
  readAt: now,
});

/** Only the fields that the append changes. If the scrapbook wasn't returned, it isn't written: that could erase it. */
export function appended(draft: Draft, attempt: number, before: BeforeImage, section: string): ArticleFields {
  const line = markerLine(draft.id, attempt, captured(draft));
  return {
    content: joined(before.content, section),
    ...(before.scrapbook === null
      ? {}
      : { scrapbook: before.scrapbook ? `${before.scrapbook}\n${line}` : line }),
  };
}

/** Whether the article contains the section more often than before. */
export function sectionArrived(article: Article, before: BeforeImage, section: string): boolean {
  const times = (content: string) => plain(content).split(plain(section)).length;
  return times(article.content) > times(before.content);
}

export const unchanged = (article: Article, before: BeforeImage): boolean =>
  plain(article.content) === plain(before.content) &&
  (before.scrapbook === null || plain(article.text.scrapbook ?? '') === plain(before.scrapbook));
