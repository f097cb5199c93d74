import type { ComponentType } from 'preact';
import type { EntryKind, EntryRef } from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';

/** The props of every entry view, whatever the kind. A view reads the library itself and follows its changes. */
export interface EntryViewProps {
  worldId: WorldId;
  id: string;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
  /** Shows a user's profile. */
  profile?: ((userId: string) => void) | undefined;
}

export type EntryView = ComponentType<EntryViewProps>;

/** The props of every list view. */
export interface ListViewProps {
  worldId: WorldId;
  kind: EntryKind;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  search: (typed: string) => void;
}

export type ListView = ComponentType<ListViewProps>;
