import { linksOf, type StoredArticle, type StoredWorld, secretsOfArticle } from '../database/index.ts';
import { escapeHtml, statblock } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { maySeeArticle, maySeeSecret } from '../rules/index.ts';
import { effectiveUser, shown } from './viewer.ts';

export function sharedWithViewer(article: StoredArticle, world: StoredWorld, context: PageContext): boolean {
  return context.viewer !== null && maySeeArticle(context.store, context.viewer, article, world);
}

/** The tab of secrets is shown to everybody who may open the article, even if they can't read any of them. */
export function secretTabs(article: StoredArticle, world: StoredWorld, context: PageContext): string {
  const secrets = secretsOfArticle(context.store, article.id);
  if (secrets.length === 0) return '';
  const user = effectiveUser(context, world);
  const readable = secrets.filter((secret) =>
    user ? maySeeSecret(context.store, user, secret, world) : secret.state === 'public',
  );
  const sections = readable.map(
    (secret) =>
      `<section class="user-css-secret" data-secret-id="${secret.id}"><strong>${escapeHtml(secret.title)}</strong>${shown(secret.content, world, context)}</section>`,
  );
  return `<div class="article-secrets"><h3 class="section-title visibility-toggler">Secrets</h3>${sections.join('\n')}</div>`;
}

/** The statblock that is attached to an article. */
export function attachedSheet(article: StoredArticle, world: StoredWorld, context: PageContext): string {
  const block = linksOf(context.store, { kind: 'article', id: article.id }, 'block')[0];
  if (!block) return '';
  const ground = { ...context, user: effectiveUser(context, world) };
  return statblock(block.id, ground, (text) => shown(text, world, context));
}
