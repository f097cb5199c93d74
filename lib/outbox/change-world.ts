import type { WorldId } from '../model/index.ts';
import { isLocalCategoryId } from '../world-export/index.ts';
import type { Draft } from './draft.ts';
import type { OutboxStore } from './store/store.ts';

const ofWorld = async (store: OutboxStore, worldId: WorldId): Promise<Draft[]> =>
  (await store.list()).filter(({ text }) => text.worldId === worldId);

/**
 * Moves the drafts of a world that turned out to be another one. A category that only the export named isn't one of
 * World Anvil's: `categories` has that, by the export's id, or the draft has none.
 */
export async function moveDrafts(
  store: OutboxStore,
  from: WorldId,
  to: WorldId,
  categories: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { id } of await ofWorld(store, from))
    await store.change(id, (draft) =>
      draft.text.worldId === from
        ? {
            ...draft,
            // Nothing is sent unasked.
            ...(draft.delivery.state === 'editing' && { fromExport: true }),
            text: { ...inKnownCategory(draft.text, categories), worldId: to },
          }
        : null,
    );
}

function inKnownCategory(text: Draft['text'], categories: ReadonlyMap<string, string>): Draft['text'] {
  const { categoryId, ...rest } = text.fields;
  if (!categoryId || !isLocalCategoryId(categoryId)) return text;
  const known = categories.get(categoryId);
  return { ...text, fields: known === undefined ? rest : { ...rest, categoryId: known } };
}

/**
 * Takes drafts out of a world that is deleted from this device. What wasn't delivered goes back to the editor without a
 * world; what was is in no world any more, and goes with it. `forget` is called first for each draft, so that none counts
 * as lost.
 */
export async function leaveWorld(
  store: OutboxStore,
  worldId: WorldId,
  forget: (id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of await ofWorld(store, worldId)) {
    await forget(id);
    if (await store.remove(id, (draft) => draft.text.worldId === worldId && isDelivered(draft))) continue;
    await store.change(id, (draft) => (draft.text.worldId === worldId ? homeless(draft) : null));
  }
}

function isDelivered({ delivery }: Draft): boolean {
  const isOnPlatform = delivery.state === 'attention' && delivery.attention.kind !== 'rejected';
  return delivery.state === 'created' || delivery.state === 'verified' || isOnPlatform;
}

/** Discarded, or entered by hand on World Anvil: neither happened in a world's copy. */
const isFinal = ({ delivery }: Draft): boolean => delivery.state === 'binned' || delivery.state === 'done';

function homeless(draft: Draft): Draft {
  const { target, fields } = draft.text;
  const { categoryId: _category, articleParentId: _parent, parentId: _logical, ...rest } = fields;
  return {
    ...draft,
    waitsSince: undefined,
    text: {
      ...draft.text,
      worldId: null,
      fields: rest,
      // The article to append to is gone with its world.
      target: target.kind === 'new' ? target : { kind: 'new', template: 'article', customTemplateId: null },
    },
    delivery: isFinal(draft) ? draft.delivery : { state: 'editing' },
  };
}
