import type { ShownAction } from '../actions/index.ts';
import { createElement } from '../page-script/create-element.ts';
import { withGeneratedText } from '../page-script/generated-text.ts';

export const VALUE_RULES = `
.values{position:absolute}
.values span{position:absolute;inset:0 auto auto 0;line-height:28px;color:var(--accent)}
`;

/** The entry's status in the menu: drawn over its items, because the page could read the menu. */
export interface StatusValues {
  /** Draws the values beside these items, or none. */
  place(items: readonly (readonly [item: HTMLElement, action: ShownAction])[]): void;
}

export function statusValuesIn(overlay: ShadowRoot): StatusValues {
  const layer = createElement('div', { class: 'values', popover: 'manual', role: 'presentation' });
  overlay.append(layer);
  return {
    place(items) {
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
      layer.replaceChildren(...spans);
      // Shown again each time, so that it is above the menu.
      if (spans.length > 0) layer.showPopover();
    },
  };
}
