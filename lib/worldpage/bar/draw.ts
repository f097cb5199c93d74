import { GROUPS } from '../actions/groups.ts';
import type { ShownAction } from '../actions/index.ts';
import type { BarActions } from '../channels.ts';
import { drawing, make, onClick } from '../resident/make.ts';

const MORE = 'M3.2 8h.6M7.7 8h.6M12.2 8h.6';

/** One action as a button, or a link where it leads to a page. In the line its name is its hint. */
function buttonOf(action: ShownAction, isLine: boolean, run: (action: ShownAction) => void): HTMLElement {
  const { id, name, label, icon, kind, text, pressed } = action;
  const parts = isLine ? [drawing(icon)] : [drawing(icon), label];
  const said = { 'data-act': id, title: name, 'aria-label': isLine ? name : null };
  if (kind === 'link') return make('a', { ...said, href: text ?? '' }, ...parts);
  const state = pressed === undefined ? null : String(pressed);
  const button = make('button', { ...said, type: 'button', 'aria-pressed': state }, ...parts);
  onClick(button, () => run(action));
  return button;
}

export interface Drawn {
  pill: HTMLElement;
  sheet: HTMLElement;
  more: HTMLButtonElement;
}

/** The line and what unfolds from it. */
export function draw(actions: BarActions, run: (action: ShownAction) => void): Drawn {
  const of = (group: ShownAction['group']) => actions.filter((action) => action.group === group);
  const more = make(
    'button',
    { type: 'button', title: 'More', 'aria-label': 'More', 'aria-expanded': 'false' },
    drawing(MORE),
  );
  const pill = make(
    'div',
    { class: 'pill plate' },
    ...of('bar').map((one) => buttonOf(one, true, run)),
    more,
  );
  const sheet = make('div', { class: 'sheet plate', hidden: true });
  for (const [group, title] of GROUPS) {
    const buttons = of(group).map((one) => buttonOf(one, false, run));
    if (buttons.length > 0)
      sheet.append(
        make('div', { class: group, role: 'group', 'aria-label': title }, make('p', {}, title), ...buttons),
      );
  }
  return { pill, sheet, more };
}
