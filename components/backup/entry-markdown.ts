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

type Thing = Body['thing'] | Secret;

const isArticle = (thing: Thing): thing is FullArticle => 'sections' in thing && 'relations' in thing;
const isCategory = (thing: Thing): thing is FullCategory => 'pageCover' in thing;
const isStatblock = (thing: Thing): thing is Statblock => 'template' in thing && 'source' in thing;
const isManuscript = (thing: Thing): thing is Manuscript => 'versions' in thing;
const isSecret = (thing: Thing): thing is Secret => 'groups' in thing;

/** An entry as Markdown; null if it has no text. `category` is the title of an article's category. Pure. */
export function thingMarkdown(
  kind: EntryKind,
  thing: Thing,
  find: FindLink,
  category: string | null,
): string | null {
  if (kind === 'article' && isArticle(thing)) return articleMarkdown(thing, category, find);
  if (kind === 'category' && isCategory(thing)) return categoryMarkdown(thing, find);
  if (kind === 'statblock' && isStatblock(thing)) return statblockMarkdown(thing, find);
  if (kind === 'manuscript' && isManuscript(thing)) return manuscriptMarkdown(thing, find);
  if (kind === 'secret' && isSecret(thing)) return secretMarkdown(thing, find);
  return null;
}
