import { asJson, type ChangedRef, type Json, type ReadThing, type Values } from '../../history/index.ts';
import { type EntryKind, openLocalCopy, openWriter, refreshOne } from '../../library/index.ts';
import type { FullArticle } from '../../model/index.ts';
import type { FullService } from '../../service/index.ts';

/** As the copy keeps it: without what holds nothing. */
function filled(article: FullArticle): FullArticle {
  const sections = article.sections.filter(({ content, contentParsed }) => content !== '' || contentParsed);
  const relations = article.relations.filter((one) => one.shape !== 'collection' || one.items.length > 0);
  return { ...article, sections, relations };
}

/** A service that answers with what was just read: the platform need not be asked again. */
function answering(service: FullService, read: Exclude<ReadThing, { kind: 'world' }>): FullService {
  return read.kind === 'article'
    ? { ...service, fullArticle: async () => filled(read.thing) }
    : { ...service, [read.kind]: async () => read.thing };
}

/** Brings the copy in line with a thing as it was just read; where there is none, or its owner deleted it, none is begun. */
export async function followChange(
  service: FullService,
  { worldId, id }: ChangedRef,
  read: ReadThing,
): Promise<void> {
  if (read.kind === 'world') return;
  const kind: EntryKind = read.kind;
  const writer = openWriter();
  if (!(await writer.worlds()).includes(worldId)) return;
  const { paused, syncedAt } = await writer.state(worldId);
  if (paused && syncedAt === null) return;
  const { signal } = new AbortController();
  await refreshOne(answering(service, read), worldId, { kind, id }, { signal });
}

/**
 * What the copy has of a thing, as far as it is asked for: what a person saw who was shown nothing else. What was read in
 * full tells all that it says; the lists, which may be newer, what they have.
 */
export async function copiedValues(
  { worldId, kind, id }: ChangedRef,
  names: readonly string[],
): Promise<Values> {
  // Of an image its file's name may stand for a title that it does not have.
  if (kind === 'world' || kind === 'image') return {};
  const copy = await openLocalCopy();
  const [[entry], body] = await Promise.all([
    copy.entries(worldId, [{ kind, id }]),
    copy.body(worldId, { kind, id }),
  ]);
  const thing = body?.thing;
  // A link that is null here may be told elsewhere; only the category of the lists says that there is none.
  const known = { ...thing, ...(kind === 'article' && entry), ...(thing && 'text' in thing && thing.text) };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]): [string, Json][] =>
      names.includes(name) && (value !== null || name === 'categoryId') ? [[name, asJson(value)]] : [],
    ),
  );
}
