import type { ChangedKind, Values } from '../../lib/history/index.ts';
import { message, t } from '../../lib/i18n/index.ts';
import { ALL_FLAGS, FLAG_VERBS, type Flag, type FlagId, isSet } from '../../lib/model/index.ts';

/** A flag of an entry. `isOn` is null if its value isn't known here. */
export interface Toggle {
  kind: 'toggle';
  id: FlagId;
  label: string;
  /** The letter that chooses it while the menu is open. */
  letter: string;
  isOn: boolean | null;
  changes: Values;
  doing: string;
  done: string;
}

/** An item that opens a form or another view. */
export interface OpenAction {
  kind: 'opens';
  id: 'tags' | 'move' | 'note' | 'history';
  label: string;
  letter: string;
}

export type Action = Toggle | OpenAction;

const OPEN_ACTIONS = {
  tags: { label: 'quickEdit.tags', letter: 't' },
  move: { label: 'quickEdit.move', letter: 'm' },
  note: { label: 'quickEdit.note', letter: 'n' },
  history: { label: 'quickEdit.history', letter: 'h' },
} as const satisfies Record<OpenAction['id'], object>;

function opens(id: OpenAction['id']): OpenAction {
  const { label, letter } = OPEN_ACTIONS[id];
  return { kind: 'opens', id, label: t(label), letter };
}

function toggle(flag: Flag, seen: Values): Toggle {
  const isOn = isSet(flag, seen);
  const next = isOn === true ? 'off' : 'on';
  const { done } = FLAG_VERBS[flag.id][next];
  return {
    ...{ kind: 'toggle', id: flag.id, label: t(flag.label), letter: flag.letter, isOn },
    changes: { [flag.field]: flag.values[next] },
    doing: t('flags.saving'),
    done: t('flags.doneSentence', { done: message(done) }),
  };
}

/** The menu items for an entry of this kind, in order. Pure. */
export function actionsOf(kind: ChangedKind, seen: Values): readonly Action[] {
  const flags = ALL_FLAGS.filter(({ kinds }) => kinds.includes(kind)).map((flag) => toggle(flag, seen));
  switch (kind) {
    case 'article':
      return [...flags, opens('tags'), opens('move'), opens('note'), opens('history')];
    case 'category':
      return [...flags, opens('move'), opens('history')];
    case 'statblock':
      return [...flags, opens('tags'), opens('history')];
    case 'image':
    case 'secret':
    case 'world':
      return [opens('history')];
  }
}
