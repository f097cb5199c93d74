import * as z from 'zod/mini';
import { movePin } from '../../entries/index.ts';
import type { Entry, EntryRef } from '../../library/index.ts';
import { entryOfArticle, linksOfDraft, openLocalCopy, openWriter } from '../../library/index.ts';
import type { ArticleSummary, Instant, WorldId } from '../../model/index.ts';
import { type Draft, deliveredAs, enteredFields, openOutbox } from '../../outbox/index.ts';
import type { AvailableWorlds } from '../../stored-state/index.ts';
import { readAccountId, readAvailableWorlds, SAMPLE_ACCOUNT, stored } from '../../stored-state/index.ts';

/** Drafts that have, or may have, a pending entry in the library: world ids by draft id. */
type DraftsInLibrary = Record<string, string>;

const drafts = z.record(z.string(), z.string());

/** Written before an entry is added and after it is removed, so an interrupted update is found again. */
export const { read: readDraftsInLibrary, write: writeDraftsInLibrary } = stored<DraftsInLibrary>(
  'library.drafts',
  (raw) => drafts.safeParse(raw).data ?? {},
  (all) => (Object.keys(all).length > 0 ? all : null),
);

/** Whether the library may contain encrypted secrets. Written before the first one is stored. */
export const { read: readMayHoldSealed, write: writeMayHoldSealed } = stored(
  'library.sealed',
  (raw) => raw === true,
  (may) => may || null,
);

/** By then, sync has found the article in World Anvil's lists, or it is gone. */
const RECENT = 10 * 60_000;

/** Drafts that are being delivered, not refused or canceled ones. */
const ON_ITS_WAY: ReadonlySet<string> = new Set(['queued', 'sending', 'unknown']);

const draftRef = (id: string): EntryRef => ({ kind: 'article', id: `draft:${id}` });

function summary(
  draft: Draft,
  at: { id: string; url: string | null; updatedAt: Instant },
): ArticleSummary | null {
  const { worldId, target, title, fields } = draft.text;
  if (target.kind !== 'new' || worldId === null) return null;
  const { state, isDraft, isWip, tags, excerpt, categoryId } = fields;
  return {
    ...at,
    worldId,
    title,
    template: target.template,
    state: state ?? null,
    isDraft: isDraft ?? true,
    isWip: isWip ?? true,
    tags: tags ?? [],
    excerpt: excerpt ?? null,
    slug: null,
    categoryId: categoryId ?? null,
    wordcount: null,
  };
}

/** The article that this draft has just become. Null for any other draft. */
export function articleOf(draft: Draft, now: Instant): ArticleSummary | null {
  const { delivery } = draft;
  if (delivery.state !== 'created' && delivery.state !== 'verified') return null;
  if (now - delivery.at > RECENT) return null;
  return summary(draft, { id: delivery.articleId, url: delivery.url, updatedAt: delivery.at });
}

/** The library entry of a draft that is being delivered. Null for any other draft. */
function pendingOf(draft: Draft): Entry | null {
  const isUnproved = draft.delivery.state === 'attention' && draft.delivery.attention.kind === 'unproved';
  if (!ON_ITS_WAY.has(draft.delivery.state) && !isUnproved) return null;
  const article = summary(draft, { id: draftRef(draft.id).id, url: null, updatedAt: draft.updatedAt });
  return article && entryOfArticle(article, true);
}

/** Drafts of another account stay out of this account's copy. Those of the sample world belong to it. */
export function isOf(draft: Draft, { worlds }: AvailableWorlds, accountId: string | null): boolean {
  if (!('progress' in draft.delivery)) return false;
  const source = worlds.find(({ id }) => id === draft.text.worldId)?.source;
  const owner = source === 'sample' ? SAMPLE_ACCOUNT : (accountId ?? '');
  return (source === 'account' || source === 'sample') && draft.delivery.progress?.accountId === owner;
}

const isAlike = (one: Entry | null | undefined, other: Entry): boolean =>
  one != null && JSON.stringify(one) === JSON.stringify({ ...one, ...other });

/** Whoever opened or pinned the draft finds the article in its place. */
async function passOn(worldId: WorldId, draft: Draft): Promise<void> {
  const id = deliveredAs(draft);
  if (id === null) return;
  const [from, to] = [draftRef(draft.id), { kind: 'article' as const, id }];
  await (await openLocalCopy()).moveOpened(worldId, from, to);
  await movePin({ worldId, ref: from }, { worldId, ref: to });
}

async function settleWorld(
  worldId: WorldId,
  drafts: readonly Draft[],
  known: readonly string[],
): Promise<string[]> {
  const writer = openWriter();
  const { paused, syncedAt } = await writer.state(worldId);
  // A draft never restarts a deleted copy.
  if (paused && syncedAt === null) return [];
  const library = await openLocalCopy();
  const pending = drafts.map(pendingOf).filter((entry) => entry !== null);
  const stand = await library.entries(worldId, pending);
  const changed = pending.filter((entry, at) => !isAlike(stand[at], entry));
  const now = Date.now();
  const arrived = drafts.map((draft) => articleOf(draft, now)).filter((article) => article !== null);
  const copied = await library.entries(
    worldId,
    arrived.map(({ id }): EntryRef => ({ kind: 'article', id })),
  );
  const fresh = arrived.filter((_, at) => copied[at] === null);
  const kept = pending.map(({ id }) => id.slice('draft:'.length));
  const gone = known.filter((id) => !kept.includes(id)).map(draftRef);
  const entries = [...changed, ...fresh.map((article) => entryOfArticle(article))];
  // Before the draft's entry goes, because what is recorded about an entry goes with it.
  for (const draft of drafts) if (known.includes(draft.id)) await passOn(worldId, draft);
  // A delivered draft keeps its links until its article is read in full.
  const links = drafts.flatMap((draft) => {
    const entry = pendingOf(draft) ?? articleOf(draft, now);
    const isNew = entries.some(({ id }) => id === entry?.id);
    return entry && isNew
      ? [{ ref: { kind: 'article' as const, id: entry.id }, links: linksOfDraft(enteredFields(draft)) }]
      : [];
  });
  if (entries.length + gone.length > 0) await writer.put(worldId, entries, gone, links);
  return kept;
}

/**
 * Records in the history which articles came from drafts, and updates the library from the outbox: adds pending drafts,
 * replaces delivered ones with their articles (also among pins and recent entries), removes canceled ones. The ledger is written before and after, so this
 * can be killed anywhere and repeated.
 */
export async function settleDrafts(noteCreated: (made: ArticleSummary) => Promise<void>): Promise<void> {
  const [known, accountId] = await Promise.all([readAvailableWorlds(), readAccountId()]);
  const drafts = (await (await openOutbox()).list()).filter((draft) => isOf(draft, known, accountId));
  for (const draft of drafts) {
    const made = articleOf(draft, Date.now());
    if (made) await noteCreated(made);
  }
  const listed = await readDraftsInLibrary();
  const coming = drafts.flatMap((draft): [string, string][] => {
    const entry = pendingOf(draft);
    return entry ? [[draft.id, entry.worldId]] : [];
  });
  const before = { ...listed, ...Object.fromEntries(coming) };
  if (Object.keys(before).length > Object.keys(listed).length) await writeDraftsInLibrary(before);
  const worlds = new Set([
    ...Object.values(before),
    ...drafts.flatMap(({ text }) => (text.worldId === null ? [] : [text.worldId])),
  ]);
  const after: [string, string][] = [];
  for (const worldId of worlds) {
    const mine = drafts.filter(({ text }) => text.worldId === worldId);
    const inCopy = Object.entries(before).filter(([, world]) => world === worldId);
    const kept = await settleWorld(
      worldId,
      mine,
      inCopy.map(([id]) => id),
    );
    after.push(...kept.map((id): [string, string] => [id, worldId]));
  }
  if (after.length !== Object.keys(before).length) await writeDraftsInLibrary(Object.fromEntries(after));
}
