import { createElement, onClick } from '../page-script/create-element.ts';
import type { PageScript } from '../page-script/page-script.ts';

/** The button that starts selection mode, above the list. */
interface SelectionButton {
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

/** Callbacks of the toolbar's buttons. */
interface ToolbarActions {
  all(): void;
  clear(): void;
  change(): void;
  done(): void;
}

interface Toolbar {
  readonly element: HTMLElement;
  count(picked: number): void;
  remove(): void;
}

export const TOOLBAR_RULES = `
.picking{position:fixed;inset:auto 0 12px;width:max-content;max-width:calc(100vw - 16px);margin:auto;padding:8px;padding-inline-start:12px}
.picking:not(:popover-open){display:none}
.picking div{display:flex;flex-wrap:wrap;align-items:center;gap:4px}
.picking output{min-width:76px;font-weight:600;font-variant-numeric:tabular-nums}
.picking .main{background:var(--accent);color:var(--on)}
.picking .main:hover{filter:brightness(1.1)}
`;

function button(label: string, act: () => void, className = ''): HTMLButtonElement {
  const element = createElement('button', { type: 'button', class: className }, label);
  onClick(element, act);
  return element;
}

/** Shows the number of selected entries, with a button that opens the panel to change them. */
export function toolbarIn({ add, text }: Pick<PageScript, 'add' | 'text'>, actions: ToolbarActions): Toolbar {
  const output = createElement('output', {});
  const change = button(text('changeSelected'), actions.change, 'main');
  const element = createElement(
    'div',
    { class: 'plate picking', popover: 'manual', role: 'toolbar', 'aria-label': text('selection') },
    createElement(
      'div',
      {},
      output,
      button(text('selectAll'), actions.all),
      button(text('clearSelection'), actions.clear),
      change,
      button(text('endSelection'), actions.done),
    ),
  );
  add(element);
  return {
    element,
    count(picked) {
      // After the checkboxes, so that it lies above them.
      element.togglePopover(true);
      output.textContent = text('selectedCount', { count: picked });
      change.disabled = picked === 0;
    },
    remove: () => element.remove(),
  };
}
