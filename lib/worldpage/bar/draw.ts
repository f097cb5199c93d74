import { GROUPS } from '../actions/groups.ts';
import type { ActionId, ShownAction } from '../actions/index.ts';
import type { BarActions } from '../channels.ts';
import { createElement, createIcon, onClick } from '../page-script/create-element.ts';
import type { TextOf } from '../page-texts.ts';
import { pageNames } from './page-names.ts';

const MORE = 'M3.2 8h.6M7.7 8h.6M12.2 8h.6';

/** A button or link for an action. In the bar it shows only the icon, with the name as its tooltip. */
function buttonOf(action: ShownAction, isLine: boolean, run: (action: ShownAction) => void): HTMLElement {
  const { id, name, label, icon, kind, text } = action;
  const parts = isLine
    ? [createIcon(icon)]
    : [createIcon(icon), createElement('span', { dir: 'auto' }, label)];
  const attributes = { 'data-act': id, title: name, 'aria-label': isLine ? name : null };
  if (kind === 'link') return createElement('a', { ...attributes, href: text ?? '' }, ...parts);
  const button = createElement('button', { ...attributes, type: 'button' }, ...parts);
  onClick(button, () => run(action));
  return button;
}

/** Labels of new articles with the names that the page shows. */
function namedLabels(text: TextOf): Partial<Record<ActionId, string>> {
  const { title, category } = pageNames();
  return {
    ...(category !== null && { 'new-here': text('newIn', { category }) }),
    ...(title !== null && { 'new-child': text('newUnder', { title }) }),
  };
}

export interface BarElements {
  pill: HTMLElement;
  sheet: HTMLElement;
  more: HTMLButtonElement;
  /** The buttons of the bar, and the items of the menu. */
  buttons: readonly (readonly [HTMLElement, ShownAction])[];
  items: readonly (readonly [HTMLElement, ShownAction])[];
}

/** Builds the bar and its menu. */
export function renderBar(
  actions: BarActions,
  text: TextOf,
  run: (action: ShownAction) => void,
): BarElements {
  const of = (group: ShownAction['group']) => actions.filter((action) => action.group === group);
  const more = createElement(
    'button',
    { type: 'button', title: text('more'), 'aria-label': text('more'), 'aria-expanded': 'false' },
    createIcon(MORE),
  );
  const buttons = of('bar').map((one): [HTMLElement, ShownAction] => [buttonOf(one, true, run), one]);
  const pill = createElement('div', { class: 'pill plate' }, ...buttons.map(([button]) => button), more);
  const sheet = createElement('div', { class: 'sheet plate', hidden: true });
  const labels = namedLabels(text);
  const items: [HTMLElement, ShownAction][] = [];
  for (const [group, title] of GROUPS) {
    const inside = of(group).map((action): [HTMLElement, ShownAction] => {
      const label = labels[action.id] ?? action.label;
      return [buttonOf({ ...action, label }, false, run), action];
    });
    items.push(...inside);
    if (inside.length > 0)
      sheet.append(
        createElement(
          'div',
          title ? { class: group, role: 'group', 'aria-label': text(title) } : { class: group },
          ...(title ? [createElement('p', {}, text(title))] : []),
          ...inside.map(([button]) => button),
        ),
      );
  }
  return { pill, sheet, more, buttons, items };
}
