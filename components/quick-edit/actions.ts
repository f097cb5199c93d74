import type { ChangedKind, Values } from '../../lib/history/index.ts';
import { message, t } from '../../lib/i18n/index.ts';
import { FLAG_VERBS, FLAGS, type Flag, type FlagId, isSet, MENU_FLAGS } from '../../lib/model/index.ts';
import type { MenuItem } from '../ui/index.ts';

/** A change of a flag, and what to say while and after it. */
interface FlagChange {
  changes: Values;
  doing: string;
  done: string;
}

/** A flag of an entry. `isOn` is null if its value isn't known here. */
export interface Toggle extends FlagChange {
  kind: 'toggle';
  id: FlagId;
  label: string;
  /** The letter that chooses it while the menu is open. */
  letter: string;
  isOn: boolean | null;
}

/** One of the two choices of an entry's visibility. Neither is chosen if it isn't known here. */
export interface Choice extends FlagChange {
  kind: 'choice';
  /** The choice to change to has the flag's id and letter, so that a page's shortcut can point to it. */
  id: 'state' | 'otherState';
  label: string;
  letter?: string;
  isChosen: boolean;
}

/** An item that opens a form or another view. */
export interface OpenAction {
  kind: 'opens';
  id: 'tags' | 'move' | 'note' | 'rename' | 'history';
  label: string;
  letter: string;
}

export type Action = Toggle | Choice | OpenAction;

const OPEN_ACTIONS = {
  tags: { label: 'quickEdit.tags', letter: 't' },
  move: { label: 'quickEdit.move', letter: 'm' },
  note: { label: 'quickEdit.note', letter: 'n' },
  rename: { label: 'rename.action', letter: 'u' },
  history: { label: 'history.title', letter: 'h' },
} as const satisfies Record<OpenAction['id'], object>;

function opens(id: OpenAction['id']): OpenAction {
  const { label, letter } = OPEN_ACTIONS[id];
  return { kind: 'opens', id, label: t(label), letter };
}

const changeTo = (flag: Flag, to: 'on' | 'off'): FlagChange => ({
  changes: { [flag.field]: flag.values[to] },
  doing: t('common.saving'),
  done: t('flags.doneSentence', { done: message(FLAG_VERBS[flag.id][to].done) }),
});

function toggle(flag: Flag, seen: Values): Toggle {
  const isOn = isSet(flag, seen);
  const { id, label, letter } = flag;
  return { ...{ kind: 'toggle', id, label: t(label), letter, isOn }, ...changeTo(flag, isOn ? 'off' : 'on') };
}

function visibility(seen: Values): Choice[] {
  const isOn = isSet(FLAGS.state, seen);
  const choice = (to: 'on' | 'off', label: string): Choice => {
    const isNext = to === (isOn ? 'off' : 'on');
    return {
      ...{ kind: 'choice', id: isNext ? 'state' : 'otherState', label, isChosen: isOn === (to === 'on') },
      ...(isNext && { letter: FLAGS.state.letter }),
      ...changeTo(FLAGS.state, to),
    };
  };
  return [choice('off', t('flags.public')), choice('on', t('flags.private'))];
}

/** The menu items for an entry of this kind, in order. Pure. */
export function actionsOf(kind: ChangedKind, seen: Values): readonly Action[] {
  const flags = MENU_FLAGS.filter(({ kinds }) => kinds.includes(kind)).flatMap((flag): Action[] =>
    flag.id === 'state' ? visibility(seen) : [toggle(flag, seen)],
  );
  switch (kind) {
    case 'article':
      return [...flags, opens('tags'), opens('move'), opens('note'), opens('rename'), opens('history')];
    case 'category':
      return [...flags, opens('move'), opens('rename'), opens('history')];
    case 'statblock':
      return [...flags, opens('tags'), opens('rename'), opens('history')];
    case 'image':
    case 'secret':
    case 'manuscript':
      return [opens('rename'), opens('history')];
    case 'world':
    case 'draft':
    case 'manuscriptPart':
    case 'manuscriptBeat':
      return [opens('history')];
  }
}

/** The heading above an action; null for those below all headings. Pure. */
function headingOf({ kind, id }: Action): string | null {
  if (kind === 'choice') return t('flags.visibility');
  return kind === 'toggle' && id !== 'state' ? t('worldPage.groupStatus') : null;
}

/** The actions as items of a menu, grouped as in the menu on a page. */
export const menuItems = (actions: readonly Action[]): MenuItem[] =>
  actions.map((action, at) => {
    const { id, label, letter } = action;
    const heading = headingOf(action);
    const before = actions[at - 1];
    return {
      ...{ id, label, letter },
      ...(action.kind === 'toggle' && { isOn: action.isOn }),
      ...(action.kind === 'choice' && { isChosen: action.isChosen }),
      ...((!before || headingOf(before) !== heading) && {
        ...(heading !== null && { group: heading }),
        hasSeparator: at > 0,
      }),
    };
  });
