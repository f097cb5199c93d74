import type { EntryRef, Hit, Searcher } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { unwrap, type WorldId } from '../../lib/model/index.ts';
import { type Draft, openOutbox, textsOfDraft, unsentDrafts } from '../../lib/outbox/index.ts';
import { type RenameText, renameTextsOf } from '../../lib/rename/index.ts';

// Texts that no offline copy has in plain: those of secrets, and of drafts that weren't sent yet.

const DRAFT = 'draft:';

/** A draft among the entries of its world. */
const refOfDraft = (id: string): EntryRef => ({ kind: 'article', id: DRAFT + id });

/** The draft's id in the outbox; null if an entry isn't a draft. */
export const draftIdOf = ({ id }: EntryRef): string | null =>
  id.startsWith(DRAFT) ? id.slice(DRAFT.length) : null;

export interface OtherEntry {
  ref: EntryRef;
  location: number;
  texts: RenameText[];
}

/** A draft as a row shows it. */
function hitOfDraft({ id, text, updatedAt }: Draft): Hit {
  const { title, target, fields } = text;
  return {
    ...{ ref: refOfDraft(id), location: -1, title, aliases: [], url: null, updatedAt, isPending: true },
    template: target.kind === 'new' ? target.template : null,
    // World Anvil's flags say something else than that it waits here.
    ...{ state: null, isDraft: false, isWip: false },
    ...{ tags: fields.tags ?? [], categoryId: fields.categoryId ?? null, titleMarks: [], score: 0 },
    why: { where: 'title', text: '', marks: [] },
  };
}

const entryOfDraft = (draft: Draft): OtherEntry => ({
  ...{ ref: refOfDraft(draft.id), location: -1, texts: renameTextsOf(textsOfDraft(draft)) },
});

/** A world's drafts that can still be changed where they are, with what rows show of them. */
export async function readDrafts(
  worldId: WorldId,
): Promise<{ entries: OtherEntry[]; hits: Map<string, Hit> }> {
  const drafts = await unsentDrafts(await openOutbox(), worldId);
  return {
    entries: drafts.map(entryOfDraft),
    hits: new Map(drafts.map((draft) => [refOfDraft(draft.id).id, hitOfDraft(draft)])),
  };
}

/** The secret's title, and its text if it may be read now and its offline copy has it. */
export async function readSecret(
  worldId: WorldId,
  { ref, location, title }: Pick<Hit, 'ref' | 'location' | 'title'>,
  isOpen: boolean,
): Promise<OtherEntry> {
  const values = isOpen ? unwrap(await request('secret.version', { worldId, id: ref.id, at: null })) : null;
  return { ref, location, texts: renameTextsOf(values ?? { title }) };
}

/** An entry that no copy has in plain, as it is now. Null: it is none of those, or gone. */
export async function readOther(
  worldId: WorldId,
  ref: EntryRef,
  searcher: Searcher,
  isOpen: boolean,
): Promise<OtherEntry | null> {
  const draft = draftIdOf(ref);
  if (draft !== null)
    return (await readDrafts(worldId)).entries.find((entry) => entry.ref.id === ref.id) ?? null;
  const hit = searcher.hit(searcher.locate(ref));
  return hit && readSecret(worldId, hit, isOpen);
}
