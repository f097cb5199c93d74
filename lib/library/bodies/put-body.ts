import type { Instant, WorldId } from '../../model/index.ts';
import type { EntryRef } from '../search/index.ts';
import { apply } from '../store/apply.ts';
import type { Thing } from '../store/database.ts';

/** A thing that was read in full. */
export interface NewBody {
  ref: EntryRef;
  thing: Thing;
  /** Without markup. */
  text: string;
  updatedAt: Instant | null;
}

/** Of an entry that the copy holds; of any other nothing is kept. */
export async function putBody(worldId: WorldId, { ref, thing, text, updatedAt }: NewBody): Promise<void> {
  await apply(worldId, {
    bodies: [{ ...ref, thing, text, updatedAt, readAt: Date.now(), stamp: updatedAt ?? 0 }],
  });
}
