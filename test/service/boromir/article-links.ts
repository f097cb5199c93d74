import {
  articleById,
  linkedTo,
  linksOf,
  type StoredArticle,
  type StoredWorld,
  secretsOfArticle,
} from '../database/index.ts';
import { mayBeParent, maySeeSecret, relationsOf } from '../rules/index.ts';
import { articleReference, nested, type ReferenceContext, secretReference } from './reference.ts';
import { referenceTo } from './target.ts';

/** All references of an article at granularity 2. */
export function articleLinks(article: StoredArticle, world: StoredWorld, context: ReferenceContext) {
  const { store, user } = context;
  const self = { kind: 'article', id: article.id };
  const relations = relationsOf(article.templateType).map(({ name, many }) => {
    const found = linksOf(store, self, name).flatMap((target) => referenceTo(target, context) ?? []);
    return [name, many ? found : (found[0] ?? null)];
  });
  const inverse = (kind: string, name: string) =>
    linkedTo(store, kind, name, self).flatMap((id) => referenceTo({ kind, id }, context) ?? []);
  const timeline = linksOf(store, self, 'timeline')[0];
  const parent = article.parentId ? articleById(store, article.parentId) : null;
  return {
    ...Object.fromEntries(relations),
    ...(mayBeParent(article.templateType, 'location') || parent
      ? { parent: parent ? nested(articleReference(parent, world, context), context) : null }
      : {}),
    timeline: timeline ? referenceTo(timeline, context) : (inverse('timeline', 'article')[0] ?? null),
    histories: [...inverse('history', 'article'), ...inverse('history', 'characters')],
    secrets: secretsOfArticle(store, article.id)
      .filter((secret) => maySeeSecret(store, user, secret, world))
      .map((secret) => nested(secretReference(secret, context), context)),
  };
}
