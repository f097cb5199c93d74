import {
  articleMarkdown,
  categoryMarkdown,
  type FindLink,
  manuscriptMarkdown,
  secretMarkdown,
  statblockMarkdown,
} from '../../lib/history/backup/index.ts';
import type { Body, EntryKind } from '../../lib/library/index.ts';
import type { FullArticle, FullCategory, Manuscript, Secret, Statblock } from '../../lib/model/index.ts';

type Resource = Body['resource'] | Secret;

const isArticle = (resource: Resource): resource is FullArticle =>
  'sections' in resource && 'relations' in resource;
const isCategory = (resource: Resource): resource is FullCategory => 'pageCover' in resource;
const isStatblock = (resource: Resource): resource is Statblock =>
  'template' in resource && 'source' in resource;
const isManuscript = (resource: Resource): resource is Manuscript => 'versions' in resource;
const isSecret = (resource: Resource): resource is Secret => 'groups' in resource;

/** An entry as Markdown; null if it has no text. `category` is the title of an article's category. Pure. */
export function resourceMarkdown(
  kind: EntryKind,
  resource: Resource,
  find: FindLink,
  category: string | null,
): string | null {
  if (kind === 'article' && isArticle(resource)) return articleMarkdown(resource, category, find);
  if (kind === 'category' && isCategory(resource)) return categoryMarkdown(resource, find);
  if (kind === 'statblock' && isStatblock(resource)) return statblockMarkdown(resource, find);
  if (kind === 'manuscript' && isManuscript(resource)) return manuscriptMarkdown(resource, find);
  if (kind === 'secret' && isSecret(resource)) return secretMarkdown(resource, find);
  return null;
}
