import type { ChangedKind, Values } from '../../lib/history/index.ts';

/** Something that is on or off; `isOn` null: it is not known here how it stands. */
export interface Toggle {
  kind: 'toggle';
  id: 'draft' | 'wip' | 'state' | 'adult';
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

function flag(
  field: 'isDraft' | 'isWip' | 'isAdultContent',
  seen: Values,
  words: Pick<Toggle, 'id' | 'label' | 'letter'> & { thing: string },
): Toggle {
  const { id, label, letter, thing } = words;
  const value = seen[field];
  const isOn = typeof value === 'boolean' ? value : null;
  const next = isOn !== true;
  return {
    ...{ kind: 'toggle', id, label, letter, isOn, changes: { [field]: next } },
    doing: next ? `Marking as ${thing}…` : `Taking “${thing}” off…`,
    done: next ? `Marked as ${thing}.` : `No longer ${thing}.`,
  };
}

function visibility(seen: Values): Toggle {
  const isOn = seen.state === undefined ? null : seen.state === 'public';
  const next = isOn === true ? 'private' : 'public';
  return {
    ...{ kind: 'toggle', id: 'state', label: 'Public', letter: 'p', isOn, changes: { state: next } },
    doing: `Making it ${next}…`,
    done: `Made ${next}.`,
  };
}

/** What can be changed of a thing from here, in the order of the menu. Pure. */
export function actionsOf(kind: ChangedKind, seen: Values): readonly Action[] {
  const { tags, move, note, history } = OPENINGS;
  switch (kind) {
    case 'article':
      return [
        flag('isDraft', seen, { id: 'draft', label: 'Draft', letter: 'd', thing: 'a draft' }),
        flag('isWip', seen, {
          id: 'wip',
          label: 'Work in progress',
          letter: 'w',
          thing: 'work in progress',
        }),
        visibility(seen),
        flag('isAdultContent', seen, {
          id: 'adult',
          label: 'Adult content',
          letter: 'a',
          thing: 'adult content',
        }),
        ...[tags, move, note, history],
      ];
    case 'category':
      return [visibility(seen), move, history];
    case 'statblock':
      return [visibility(seen), tags, history];
    case 'image':
    case 'secret':
    case 'world':
      return [history];
  }
}
