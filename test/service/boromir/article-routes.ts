import { type Answer, jsonAnswer } from '../answer.ts';
import { deleteArticle, formatInstant, listArticles, putInTrash } from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import {
  changeArticle,
  checkTitle,
  createArticle,
  currentTemplates,
  readerGroups,
  unprocessable,
  visibleArticle,
  visibleWorld,
  writableArticle,
  writableWorld,
} from '../rules/index.ts';
import { articleAnswer, articleGranularities } from './article-answer.ts';
import { readArticleInput } from './article-input.ts';
import { bodyPage, queryGranularity, queryId } from './query.ts';
import { articleReference } from './reference.ts';
import { linkId } from './values.ts';

const root = '/api/external/boromir';

export const articleRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: `${root}/article`, handler: read },
  { kind: 'service', method: 'PUT', path: `${root}/article`, handler: create, writes: true },
  { kind: 'service', method: 'PATCH', path: `${root}/article`, handler: patch, writes: true },
  { kind: 'service', method: 'DELETE', path: `${root}/article`, handler: remove, writes: true },
  { kind: 'service', method: 'POST', path: `${root}/world/articles`, handler: list },
];

function read(context: Context): Answer {
  const { article, world, editable } = visibleArticle(context.store, context.user, queryId(context));
  const answer = articleAnswer(article, world, context, queryGranularity(context, articleGranularities));
  return jsonAnswer({ ...answer, success: true, isEditable: editable });
}

/** Returns the full object, with its category included and `folderId` "-1". */
function create(context: Context): Answer {
  const { store, user, quirks, body } = context;
  if (typeof body.title !== 'string') throw unprocessable('The title is required');
  const templateType = body.templateType;
  if (typeof templateType !== 'string' || !currentTemplates.includes(templateType))
    throw unprocessable(`The template type "${String(templateType)}" is not known`);
  const worldId = linkId(body.world, true);
  if (!worldId) throw unprocessable('The world is required');
  const world = writableWorld(store, user, worldId);
  const changes = readArticleInput(body, { store, quirks, world, templateType, articleId: null });
  checkTitle(store, world, body.title, quirks);
  const { hexSlugs } = quirks;
  const article = createArticle(store, { world, author: user, templateType, changes, hexSlugs });
  return jsonAnswer({
    ...articleAnswer(article, world, context, 2),
    ...(quirks.createReturnsId ? {} : { id: undefined }),
    ...(quirks.twoSerialisations ? { folderId: '-1' } : {}),
    success: true,
    isEditable: true,
  });
}

/** Returns a short reference. Template and world can't be changed. */
function patch(context: Context): Answer {
  const { store, user, quirks, body } = context;
  const { article, world } = writableArticle(store, user, queryId(context));
  const { templateType } = article;
  const changes = readArticleInput(body, { store, quirks, world, templateType, articleId: article.id });
  const changed = changeArticle(store, article, changes, quirks);
  const answer = quirks.twoSerialisations
    ? articleReference(changed, world, context)
    : articleAnswer(changed, world, context, 2);
  return jsonAnswer({ ...answer, success: true });
}

function remove(context: Context): Answer {
  const { article } = writableArticle(context.store, context.user, queryId(context));
  if (context.quirks.trash) putInTrash(context.store, article.id);
  else deleteArticle(context.store, article.id);
  return jsonAnswer({ success: true });
}

function list(context: Context): Answer {
  const { store, user, quirks, body } = context;
  const world = visibleWorld(store, user, queryId(context));
  const page = bodyPage(context);
  const articles = listArticles(store, {
    worldId: world.id,
    term: null,
    categoryId: linkId(body.category, true) || null,
    readerGroups: readerGroups(store, user, world),
    createdBefore: quirks.listLagMs > 0 ? formatInstant(Date.now() - quirks.listLagMs) : null,
    orderBy: quirks.currentOrder === 'title' ? 'title' : 'seq',
    descending: quirks.currentOrder === 'newest',
    ...page,
  });
  const granularity = queryGranularity(context, articleGranularities);
  const entities = articles.map((article) => articleAnswer(article, world, context, granularity));
  return jsonAnswer({ success: true, entities });
}
