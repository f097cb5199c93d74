import type { Instant, WorldId } from '../../model/index.ts';
import type { EntryRef } from '../search/index.ts';
import { apply } from '../store/apply.ts';
import type { Resource } from '../store/database.ts';

/** An entry's full text, as it was read. */
export interface NewBody {
  ref: EntryRef;
  resource: Resource;
  /** Without markup. */
  text: string;
  updatedAt: Instant | null;
}

/** Stores the body if the copy has its entry. */
export async function putBody(worldId: WorldId, { ref, resource, text, updatedAt }: NewBody): Promise<void> {
  await apply(worldId, {
    bodies: [{ ...ref, thing: resource, text, updatedAt, readAt: Date.now(), stamp: updatedAt ?? 0 }],
  });
}
