import type { FullCategory } from '../../../../lib/model/index.ts';
import type { ExportedItem } from '../../../../lib/world-export/index.ts';
import { article } from '../article.ts';

type ExportedArticle = Extract<ExportedItem, { kind: 'article' }>;

/** An article as an export page has it. */
export function exportedArticle(
  id: string,
  title: string,
  more: Partial<ExportedArticle['article']> = {},
): ExportedArticle {
  return {
    kind: 'article',
    isWhole: true,
    article: {
      ...article(id, title),
      ...{ content: '', text: {}, isAdultContent: false, createdAt: null, authorName: null },
      ...{ articleParentId: null, coverId: null, raw: {}, sections: [], relations: [], contentParsed: null },
      ...{ fullRender: null, passcode: null, cssClasses: null, cssCode: null, cover: null, portrait: null },
      ...{ flag: null, publishedAt: null, notifiedAt: null, secrets: [], statblock: null, ancestry: [] },
      ...more,
    },
  };
}

/** A category as an export page has it: only its name is known. */
export function namedCategory(id: string, title: string): ExportedItem {
  const category: FullCategory = {
    ...{ id, worldId: 'w1', title, parentId: null, state: null, icon: null, url: null, position: null },
    ...{ excerpt: null, views: null, description: '', pageCover: null, bookCover: null, raw: {} },
  };
  return { kind: 'category', category, isLocalId: true };
}
