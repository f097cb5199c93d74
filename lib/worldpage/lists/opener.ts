import { display, IN_FLOW } from '../resident/shown.ts';

/** The button that begins the picking, over the upper end of the list; it takes no room of its own. */
export interface Opener {
  /** Undefined: away with it. */
  show(first: Element | undefined): void;
  readonly host: Node;
}

const HOST = `all:initial!important;display:${display('block')}!important;position:relative!important;height:0!important;z-index:1!important`;
const BUTTON =
  'all:initial;position:absolute;inset-block-end:2px;inset-inline-end:0;box-sizing:border-box;padding:1px 10px;border:1px solid #b9b2a6;border-radius:10px;background:#fffdf8;color:#17545f;font:600 12px/18px system-ui,sans-serif;cursor:pointer';

const WORDS = 'Pick several';

/** Whether the last words of an element stand in a box. */
function endsIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) range.selectNode(texts.currentNode);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}

export function openerFor(onClick: () => void): Opener {
  const host = document.createElement('div');
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = WORDS;
  button.title = 'Pick several entries and change them together (Alt+Shift+P)';
  button.style.cssText = BUTTON;
  button.addEventListener('focus', () => button.style.setProperty('outline', '2px solid #d9480f'));
  button.addEventListener('blur', () => button.style.removeProperty('outline'));
  button.addEventListener('click', (event) => event.isTrusted && onClick());
  host.attachShadow({ mode: 'closed' }).append(button);
  host.style.cssText = HOST;
  host.setAttribute(IN_FLOW, 'block');
  return {
    host,
    show(first) {
      const list = first?.closest('ul, ol, table, [role="list"]') ?? first?.parentElement;
      if (!list) return host.remove();
      if (list.previousSibling !== host) list.before(host);
      button.textContent = WORDS;
      // Where a heading reaches below it there is room for its sign alone.
      const above = host.previousElementSibling;
      if (above && endsIn(above, button.getBoundingClientRect())) button.textContent = '☑';
    },
  };
}
