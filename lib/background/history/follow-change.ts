import { asJson, type ChangedRef, type Json, type ReadResource, type Values } from '../../history/index.ts';
import { type EntryKind, openLocalCopy, openWriter, refreshOne } from '../../library/index.ts';
import { type FullArticle, isPassageKind, type PassageKind } from '../../model/index.ts';
import type { FullService } from '../../service/index.ts';
import type { BackgroundServices } from '../core/call-service.ts';
import { storeSecret } from '../library/secret-versions.ts';

/** Drops empty fields, as the offline copy does. */
function filled(article: FullArticle): FullArticle {
  const sections = article.sections.filter(({ content, contentParsed }) => content !== '' || contentParsed);
  const relations = article.relations.filter((one) => one.shape !== 'collection' || one.items.length > 0);
  return { ...article, sections, relations };
}

/** A service that returns what was just read, so no second request is sent. */
function answering(
  service: FullService,
  read: Exclude<ReadResource, { kind: 'world' | 'draft' | PassageKind }>,
): FullService {
  return read.kind === 'article'
    ? { ...service, fullArticle: async () => filled(read.resource) }
    : { ...service, [read.kind]: async () => read.resource };
}

/** Updates the offline copy with an entry that was just read. Never starts a copy that doesn't exist or was deleted. */
export async function followChange(
  service: FullService,
  { worldId, id }: ChangedRef,
  read: ReadResource,
  vault: BackgroundServices['vault'],
): Promise<void> {
  if (read.kind === 'world' || read.kind === 'draft') return;
  if (read.kind === 'manuscriptPart' || read.kind === 'manuscriptBeat') return;
  const kind: EntryKind = read.kind;
  const writer = openWriter();
  if (!(await writer.worlds()).includes(worldId)) return;
  const { paused, syncedAt } = await writer.state(worldId);
  if (paused && syncedAt === null) return;
  const { signal } = new AbortController();
  if (read.kind === 'secret') await storeSecret(vault, worldId, read.resource, 'change');
  await refreshOne(answering(service, read), worldId, { kind, id }, { signal, brings: 'change' });
}

/** The requested fields as the person saw them: from the full text, and from lists, which may be newer. */
export async function copiedValues(
  { worldId, kind, id }: ChangedRef,
  names: readonly string[],
): Promise<Values> {
  // An image's title in the copy may be its file name.
  if (kind === 'world' || kind === 'draft' || kind === 'image' || isPassageKind(kind)) return {};
  const copy = await openLocalCopy();
  const [[entry], body] = await Promise.all([
    copy.entries(worldId, [{ kind, id }]),
    copy.body(worldId, { kind, id }),
  ]);
  const resource = body?.resource;
  // Null doesn't prove that there is no link. Only a list's category does.
  const known = {
    ...resource,
    ...(kind === 'article' && entry),
    ...(resource && 'text' in resource && resource.text),
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]): [string, Json][] =>
      names.includes(name) && (value !== null || name === 'categoryId') ? [[name, asJson(value)]] : [],
    ),
  );
}
