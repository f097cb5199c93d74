import type { ChangedKind, Values } from '../../lib/history/index.ts';
import { ALL_FLAGS, FLAG_VERBS, type Flag, type FlagId, isSet } from '../../lib/model/index.ts';

/** Something that is on or off; `isOn` null: it is not known here how it stands. */
export interface Toggle {
  kind: 'toggle';
  id: FlagId;
  label: string;
  /** The key inside the menu. */
  letter: string;
  isOn: boolean | null;
  changes: Values;
  doing: string;
  done: string;
}

/** Something that wants to know more first, or leads elsewhere. */
export interface Opening {
  kind: 'opens';
  id: 'tags' | 'move' | 'note' | 'history';
  label: string;
  letter: string;
}

export type Action = Toggle | Opening;

const OPENINGS: Readonly<Record<Opening['id'], Opening>> = {
  tags: { kind: 'opens', id: 'tags', label: 'Tags…', letter: 't' },
  move: { kind: 'opens', id: 'move', label: 'Move to another category…', letter: 'm' },
  note: { kind: 'opens', id: 'note', label: 'Quick note…', letter: 'n' },
  history: { kind: 'opens', id: 'history', label: 'History of this', letter: 'h' },
};

function toggle(flag: Flag, seen: Values): Toggle {
  const isOn = isSet(flag, seen);
  const next = isOn === true ? 'off' : 'on';
  const { doing, done } = FLAG_VERBS[flag.id][next];
  return {
    ...{ kind: 'toggle', id: flag.id, label: flag.label, letter: flag.letter, isOn },
    changes: { [flag.field]: flag.values[next] },
    doing,
    done: `${done.charAt(0).toUpperCase()}${done.slice(1)}.`,
  };
}

/** What can be changed of a thing from here, in the order of the menu. Pure. */
export function actionsOf(kind: ChangedKind, seen: Values): readonly Action[] {
  const { tags, move, note, history } = OPENINGS;
  const flags = ALL_FLAGS.filter(({ kinds }) => kinds.includes(kind)).map((flag) => toggle(flag, seen));
  switch (kind) {
    case 'article':
      return [...flags, ...[tags, move, note, history]];
    case 'category':
      return [...flags, move, history];
    case 'statblock':
      return [...flags, tags, history];
    case 'image':
    case 'secret':
    case 'world':
      return [history];
  }
}
