import type { Call, ServiceVersion } from '../../lib/service/index.ts';

export type Body = Readonly<Record<string, unknown>>;

/** An item of a list, as far as the checks look at it. */
export interface Entry {
  id: string;
  title: string;
  /** Of worlds. */
  state: string;
}

/** An article to create or change. Null clears a reference; `blank` is the other way to say so. */
export interface ProbeFields {
  title?: string;
  content?: string;
  scrapbook?: string;
  tags?: string;
  excerpt?: string;
  userMetadata?: Body;
  category?: string | null | 'blank';
  articleParent?: string | null | 'blank';
  cover?: string | null | 'blank';
  /** A field that no version has. */
  loresideUnknown?: string;
}

/** The calls of one API version, and where its responses contain what. */
export interface Wire {
  version: ServiceVersion;
  /** The documented number of articles per page. */
  pageSize: number;
  whoAmI(): Call;
  worlds(userId: string): Call;
  worldsIn(body: Body): Entry[];
  articles(worldId: string, query: { offset: number; limit?: number; term?: string }): Call;
  articlesIn(body: Body): Entry[];
  article(id: string): Call;
  /** A read of something that doesn't exist. */
  missing(): Call;
  /** A read that is refused for everybody. Null: there is none. */
  forbidden(worldId: string): Call | null;
  create(worldId: string, fields: ProbeFields): Call;
  patch(id: string, fields: ProbeFields): Call;
  remove(id: string): Call;
  categories(worldId: string): Call;
  images(worldId: string): Call;
  /** The first id of a list of categories or images. */
  firstIn(body: Body): string | null;
  /** Renders markup. Null: only articles are rendered. */
  render(worldId: string, markup: string): Call | null;
  rendered(body: Body): string | null;
  /** A harmless call with a body, to try without its length. Null: there is none. */
  withBody(worldId: string): Call | null;
  textIn(article: Body, field: 'content' | 'scrapbook' | 'excerpt'): string | null | undefined;
  metadataIn(article: Body): unknown;
  dateIn(article: Body, which: 'created' | 'updated'): { date: string; zone: string } | null;
  /** Undefined: this version doesn't say. */
  linkIn(article: Body, field: 'category' | 'articleParent' | 'cover'): string | null | undefined;
}

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const bodyOf = (value: unknown): Body => (isBody(value) ? value : {});
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The entries of a list that have an id. */
export function entriesOf(list: unknown): Entry[] {
  const items = Array.isArray(list) ? list : Object.values(bodyOf(list));
  return items
    .map(bodyOf)
    .map(({ id, title, name, state }) => ({
      id: textOf(id),
      title: textOf(title ?? name),
      state: textOf(state),
    }))
    .filter(({ id }) => id !== '');
}

export function dateOf(value: unknown): { date: string; zone: string } | null {
  const { date, timezone } = bodyOf(value);
  return typeof date === 'string' ? { date, zone: textOf(timezone) } : null;
}

export const idOf = (value: unknown): string | null => textOf(bodyOf(value).id) || null;

export const optionalText = (value: unknown): string | null | undefined =>
  value === null || typeof value === 'string' ? value : undefined;

export const CAP = 16 * 1024 * 1024;
export const NOBODY = '00000000-0000-4000-8000-000000000000';
