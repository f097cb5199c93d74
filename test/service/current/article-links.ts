import {
  articleById,
  linkedTo,
  linksOf,
  type StoredArticle,
  type StoredWorld,
  secretsOfArticle,
} from '../database/index.ts';
import { mayBeParent, maySeeSecret, relationsOf } from '../rules/index.ts';
import { articleReference, type Ground, nested, secretReference } from './reference.ts';
import { referenceTo } from './target.ts';

/** All references of an article at granularity 2. */
export function articleLinks(article: StoredArticle, world: StoredWorld, ground: Ground) {
  const { store, user } = ground;
  const self = { kind: 'article', id: article.id };
  const relations = relationsOf(article.templateType).map(({ name, many }) => {
    const found = linksOf(store, self, name).flatMap((target) => referenceTo(target, ground) ?? []);
    return [name, many ? found : (found[0] ?? null)];
  });
  const inverse = (kind: string, name: string) =>
    linkedTo(store, kind, name, self).flatMap((id) => referenceTo({ kind, id }, ground) ?? []);
  const timeline = linksOf(store, self, 'timeline')[0];
  const parent = article.parentId ? articleById(store, article.parentId) : null;
  return {
    ...Object.fromEntries(relations),
    ...(mayBeParent(article.templateType, 'location') || parent
      ? { parent: parent ? nested(articleReference(parent, world, ground), ground) : null }
      : {}),
    timeline: timeline ? referenceTo(timeline, ground) : (inverse('timeline', 'article')[0] ?? null),
    histories: [...inverse('history', 'article'), ...inverse('history', 'characters')],
    secrets: secretsOfArticle(store, article.id)
      .filter((secret) => maySeeSecret(store, user, secret, world))
      .map((secret) => nested(secretReference(secret, ground), ground)),
  };
}
