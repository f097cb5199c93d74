import { type Message, message } from '../i18n/index.ts';
import type { Instant, WorldId } from '../model/index.ts';
import { SAMPLE_ACCOUNT } from '../stored-state/index.ts';
import { type Draft, type DraftText, progressOf, withDelivery } from './draft.ts';
import { type Submission, submitted } from './draft-actions.ts';
import { problemsOf } from './problems.ts';
import type { OutboxStore } from './store/store.ts';

// Drafts that were written without a connection have no world, or one that was read from its export. After connecting they
// are offered, and sent only if their person says so.

/** Whether a draft was written before there was a connection. Pure. */
export const isFromBefore = ({ touched, text, delivery, fromExport }: Draft): boolean =>
  delivery.state === 'editing' &&
  touched &&
  (text.worldId === null || fromExport === true) &&
  text.target.kind === 'new' &&
  (text.title.trim() !== '' || text.content.trim() !== '');

/** Gives such a draft a world, if it has none, and submits it, in one transaction. Null: it has changed since, or can't be sent. */
export const sendFromBefore = (
  store: OutboxStore,
  id: string,
  { worldId, now = Date.now(), ...to }: Submission & { worldId: WorldId; now?: Instant },
): Promise<Draft | null> =>
  store.change(id, (draft) => {
    const text = { ...draft.text, worldId: draft.text.worldId ?? worldId };
    if (!isFromBefore(draft) || problemsOf(text).length > 0) return null;
    return submitted({ ...draft, text }, to, now);
  });

// Drafts that were saved under another account than the connected one. None is sent from this account unless its person
// moves it here.

/** `accountId`: the connected account; null or empty if that isn't known. */
export function isOfOtherAccount(draft: Draft, accountId: string | null): boolean {
  const own = progressOf(draft)?.accountId ?? '';
  return own !== '' && own !== SAMPLE_ACCOUNT && Boolean(accountId) && own !== accountId;
}

/** Whether a draft can be moved: not one that is being sent, or added to an article. */
export const canMove = ({ delivery, text }: Draft): boolean =>
  text.target.kind === 'new' &&
  (delivery.state === 'queued' || (delivery.state === 'unknown' && !delivery.progress.supersededBy));

/** Whether an article may exist in the other account already. */
export const mayHaveArrived = ({ delivery }: Draft): boolean => delivery.state === 'unknown';

/** What the list says of such a draft. Null: the same as of others. */
export function otherAccountWords(draft: Draft): { headline: Message; detail: Message } | null {
  const { state } = draft.delivery;
  const progress = progressOf(draft);
  if (state !== 'queued' && state !== 'sending' && state !== 'unknown') return null;
  if (progress?.supersededBy || progress?.trouble?.refused) return null;
  const name = progress?.accountName;
  const headline = name
    ? message('outbox.savedUnderAccount', { name })
    : message('outbox.savedUnderOtherAccount');
  if (state !== 'queued')
    return { headline, detail: message(canMove(draft) ? 'outbox.mayBeThereMove' : 'outbox.mayBeThere') };
  return { headline, detail: message(canMove(draft) ? 'outbox.connectOrMove' : 'outbox.connectOrEdit') };
}

/** The text in another world. What belongs to the old one stays behind. */
function inWorld(text: DraftText, worldId: WorldId): DraftText {
  if (text.worldId === worldId) return text;
  const {
    categoryId: _category,
    articleParentId: _parent,
    parentId: _logical,
    coverId: _cover,
    ...fields
  } = text.fields;
  return { ...text, worldId, fields };
}

/**
 * Moves a draft to a world of this account and submits it, in one transaction. If anything was sent before, the old draft
 * keeps its marker and is never sent again; a new one takes over the text. Null: it has changed since, or can't be sent.
 */
export async function moveToAccount(
  store: OutboxStore,
  id: string,
  to: Submission & { worldId: WorldId },
  { freshId = crypto.randomUUID(), now = Date.now() }: { freshId?: string; now?: Instant } = {},
): Promise<Draft | null> {
  const moved = (draft: Draft): Draft | null => {
    const text = inWorld(draft.text, to.worldId);
    if (!canMove(draft) || !isOfOtherAccount(draft, to.accountId) || problemsOf(text).length > 0) return null;
    return submitted({ ...draft, text, updatedAt: now, askedAt: undefined }, to, now);
  };
  const isUnsent = ({ delivery }: Draft) => delivery.state === 'queued' && delivery.progress.attempt === 0;
  return (
    (await store.change(id, (draft) => (isUnsent(draft) ? moved(draft) : null))) ??
    (await store.fork(id, (draft) => {
      const fresh = isUnsent(draft) ? null : moved(draft);
      const old = fresh && replaced(draft, freshId, now);
      return old && { old, fresh: { ...fresh, id: freshId, rev: 0, createdAt: now } };
    }))
  );
}

/** One that may have arrived is still looked for when its account is connected again. */
function replaced(draft: Draft, supersededBy: string, now: Instant): Draft | null {
  const { delivery } = draft;
  if (delivery.state === 'unknown')
    return withDelivery(draft, { ...delivery, progress: { ...delivery.progress, supersededBy } });
  if (delivery.state !== 'queued') return null;
  const progress = { ...delivery.progress, supersededBy };
  return withDelivery(draft, { state: 'binned', at: now, progress });
}
