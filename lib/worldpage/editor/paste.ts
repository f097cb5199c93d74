import type { Insertion } from './protocol.ts';

/** What a visual editor reads as the thing itself. Built as a tree, so that nothing in it can end its own attribute. */
export function htmlOf({ text, rich }: Insertion): string {
  const span = document.implementation
    .createHTMLDocument('')
    .createElement(rich?.type === 'link' ? 'a' : 'span');
  span.textContent = rich?.label ?? text;
  const attributes =
    rich?.type === 'mention'
      ? {
          'data-inline-content-type': 'mention',
          'data-target-id': rich.id,
          'data-label': rich.label,
          'data-url': rich.url,
          'data-entity-class': rich.entityClass,
        }
      : rich?.type === 'link'
        ? { href: rich.url }
        : {};
  for (const [name, value] of Object.entries(attributes)) span.setAttribute(name, value);
  return span.outerHTML;
}

type Constructor = new (...given: readonly unknown[]) => unknown;

const isConstructor = (value: unknown): value is Constructor => typeof value === 'function';

/**
 * A paste of this and nothing else: as plain text too, an editor might take it for Markdown. In Firefox a page cannot read
 * what a script of another world holds, so that the event is made of the page's own parts there.
 */
function pasteOf(html: string): Event {
  const page: unknown = Reflect.get(window, 'wrappedJSObject');
  const clone: unknown = Reflect.get(globalThis, 'cloneInto');
  const plain = { bubbles: true, cancelable: true, composed: true };
  if (typeof page === 'object' && page !== null && typeof clone === 'function') {
    const Data: unknown = Reflect.get(page, 'DataTransfer');
    const Paste: unknown = Reflect.get(page, 'ClipboardEvent');
    if (isConstructor(Data) && isConstructor(Paste)) {
      const clipboardData = new Data();
      if (typeof clipboardData === 'object' && clipboardData !== null) {
        const set: unknown = Reflect.get(clipboardData, 'setData');
        if (typeof set === 'function') Reflect.apply(set, clipboardData, ['text/html', html]);
      }
      const event = new Paste('paste', clone({ ...plain, clipboardData }, window, { wrapReflectors: true }));
      if (event instanceof Event) return event;
    }
  }
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  return new ClipboardEvent('paste', { ...plain, clipboardData });
}

/** Whether the editor took it for its own, as one does that knows what a paste is. */
export function paste(into: HTMLElement, what: Insertion): boolean {
  return !into.dispatchEvent(pasteOf(htmlOf(what)));
}
