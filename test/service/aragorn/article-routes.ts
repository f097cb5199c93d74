import { type Answer, jsonAnswer } from '../answer.ts';
import { deleteArticle, putInTrash, type StoredArticle, type StoredWorld } from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import {
  changeArticle,
  createArticle,
  earlierTemplates,
  unprocessable,
  visibleArticle,
  writableArticle,
  writableWorld,
} from '../rules/index.ts';
import { articleRead } from './article-answer.ts';
import { readArticleInput } from './article-input.ts';
import { articleUrl } from './reference.ts';

export const articleRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/article/:id', handler: read },
  { kind: 'service', method: 'POST', path: '/api/aragorn/article', handler: create, writes: true },
  { kind: 'service', method: 'PATCH', path: '/api/aragorn/article/:id', handler: patch, writes: true },
  { kind: 'service', method: 'DELETE', path: '/api/aragorn/article/:id', handler: remove, writes: true },
];

function read(context: Context): Answer {
  const { article, world } = visibleArticle(context.store, context.user, context.params.id ?? '');
  const all = context.query.get('load_all_properties') === 'true';
  return jsonAnswer(articleRead(article, world, context, all));
}

function create(context: Context): Answer {
  const { store, user, body } = context;
  if (typeof body.world !== 'string') throw unprocessable('world: is required');
  if (typeof body.title !== 'string') throw unprocessable('title: is required');
  const templateType = earlierTemplates.find((code) => code === body.template);
  if (templateType === undefined)
    throw unprocessable(
      body.template === undefined
        ? 'template: is required'
        : `template: unknown template "${String(body.template)}"`,
    );
  const world = writableWorld(store, user, body.world);
  const { quirks } = context;
  const changes = readArticleInput(body, { store, quirks, world, templateType, articleId: null });
  const answer = written(
    createArticle(store, { world, author: user, templateType, changes }),
    world,
    context,
  );
  return quirks.createReturnsId ? jsonAnswer(answer) : jsonAnswer({ ...answer, id: undefined });
}

function patch(context: Context): Answer {
  const { store, user, body } = context;
  const { article, world } = writableArticle(store, user, context.params.id ?? '');
  const { templateType } = article;
  const { quirks } = context;
  const changes = readArticleInput(body, { store, quirks, world, templateType, articleId: article.id });
  return jsonAnswer(written(changeArticle(store, article, changes, quirks), world, context));
}

function remove({ store, user, params, quirks }: Context): Answer {
  const { article } = writableArticle(store, user, params.id ?? '');
  if (quirks.trash) putInTrash(store, article.id);
  else deleteArticle(store, article.id);
  return jsonAnswer({ success: true });
}

function written(article: StoredArticle, world: StoredWorld, context: Context): Record<string, unknown> {
  switch (context.quirks.earlierWriteAnswer) {
    case 'empty':
      return { success: true };
    case 'article':
      return { success: true, ...articleRead(article, world, context, false) };
    case 'reference':
      return {
        success: true,
        id: article.id,
        title: article.title,
        slug: article.slug,
        state: article.state,
        url: articleUrl(article, world, context),
      };
  }
}
