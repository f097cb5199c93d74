import type { EntryRef } from '../../lib/library/index.ts';

const DRAFT = 'draft:';

/** The article that has replaced a draft's entry. Null if there is none, and for any other entry. */
export async function articleOfDraft({ kind, id }: EntryRef): Promise<EntryRef | null> {
  if (kind !== 'article' || !id.startsWith(DRAFT)) return null;
  // Loaded here, because few panels ever need it.
  const { deliveredAs, openOutbox } = await import('../../lib/outbox/index.ts');
  const draft = await (await openOutbox()).get(id.slice(DRAFT.length));
  const articleId = draft ? deliveredAs(draft) : null;
  return articleId === null ? null : { kind, id: articleId };
}
