import { readMessage } from '../../../../lib/i18n/index.ts';
import type { LibraryService } from '../../../../lib/library/index.ts';
import type {
  Article,
  ArticleSummary,
  Category,
  Reference,
  StatblockSummary,
} from '../../../../lib/model/index.ts';
import { type Page, ServiceError } from '../../../../lib/service/index.ts';
import { article } from '../article.ts';

const PAGE = { current: 50, earlier: 25 };

const unread = {
  ...{ content: '', text: {}, isAdultContent: false, createdAt: null, authorName: null },
  ...{ articleParentId: null, coverId: null, raw: {} },
};

export function reference(id: string, title: string): Reference {
  return {
    id,
    title,
    kind: null,
    state: null,
    slug: null,
    url: null,
    icon: null,
    tags: [],
    updatedAt: 1_000,
  };
}

export function category(id: string, title: string, parentId: string | null = null): Category {
  return { id, worldId: 'w1', title, parentId, state: null, icon: null, url: null, position: null };
}

const gone = () => new ServiceError({ kind: 'notFound', sentence: readMessage('Gone.') });
const refused = () => new ServiceError({ kind: 'forbidden', sentence: readMessage('Not for you.') });

/** World Anvil in memory, with the lists of either API version. Records requests. */
export class Upstream {
  articles: ArticleSummary[] = [];
  categories: Category[] = [];
  secrets: Reference[] = [];
  images: Reference[] = [];
  manuscripts: Reference[] = [];
  statblocks: Reference[] = [];
  /** Statblocks by folder, if the world's list of them is refused. */
  folders: Map<number, string[]> | null = null;
  /** Whether lists start with the newest, as in one API version. */
  isNewestFirst = false;
  asked: string[] = [];
  /** Called before each response. */
  onRequest: (call: string) => void = () => {};
  worldId = 'w1';
  pageSize: number;
  readonly version: 'current' | 'earlier';

  constructor(version: 'current' | 'earlier', pageSize = PAGE[version]) {
    this.version = version;
    this.pageSize = pageSize;
  }

  async #ask(call: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.asked.push(call);
    this.onRequest(call);
    signal?.throwIfAborted();
  }

  #page<T>(items: readonly T[], offset: number, size = 50): Page<T> {
    const slice = items.slice(offset, offset + size);
    return { items: structuredClone(slice), offset, last: slice.length < size, skipped: 0 };
  }

  #list<T>(name: string, items: () => readonly T[]) {
    return async (_parent: unknown, offset: number, options?: { signal?: AbortSignal }): Promise<Page<T>> => {
      await this.#ask(`${name} ${offset}`, options?.signal);
      return this.#page(items(), offset);
    };
  }

  #one<T extends { id: unknown }>(name: string, items: () => readonly T[]) {
    return async (id: unknown, options?: { signal?: AbortSignal }): Promise<T> => {
      await this.#ask(`${name}/${id}`, options?.signal);
      const found = items().find((item) => String(item.id) === String(id));
      if (!found) throw gone();
      return structuredClone(found);
    };
  }

  service(): LibraryService {
    const entity = { worldId: this.worldId, authorName: null, createdAt: null, raw: {} };
    const numbered = (items: readonly Reference[]) => items.map((item) => ({ ...item, id: Number(item.id) }));
    const block = (item: Reference): StatblockSummary => ({
      ...{ ...item, id: Number(item.id), isShared: null },
      template: { id: 1, title: 'Monster', system: null },
    });
    const whole = (one: ArticleSummary): Article => ({ ...one, ...unread });
    const full = (one: ArticleSummary) => ({
      ...whole(one),
      content: `[b]${one.title}[/b] stands here.`,
      ...{
        sections: [],
        relations: [],
        contentParsed: null,
        fullRender: null,
        passcode: null,
        cssClasses: null,
      },
      ...{ cssCode: null, cover: null, portrait: null, flag: null, publishedAt: null, notifiedAt: null },
      ...{ secrets: [], statblock: null, ancestry: [] },
    });
    const isEarlier = this.version === 'earlier';
    return {
      version: this.version,
      capabilities: {
        newestFirst: isEarlier,
        articlePage: this.pageSize,
        missing: new Set(isEarlier ? ['manuscripts', 'statblockFolders', 'folderStatblocks'] : []),
      },
      identity: async () => {
        await this.#ask('identity');
        return { id: 'u1', username: 'mira' };
      },
      world: async (id, options) => {
        await this.#ask('world', options?.signal);
        return {
          ...{ id, title: 'Kyr', slug: null, url: null, ownership: null, description: '', tags: [] },
          ...{ customTemplates: [], newArticleState: null, articleCount: this.articles.length },
        };
      },
      articles: async (_world, { offset }, options) => {
        await this.#ask(`articles ${offset}`, options?.signal);
        const ordered = this.isNewestFirst && !isEarlier ? this.articles.toReversed() : this.articles;
        return this.#page(ordered, offset, this.pageSize);
      },
      categories: this.#list('categories', () => this.categories),
      secrets: this.#list('secrets', () => this.secrets),
      images: this.#list('images', () => numbered(this.images)),
      manuscripts: this.#list('manuscripts', () => this.manuscripts),
      userManuscripts: async () => {
        await this.#ask('userManuscripts');
        return structuredClone(this.manuscripts);
      },
      statblocks: async (world, offset, options) => {
        await this.#ask(`statblocks ${offset}`, options?.signal);
        if (this.folders && world) throw refused();
        return this.#page(this.statblocks.map(block), offset);
      },
      statblockFolders: this.#list('folders', () =>
        [...(this.folders?.keys() ?? [])].map((id) => ({ ...reference('', 'Folder'), id })),
      ),
      folderStatblocks: async (folder, offset, options) => {
        await this.#ask(`folder ${folder} ${offset}`, options?.signal);
        const ids = this.folders?.get(folder);
        if (!ids) throw gone();
        return this.#page(this.statblocks.filter(({ id }) => ids.includes(id)).map(block), offset);
      },
      article: this.#one('article', () => this.articles.map(whole)),
      fullArticle: this.#one('article', () => this.articles.map(full)),
      category: this.#one('category', () =>
        this.categories.map((one) => ({
          ...{ ...one, description: '', excerpt: null, views: null, pageCover: null, bookCover: null },
          raw: {},
        })),
      ),
      secret: this.#one('secret', () =>
        this.secrets.map((one) => ({
          ...{
            ...one,
            ...entity,
            content: 'SECRET-CONTENT',
            contentParsed: null,
            groups: [],
            articleId: null,
          },
        })),
      ),
      image: this.#one('image', () =>
        numbered(this.images).map((one) => ({
          ...{ ...one, ...entity, description: '', alt: null, size: null, width: null, height: null },
          ...{ extension: null, artist: null, pageUrl: null, articleId: null },
        })),
      ),
      manuscript: this.#one('manuscript', () =>
        this.manuscripts.map((one) => ({
          ...{ ...one, ...entity, status: null, description: '', descriptionParsed: null, likes: null },
          ...{ views: null, words: null, cover: null, activeVersion: null, versions: [] },
        })),
      ),
      statblock: this.#one('statblock', () =>
        this.statblocks.map((one) => ({
          ...block(one),
          ...entity,
          data: { ac: '12' },
          unread: null,
          source: null,
          parser: null,
          folder: null,
        })),
      ),
    };
  }

  /** Adds articles without a category. */
  fill(count: number): this {
    this.articles = Array.from({ length: count }, (_, n) =>
      article(`a${n}`, `Entry ${n}`, { updatedAt: 1_000 }),
    );
    return this;
  }
}
