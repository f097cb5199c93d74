import type { Edit, Values } from '../model/index.ts';
import { composed, composedValues, type FindArticle, fieldsOf, parentsOf } from './compose.ts';
import type { FileRow, JobRow } from './database.ts';
import { categoryIdOf, textsOf } from './folders.ts';
import type { PlanRow } from './plan.ts';
import type { FindFor } from './targets.ts';

/** The links in the texts of new categories. */
export async function folderEdits({ worldId, folders }: JobRow, findFor: FindFor): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const folder of folders) {
    const { id, title, isOurs, sent, more } = folder;
    if (id === null || !isOurs || !sent || !more) continue;
    const texts = textsOf(folder, folders, await findFor(more));
    const changes = Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== sent[name]));
    const ref = { worldId, kind: 'category', id } as const;
    const seen = Object.fromEntries(Object.keys(changes).map((name) => [name, sent[name] ?? '']));
    if (Object.keys(changes).length > 0) edits.push({ ref, title, cause: 'links', changes, seen });
  }
  return edits;
}

/** The change of an article: its links, or all of it. Null if it is as it should be. Pure. */
export function editOf(
  { worldId, folders }: JobRow,
  row: FileRow,
  plan: PlanRow,
  articleId: string,
  find: FindArticle,
): Edit | null {
  const { title } = plan;
  if (plan.change) {
    const { kind, cause, changes, seen } = plan.change;
    const ref = { worldId, kind, id: articleId };
    return { ref, title, cause, changes: composedValues(changes, plan.links, find), seen };
  }
  const ref = { worldId, kind: 'article', id: articleId } as const;
  if (row.isNew) {
    const { content, fields } = composed(plan, find);
    const { parentId, ...parents } = parentsOf(plan, find);
    const wanted: Record<string, string> = {
      ...{ content, ...fields, ...parents },
      ...(parentId !== undefined && { logicalParentId: parentId }),
    };
    const sentAs = (key: string) => (key === 'logicalParentId' ? 'parentId' : key);
    const names = Object.keys(wanted).filter((key) => wanted[key] !== textOf(row.sent, sentAs(key)));
    if (names.length === 0) return null;
    const was = (key: string) => (key.endsWith('ParentId') ? null : textOf(row.sent, key));
    const seen = Object.fromEntries(names.map((key) => [key, was(key)]));
    const changes: Values = Object.fromEntries(names.map((key) => [key, wanted[key] ?? '']));
    return { ref, title, cause: 'links', changes, seen };
  }
  const { content, fields } = fieldsOf(plan, categoryIdOf(plan.category, folders) ?? null, find);
  // Who can read it stays as its author chose there, and where it is.
  const { tags = [], state: _state, isDraft: _draft, isWip: _wip, categoryId: _category, ...texts } = fields;
  const changes: Record<string, Values[string]> = { title, content, tags };
  for (const [key, value] of Object.entries(texts)) if (typeof value === 'string') changes[key] = value;
  return { ref, title, cause: 'import', changes, seen: null };
}

/** The text that an article has after a change. */
export function contentOf({ changes }: Edit, row: FileRow): string {
  return typeof changes.content === 'string' ? changes.content : textOf(row.sent, 'content');
}

export function textOf(sent: FileRow['sent'], key: string): string {
  const value: unknown = sent ? Reflect.get(sent, key) : undefined;
  return typeof value === 'string' ? value : '';
}
