import { t } from '../../lib/i18n/index.ts';
import {
  type ChangedRef,
  TEXT_FIELDS,
  type Values,
  type VersionedRef,
  type WorldId,
} from '../../lib/model/index.ts';
import { type Block, changedFields, type VersionState } from '../../lib/versions/index.ts';
import { editOperation, type Operation } from '../history/index.ts';

/** The fields that World Anvil accepts, by kind. Manuscripts can't be changed here. */
const WRITABLE: Readonly<Record<VersionedRef['kind'], readonly string[]>> = {
  article: [
    ...['title', 'content', 'tags', 'state', 'isDraft', 'isWip', 'isAdultContent', 'categoryId'],
    ...TEXT_FIELDS,
  ],
  category: ['title', 'description', 'excerpt', 'icon', 'state', 'parentId'],
  statblock: ['title', 'tags', 'state', 'source', 'parser', 'jsonData', 'tableData'],
  image: ['title', 'description', 'alt', 'tags', 'state'],
  manuscript: [],
  secret: ['title', 'content', 'tags'],
};

/** Whether a field of an entry can be restored. */
export const isWritable = ({ kind }: VersionedRef, field: string): boolean => WRITABLE[kind].includes(field);

const only = (state: VersionState, fields: readonly string[]): Values =>
  Object.fromEntries(fields.flatMap((name) => (state[name] === undefined ? [] : [[name, state[name]]])));

/**
 * The change that restores fields of a version. What the person saw goes with it, so that nothing newer is overwritten.
 * Null if nothing can be restored.
 */
export function restoreOperation(
  target: { worldId: WorldId; ref: VersionedRef; title: string; isPrivate: boolean },
  changes: VersionState,
  now: VersionState,
): Operation | null {
  const { worldId, ref, title, isPrivate } = target;
  const different = new Set([...changedFields(changes, now), ...changedFields(now, changes)]);
  const fields = Object.keys(changes).filter((name) => different.has(name) && isWritable(ref, name));
  if (ref.kind === 'manuscript' || fields.length === 0) return null;
  const changed: ChangedRef = { worldId, kind: ref.kind, id: ref.id };
  const edit = {
    ...{ ref: changed, title, cause: 'restore' as const },
    ...{ changes: only(changes, fields), seen: only(now, fields) },
  };
  return editOperation(edit, {
    isPrivate,
    doing: t('history.restoring'),
    done: t('history.restoredToast'),
  });
}

/** Tags that are written around a block of their own, so that it can be put anywhere. */
const WITH_TAGS: ReadonlySet<string> = new Set(['h', 'h1', 'h2', 'h3', 'h4', 'li', 'quote', 'p']);

/** The markup of a block with its own tag. */
function sourceOf(markup: string, { path, start, end }: Block): string {
  const tag = path.at(-1);
  const text = markup.slice(start, end);
  return tag !== undefined && WITH_TAGS.has(tag) ? `[${tag}]${text}[/${tag}]` : text;
}

/** Whether a block that is gone can be put back by itself: one in a table or a column needs its surroundings. */
export const canPutBack = ({ path }: Block): boolean =>
  path.length === 0 || (path.length === 1 && path.every((tag) => WITH_TAGS.has(tag) && tag !== 'li'));

/** `text` with a changed block as it was. Pure. */
export const withBlock = (text: string, now: Block, before: string, old: Block): string =>
  text.slice(0, now.start) + before.slice(old.start, old.end) + text.slice(now.end);

/** `text` with a block that is gone, after the block `previous` or at the start. Pure. */
export function withBlockBack(text: string, previous: Block | null, before: string, old: Block): string {
  const source = sourceOf(before, old);
  if (previous === null) return text === '' ? source : `${source}\n\n${text}`;
  // Past the end tags around the previous block.
  const tags = /^(?:\[\/[a-z0-9]+\]\s*)*/i.exec(text.slice(previous.end))?.[0].trimEnd() ?? '';
  const at = previous.end + tags.length;
  return `${text.slice(0, at)}\n\n${source}${text.slice(at)}`;
}
