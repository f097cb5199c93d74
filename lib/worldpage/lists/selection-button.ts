import { createElement, onClick } from '../page-script/create-element.ts';
import type { PageScript } from '../page-script/page-script.ts';

/** The button that starts selection mode, above the list. */
export interface SelectionButton {
  /** Moves the button to the list that contains this entry, or hides it for null. */
  show(first: Element | null): void;
  remove(): void;
}

const KEY = 'Alt+Shift+P';
const HEIGHT = 30;

/** Whether only the list and its ancestors are at this position. */
function isFree(list: Element, left: number, top: number, width: number): boolean {
  const points = [left + 2, left + width / 2, left + width - 2];
  return points.every((x) => {
    const over = document.elementFromPoint(x, top + HEIGHT / 2);
    return over === null || over.contains(list);
  });
}

export function createSelectionButton(
  { add, text }: Pick<PageScript, 'add' | 'text'>,
  act: (byKey: boolean) => void,
): SelectionButton {
  const button = createElement('button', { type: 'button' });
  const layer = createElement(
    'div',
    { class: 'opener plate', popover: 'manual', role: 'presentation' },
    button,
  );
  // A key that clicks has no position.
  onClick(button, ({ detail }) => act(detail === 0));
  add(layer);
  let placedAt = '';
  return {
    show(first) {
      const list = first?.closest('ul, ol, table, [role="list"]') ?? first?.parentElement;
      layer.togglePopover(list !== undefined && list !== null);
      if (!list) return;
      const name = text('selectSeveral');
      button.title = text('selectSeveralKey', { key: KEY });
      button.ariaLabel = name;
      const box = list.getBoundingClientRect();
      const place = (label: string) => {
        button.textContent = label;
        const { width } = layer.getBoundingClientRect();
        const [x, y] = [Math.max(0, box.right - width), Math.max(0, box.top - HEIGHT - 2)];
        layer.style.transform = `translate(${Math.round(x + scrollX)}px,${Math.round(y + scrollY)}px)`;
        return isFree(list, x, y, width);
      };
      // Hidden while its own position is tested, and whenever it would cover content.
      layer.style.visibility = 'hidden';
      const at = `${box.right + scrollX} ${box.top + scrollY} ${innerWidth} ${name}`;
      const { left, top, width } = layer.getBoundingClientRect();
      // If a heading extends to the button, use only its icon.
      const hasRoom = at === placedAt ? isFree(list, left, top, width) : place(name) || place('☑');
      placedAt = at;
      if (hasRoom) layer.style.visibility = '';
    },
    remove: () => layer.remove(),
  };
}
