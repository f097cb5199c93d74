import type { Action } from '../actions/action.ts';
import type { ActionId, ShownAction } from '../actions/index.ts';
import type { BarActions } from '../channels.ts';
import { createElement, createIcon, onClick, withGeneratedText } from '../page-script/create-element.ts';
import type { PageText, TextOf } from '../page-texts.ts';

type Shown = readonly (readonly [element: HTMLElement, action: ShownAction])[];

export const VALUE_RULES = `
.values{position:absolute}
.values>*{position:absolute;inset:0 auto auto 0}
.values i{display:flex;align-items:center;justify-content:center;border-radius:6px;background:var(--tint);color:var(--accent)}
@media (forced-colors:active){.values i{outline:2px solid Highlight;outline-offset:-2px}}
.values span{line-height:28px;color:var(--accent)}
`;

/** The entry's status: drawn over the bar and its menu, because the page could read those. */
interface StatusValues {
  /** Draws marks on these buttons of the bar, and the values beside these items of the menu. */
  place(buttons: Shown, items: Shown): void;
}

/** Covers a button that is on, in the same place and with the same icon. */
function markOn(button: HTMLElement, { label, value, icon }: ShownAction): HTMLElement {
  const { left, top, width, height } = button.getBoundingClientRect();
  const mark = createElement('i', {}, createIcon(icon));
  mark.role = 'img';
  mark.ariaLabel = `${label}: ${value}`;
  mark.style.cssText = `width:${width}px;height:${height}px;transform:translate(${left + scrollX}px,${top + scrollY}px)`;
  return mark;
}

export function statusValuesIn(overlay: ShadowRoot): StatusValues {
  const layer = createElement('div', { class: 'values', popover: 'manual', role: 'presentation' });
  overlay.append(layer);
  return {
    place(buttons, items) {
      if (layer.matches(':popover-open')) layer.hidePopover();
      const spans = items.flatMap(([item, { label, value }]) => {
        const { left, right, top } = item.getBoundingClientRect();
        const frame = item.closest('.sheet')?.getBoundingClientRect();
        const isSeen = frame && top >= frame.top && top + 28 <= frame.bottom;
        if (value === null || !isSeen) return [];
        const span = withGeneratedText('span', value);
        span.role = 'img';
        span.ariaLabel = `${label} ${value}`;
        const isLeftwards = item.matches(':dir(rtl)');
        const x = isLeftwards ? left + 8 : right - 8;
        span.style.transform = `translate(${x + scrollX}px,${top + scrollY}px)${isLeftwards ? '' : ' translate(-100%)'}`;
        return [span];
      });
      const marks = buttons.flatMap(([button, action]) =>
        action.value === null ? [] : markOn(button, action),
      );
      layer.replaceChildren(...marks, ...spans);
      // Shown again each time, so that it is above the menu.
      if (marks.length + spans.length > 0) layer.showPopover();
    },
  };
}

type Heading = Extract<PageText, `group${string}`>;

/** The groups of the menu in display order, with their headings. The rest has none: the menu itself is called “More”. */
export const GROUPS: readonly [Exclude<Action['group'], 'bar'>, Heading | null][] = [
  ['flags', 'groupStatus'],
  ['make', 'groupNew'],
  ['more', null],
];

/** Longer names are cut off. */
const LONGEST = 60;

/** A link to a category, in the page's own path to the entry. */
const CATEGORY = '[class*=breadcrumb] a[href*="/c/"]';

/** The visible title of the page, or null. */
export function titleOf(): HTMLElement | null {
  const titles = document.querySelectorAll<HTMLElement>('.article-title h1,main h1,h1');
  const seen = [...titles].filter((one) => one.getClientRects().length > 0 && one.textContent.trim() !== '');
  return seen.find((one) => one.matches('.article-title h1,main h1')) ?? seen[0] ?? null;
}

const nameIn = (element: Element | null | undefined): string | null => {
  const name = element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  return name === '' ? null : name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
};

/**
 * The names that the page itself shows: of its entry and of the category around it. The offline copy's names would tell
 * a page that can read our menu more than it knows.
 */
function pageNames(): { title: string | null; category: string | null } {
  const title = nameIn(titleOf());
  const isCategory = /^\/w\/[^/]+\/c\//.test(location.pathname);
  return { title, category: isCategory ? title : nameIn([...document.querySelectorAll(CATEGORY)].at(-1)) };
}

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
