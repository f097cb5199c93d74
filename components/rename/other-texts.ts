import type { EntryRef, Hit, Searcher } from '../../lib/library/index.ts';
import { type ManuscriptPassages, request } from '../../lib/messaging/index.ts';
import {
  type ChangedRef,
  isPassageKind,
  type PassageKind,
  unwrap,
  type Values,
  type WorldId,
} from '../../lib/model/index.ts';
import { type Draft, openOutbox, textsOfDraft, unsentDrafts } from '../../lib/outbox/index.ts';
import { type RenameText, renameTextsOf } from '../../lib/rename/index.ts';

// Texts that no offline copy has in plain: those of secrets, of drafts that weren't sent yet, and of manuscripts.

const DRAFT = 'draft:';

/** A draft among the entries of its world. */
const refOfDraft = (id: string): EntryRef => ({ kind: 'article', id: DRAFT + id });

/** The draft's id in the outbox; null if an entry isn't a draft. */
export const draftIdOf = ({ id }: EntryRef): string | null =>
  id.startsWith(DRAFT) ? id.slice(DRAFT.length) : null;

/** What the history calls a part of a manuscript, or a passage in it; null if an entry is neither. */
export function passageOf({ id }: EntryRef): { kind: PassageKind; id: string } | null {
  const [kind = '', own] = id.split(':');
  return own !== undefined && isPassageKind(kind) ? { kind, id: own } : null;
}

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

/**
 * The passages of a manuscript as entries, with what rows show of them: “The Salt Road › First draft › Chapter 1”, the
 * version only where there are several. World Anvil doesn't change the own text of a part. Pure.
 */
export const passagesOf = (
  of: Hit,
  { versions, passages }: ManuscriptPassages = { versions: 0, passages: [] },
): { entry: OtherEntry; hit: Hit }[] =>
  passages.map(({ kind, id, texts, version, partTitle }) => {
    const titles = [of.title, versions > 1 ? version.title : '', partTitle];
    return {
      entry: {
        ...{ ref: { kind: 'manuscript', id: `${kind}:${id}` }, location: -1 },
        texts: renameTextsOf(texts).map((text) => ({
          ...text,
          isEditable: kind === 'manuscriptBeat' || text.field === 'title',
        })),
      },
      hit: {
        ...{ ...of, location: -1, title: titles.filter((title) => title !== '').join(' › ') },
        state: version.state === 'private' ? 'private' : of.state,
      },
    };
  });

/** The passages after a change of one. Pure. */
export const followed = (
  { versions, passages }: ManuscriptPassages,
  { kind, id }: ChangedRef,
  now: Values,
): ManuscriptPassages => ({
  versions,
  passages: passages.map((one) =>
    one.kind === kind && one.id === id ? { ...one, texts: { ...one.texts, ...now } } : one,
  ),
});

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
