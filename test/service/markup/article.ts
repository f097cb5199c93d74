import {
  articleById,
  imageById,
  imagePath,
  type StoredArticle,
  type StoredWorld,
  worldById,
} from '../database/index.ts';
import { type EmbedContext, embed } from './embeds.ts';
import { escapeHtml } from './escape.ts';
import { renderMarkup } from './render.ts';

/** Maximum nesting of embedded secrets and statblocks. */
const deepest = 3;

/** Renders a text of this world as HTML. Mentions link to the articles' pages. */
export function renderText(source: string, world: StoredWorld, context: EmbedContext, depth = 0): string {
  const { store, origin } = context;
  return renderMarkup(source, {
    embed: (name, argument) =>
      depth < deepest
        ? embed(name, argument, world, context, (text) => renderText(text, world, context, depth + 1))
        : null,
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
      return found ? { url: origin + imagePath(found), title: found.title } : null;
    },
  });
}

/** The main part of an article's page, which aragorn returns as `full_render`. */
export function renderArticle(article: StoredArticle, world: StoredWorld, context: EmbedContext): string {
  const { content = '', subheading = '', credits = '', footnotes = '' } = article.texts;
  const parts = [`<div class="article-title"><h1>${escapeHtml(article.title || 'Untitled')}</h1></div>`];
  if (subheading) parts.push(`<div class="article-subheading">${escapeHtml(subheading)}</div>`);
  if (credits) parts.push(`<div class="article-credits">${renderText(credits, world, context)}</div>`);
  parts.push(`<div class="user-css-vignette">${renderText(content, world, context)}</div>`);
  if (footnotes)
    parts.push(`<div class="article-footnotes"><hr>${renderText(footnotes, world, context)}</div>`);
  return parts.join('\n');
}
