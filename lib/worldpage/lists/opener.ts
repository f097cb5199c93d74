import { make, onClick } from '../resident/make.ts';

/** The button that begins the selecting, over the upper end of the list. */
export interface Opener {
  /** Brings it to the list of this entry; null: away with it. */
  show(first: Element | null): void;
  remove(): void;
}

const WORDS = 'Select several';
const HEIGHT = 24;

/** Whether nothing of the page but what holds the list lies at this place. */
function isFree(list: Element, left: number, top: number, width: number): boolean {
  const points = [left + 2, left + width / 2, left + width - 2];
  return points.every((x) => {
    const over = document.elementFromPoint(x, top + HEIGHT / 2);
    return over === null || over.contains(list);
  });
}

export function openerIn(root: ShadowRoot, act: () => void): Opener {
  const button = make('button', { type: 'button', title: `${WORDS} (Alt+Shift+P)`, 'aria-label': WORDS });
  const layer = make('div', { class: 'opener plate', popover: 'manual', role: 'presentation' }, button);
  onClick(button, act);
  root.append(layer);
  let placedAt = '';
  return {
    show(first) {
      const list = first?.closest('ul, ol, table, [role="list"]') ?? first?.parentElement;
      layer.togglePopover(list !== undefined && list !== null);
      if (!list) return;
      const box = list.getBoundingClientRect();
      const place = (words: string) => {
        button.textContent = words;
        const { width } = layer.getBoundingClientRect();
        const [x, y] = [Math.max(0, box.right - width), Math.max(0, box.top - HEIGHT - 2)];
        layer.style.transform = `translate(${Math.round(x + scrollX)}px,${Math.round(y + scrollY)}px)`;
        return isFree(list, x, y, width);
      };
      // Over what is seen it never lies, and its own place is looked at without it.
      layer.style.visibility = 'hidden';
      const at = `${box.right + scrollX} ${box.top + scrollY} ${innerWidth}`;
      const { left, top, width } = layer.getBoundingClientRect();
      // Where a heading reaches below it there is room for its sign alone.
      const hasRoom = at === placedAt ? isFree(list, left, top, width) : place(WORDS) || place('☑');
      placedAt = at;
      if (hasRoom) layer.style.visibility = '';
    },
    remove: () => layer.remove(),
  };
}
