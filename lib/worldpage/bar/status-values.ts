import type { ShownAction } from '../actions/index.ts';
import { createElement, createIcon, withGeneratedText } from '../page-script/create-element.ts';

type Shown = readonly (readonly [element: HTMLElement, action: ShownAction])[];

export const VALUE_RULES = `
.values{position:absolute}
.values>*{position:absolute;inset:0 auto auto 0}
.values i{display:flex;align-items:center;justify-content:center;border-radius:6px;background:var(--tint);color:var(--accent)}
@media (forced-colors:active){.values i{outline:2px solid Highlight;outline-offset:-2px}}
.values span{line-height:28px;color:var(--accent)}
`;

/** The entry's status: drawn over the bar and its menu, because the page could read those. */
export interface StatusValues {
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
