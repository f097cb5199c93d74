import type { ChangedRef, ReadThing, Values } from '../../lib/history/index.ts';
import { type EntryKind, openLocalCopy, openWriter, refreshOne } from '../../lib/library/index.ts';
import type { FullArticle } from '../../lib/model/index.ts';
import type { WholeService } from '../../lib/service/index.ts';

/** As the copy keeps it: without what holds nothing. */
function filled(article: FullArticle): FullArticle {
  const sections = article.sections.filter(({ content, contentParsed }) => content !== '' || contentParsed);
  const relations = article.relations.filter((one) => one.shape !== 'collection' || one.items.length > 0);
  return { ...article, sections, relations };
}

/** A service that answers with what was just read: the platform need not be asked again. */
function answering(service: WholeService, { kind, thing }: ReadThing): WholeService {
  switch (kind) {
    case 'article':
      return { ...service, fullArticle: async () => filled(thing) };
    case 'category':
      return { ...service, category: async () => thing };
    case 'statblock':
      return { ...service, statblock: async () => thing };
    case 'secret':
      return { ...service, secret: async () => thing };
    case 'image':
      return { ...service, image: async () => thing };
    case 'world':
      return service;
  }
}

/** Brings the copy in line with a thing as it was just read; where there is none, or its owner deleted it, none is begun. */
export async function followChange(
  service: WholeService,
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

/** What the copy's list has of an article, as far as it is asked for: what a person saw who was shown nothing else. */
export async function copiedValues(
  { worldId, kind, id }: ChangedRef,
  names: readonly string[],
): Promise<Values> {
  if (kind !== 'article') return {};
  const [entry] = await (await openLocalCopy()).entries(worldId, [{ kind, id }]);
  if (!entry) return {};
  const { title, state, isDraft, isWip, tags, categoryId } = entry;
  const known: Values = { title, state, isDraft, isWip, tags, categoryId };
  return Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)));
}
