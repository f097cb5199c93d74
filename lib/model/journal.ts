import type { Instant } from './reference.ts';
import type { WorldId } from './world.ts';

/** A text that was typed in World Anvil's editor, as our screens list it. */
export interface JournalItem {
  id: string;
  worldId: WorldId;
  /** Of the entry. Null: it was new. */
  title: string | null;
  /** What World Anvil's forms call the field. */
  field: string;
  at: Instant;
}

export interface JournalText extends JournalItem {
  text: string;
  /** What World Anvil had when the page came. */
  before: string;
}
