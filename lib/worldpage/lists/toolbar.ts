import { createElement, onClick } from '../page-script/create-element.ts';
import type { PageScript } from '../page-script/page-script.ts';

/** Callbacks of the toolbar's buttons. */
export interface ToolbarActions {
  all(): void;
  clear(): void;
  change(): void;
  done(): void;
}

export interface Toolbar {
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
  element.showPopover();
  return {
    element,
    count(picked) {
      output.textContent = text('selectedCount', { count: picked });
      change.disabled = picked === 0;
    },
    remove: () => element.remove(),
  };
}
