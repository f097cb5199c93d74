import { make, onClick } from '../resident/make.ts';

/** What the toolbar leaves to who selects. */
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
.picking{position:fixed;inset:auto 0 12px;width:max-content;max-width:calc(100vw - 16px);margin:auto;padding:6px 8px 6px 12px}
.picking:not(:popover-open){display:none}
.picking div{display:flex;flex-wrap:wrap;align-items:center;gap:4px}
.picking output{min-width:76px;font-weight:600;font-variant-numeric:tabular-nums}
.picking .main{background:var(--accent);color:var(--paper)}
`;

function button(label: string, act: () => void, className = ''): HTMLButtonElement {
  const element = make('button', { type: 'button', class: className }, label);
  onClick(element, act);
  return element;
}

/** How many are selected, and the way to the panel, where they are changed. */
export function toolbarIn(root: ShadowRoot, deeds: ToolbarActions): Toolbar {
  const output = make('output', {});
  const change = button('Change…', deeds.change, 'main');
  const element = make(
    'section',
    { class: 'plate picking', popover: 'manual', role: 'toolbar', 'aria-label': 'Selected entries' },
    make(
      'div',
      {},
      output,
      button('Select all', deeds.all),
      button('Clear', deeds.clear),
      change,
      button('Done', deeds.done),
    ),
  );
  root.append(element);
  element.showPopover();
  return {
    element,
    count(picked) {
      output.textContent = `${picked} selected`;
      change.disabled = picked === 0;
    },
    remove: () => element.remove(),
  };
}
