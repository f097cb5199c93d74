import type { Article, ArticleFields, ArticleSummary, NewArticle } from '../../../../lib/model/index.ts';
import type { Page } from '../../../../lib/service/index.ts';
import type { Order, Plan } from './plan.ts';
import type { Timeline } from './timeline.ts';

export const PAGE = 8;
export const WORLD = 'world-1';
/** The draft and attempt number of a create. */
export const MARKER = /lore1-(draft-\d)-a(\d+)/;

interface Stored {
  id: string;
  title: string;
  content: string;
  scrapbook: string;
  tags: string[];
  createdAt: number;
  changedAt: number;
  categoryId: string | null;
  /** The draft whose marker the create had, whether or not the API kept it. */
  sentFor: string | null;
}

const keys: Record<Order, (article: Stored) => string | number> = {
  newest: (article) => -article.createdAt,
  creation: (article) => article.createdAt,
  title: (article) => article.title,
  changed: (article) => -article.changedAt,
  changedLast: (article) => article.changedAt,
  id: (article) => article.id,
};

/** A world in the simulated API, with other people who write in it. */
export class Platform {
  readonly articles = new Map<string, Stored>();
  /** Other people's additions to articles. */
  readonly #additions: { articleId: string; text: string; at: number }[] = [];
  /** The time from our read to our write, in which nobody can notice another person's change. */
  readonly #blind: { articleId: string; from: number; to: number }[] = [];
  readonly #plan: Plan;
  readonly #timeline: Timeline;
  readonly #random: () => number;
  #made = 0;

  constructor(plan: Plan, timeline: Timeline, random: () => number) {
    this.#plan = plan;
    this.#timeline = timeline;
    this.#random = random;
    for (let at = 0; at < plan.standing; at++) {
      const created = timeline.now - 90_000_000 * (at + 1);
      this.create({ worldId: WORLD, title: `Standing ${at}`, template: 'article' }, created);
    }
    for (let at = 0; at < plan.foreign; at++) timeline.at(this.#soon(), () => this.#somebodyWrites(at));
    for (let at = 0; at < Math.min(plan.foreign, 8); at++) {
      timeline.at(this.#soon(), () => this.#somebodyChanges(at));
      if (at % 3 === 0) timeline.at(this.#soon(), () => this.#somebodyDeletes());
    }
  }

  #soon(): number {
    return this.#timeline.now + this.#random() * 400_000;
  }

  #theirs(): Stored[] {
    return [...this.articles.values()].filter(({ id }) => id.includes('theirs'));
  }

  #somebodyWrites(at: number): void {
    this.create({ worldId: WORLD, title: `Foreign ${at}`, template: 'article' });
  }

  #somebodyChanges(at: number): void {
    const some = this.#theirs();
    const article = some[Math.floor(this.#random() * some.length)];
    if (!article) return;
    const text = `Their addition ${at}.`;
    article.content = `${article.content}\n\n${text}`.trim();
    article.changedAt = this.#timeline.now;
    this.#additions.push({ articleId: article.id, text, at: this.#timeline.now });
  }

  #somebodyDeletes(): void {
    const some = this.#theirs().filter(({ title }) => title.startsWith('Foreign'));
    const article = some[Math.floor(this.#random() * some.length)];
    if (article) this.articles.delete(article.id);
  }

  create(article: NewArticle, at = this.#timeline.now): string {
    const made = this.#made++;
    const ours = article.scrapbook !== undefined;
    const id = `${Math.floor(this.#random() * 1e9).toString(36)}-${ours ? 'ours' : 'theirs'}-${made}`;
    this.articles.set(id, {
      id,
      title: article.title,
      content: article.content ?? '',
      scrapbook: this.#plan.scrapbook === 'kept' ? (article.scrapbook ?? '') : '',
      tags: article.tags ?? [],
      createdAt: at,
      changedAt: at,
      categoryId: article.categoryId ?? null,
      sentFor: MARKER.exec(`${article.scrapbook} ${article.tags}`)?.[1] ?? null,
    });
    return id;
  }

  /** `readAt`: when the writer read the article. */
  patch(id: string, changes: ArticleFields, readAt: number): void {
    this.#blind.push({ articleId: id, from: readAt, to: this.#timeline.now });
    const article = this.articles.get(id);
    if (!article) return;
    if (changes.content !== undefined) article.content = changes.content;
    if (changes.scrapbook !== undefined && this.#plan.scrapbook === 'kept')
      article.scrapbook = changes.scrapbook;
    if (changes.tags !== undefined) article.tags = changes.tags;
    article.changedAt = this.#timeline.now;
  }

  /** Other people's additions that our write overwrote although it could have seen them. */
  wipedOut(): string[] {
    return this.#additions
      .filter(
        ({ articleId, text }) =>
          this.articles.has(articleId) && !this.articles.get(articleId)?.content.includes(text),
      )
      .filter(
        ({ articleId, at }) =>
          !this.#blind.some((gap) => gap.articleId === articleId && gap.from <= at && at <= gap.to),
      )
      .map(({ text }) => text);
  }

  list(offset: number, categoryId?: string | null): Page<ArticleSummary> {
    const key = keys[this.#plan.order];
    const all = [...this.articles.values()]
      .filter((article) => article.createdAt + this.#plan.lagMs <= this.#timeline.now)
      .filter((article) => categoryId === undefined || article.categoryId === categoryId)
      .map((article) => ({ article, key: key(article) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.article.id < b.article.id ? -1 : 1));
    const items = all.slice(offset, offset + PAGE).map(({ article }) => summary(article));
    return { items, offset, last: items.length < PAGE, skipped: 0 };
  }

  read(id: string): Article | null {
    const article = this.articles.get(id);
    return article ? whole(article) : null;
  }
}

function summary(article: Stored): ArticleSummary {
  return {
    id: article.id,
    worldId: WORLD,
    title: article.title,
    template: 'article',
    state: 'private',
    isDraft: true,
    isWip: true,
    tags: article.tags,
    excerpt: null,
    url: `https://example.org/${article.id}`,
    slug: null,
    categoryId: article.categoryId,
    updatedAt: article.changedAt,
    wordcount: null,
  };
}

function whole(article: Stored): Article {
  return {
    ...summary(article),
    content: article.content,
    text: { scrapbook: article.scrapbook },
    isAdultContent: false,
    createdAt: article.createdAt,
    authorName: null,
    articleParentId: null,
    coverId: null,
    raw: {
      id: article.id,
      content: article.content,
      scrapbook: article.scrapbook,
      tags: article.tags.join(','),
    },
  };
}
