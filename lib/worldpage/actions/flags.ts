import { message } from '../../i18n/index.ts';
import { type FlagId, isSet, MENU_FLAGS } from '../../model/index.ts';
import { type Action, isOnWorldAnvil } from './action.ts';

/** SVG paths in a 16 × 16 view box. */
const ICONS: Readonly<Record<FlagId, string>> = {
  draft: 'M4 2.5h6L12.5 5v8.5H4zM6 9.5h2',
  wip: 'M4 13.5h8M8 2.5v8M5 7.5l3 3 3-3',
  state: 'M4 7.5h8v6H4zM5.5 7.5V5.5a2.5 2.5 0 0 1 5 0v2',
  adult: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8 5v3.5M8 10.8v.2',
};

/** Beside the label of a flag that is set. */
const SET = message('worldPage.flagSet');

/** One action for each flag, which opens the panel's menu at the flag's switch. */
export const flagActions: readonly Action[] = MENU_FLAGS.map((flag) => {
  const { id, label, kinds } = flag;
  return {
    id,
    name: message(label),
    icon: ICONS[id],
    group: 'flags',
    kind: 'panel',
    fits: (context) => isOnWorldAnvil(context) && kinds.some((kind) => kind === context.entry.kind),
    label: message('worldPage.flag', { flag: message(label) }),
    value({ status }) {
      const is = isSet(flag, status);
      if (id === 'state') return is === null ? null : message(is ? 'flags.private' : 'flags.public');
      return is ? SET : null;
    },
  };
});
