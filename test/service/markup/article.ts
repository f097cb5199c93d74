import {
  articleById,
  imageById,
  type Store,
  type StoredArticle,
  type StoredWorld,
  worldById,
} from '../database/index.ts';
import { escapeHtml } from './escape.ts';
import { renderMarkup } from './render.ts';

interface Ground {
  store: Store;
  origin: string;
}

/** A text of this world as HTML; mentions lead to the articles' pages. */
export function renderText(source: string, world: StoredWorld, { store, origin }: Ground): string {
  return renderMarkup(source, {
    article: (id) => {
      const article = articleById(store, id);
      if (!article) return null;
      const home = article.worldId === world.id ? world : worldById(store, article.worldId);
      return {
        url: `${origin}/w/${home?.slug ?? world.slug}/a/${article.slug}`,
        template: article.templateType,
      };
    },
    image: (id) => {
      const found = imageById(store, Number(id));
      return found ? { url: `${origin}/uploads/images/${found.id}.svg`, title: found.title } : null;
    },
  });
}

/** The middle of an article's page: what the earlier version calls its full rendering. */
export function renderArticle(article: StoredArticle, world: StoredWorld, ground: Ground): string {
  const { content = '', subheading = '', credits = '', footnotes = '' } = article.texts;
  const parts = [`<div class="article-title"><h1>${escapeHtml(article.title || 'Untitled')}</h1></div>`];
  if (subheading) parts.push(`<div class="article-subheading">${escapeHtml(subheading)}</div>`);
  if (credits) parts.push(`<div class="article-credits">${renderText(credits, world, ground)}</div>`);
  parts.push(`<div class="user-css-vignette">${renderText(content, world, ground)}</div>`);
  if (footnotes)
    parts.push(`<div class="article-footnotes"><hr>${renderText(footnotes, world, ground)}</div>`);
  return parts.join('\n');
}
