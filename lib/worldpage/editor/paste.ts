import type { Insertion } from './protocol.ts';

/** HTML that visual editors know as a mention or link. `isLinked`: with a link, for other editors. */
export function htmlOf({ text, rich }: Insertion, { isLinked = false } = {}): string {
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
  if (isLinked && rich?.type === 'mention' && /^https?:/.test(rich.url)) {
    const link = span.ownerDocument.createElement('a');
    link.href = rich.url;
    link.append(...span.childNodes);
    span.append(link);
  }
  return new XMLSerializer().serializeToString(span);
}

type Constructor = new (...given: readonly unknown[]) => unknown;

const isConstructor = (value: unknown): value is Constructor => typeof value === 'function';

/** `instanceof Event` fails for an event created in the page's world. */
const isEvent = (value: unknown): value is Event =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'paste';

const PLAIN = { bubbles: true, cancelable: true, composed: true };

/** In Firefox, a page can't read our clipboard data, so the event is made with the page's own constructor. */
function pageOwnPaste(html: string): Event | null {
  const page: unknown = Reflect.get(window, 'wrappedJSObject');
  const clone: unknown = Reflect.get(globalThis, 'cloneInto');
  if (typeof page !== 'object' || page === null || typeof clone !== 'function') return null;
  const Paste: unknown = Reflect.get(page, 'ClipboardEvent');
  if (!isConstructor(Paste)) return null;
  const event = new Paste('paste', clone({ ...PLAIN, dataType: 'text/html', data: html }, window));
  return isEvent(event) ? event : null;
}

/** A paste event with HTML only. An editor might parse a plain-text version as Markdown. */
function pasteOf(html: string): Event {
  const own = pageOwnPaste(html);
  if (own) return own;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  return new ClipboardEvent('paste', { ...PLAIN, clipboardData });
}

/** Whether the editor handled the paste itself, by cancelling the event. */
export function paste(into: HTMLElement, what: Insertion): boolean {
  return pasteHtml(into, htmlOf(what));
}

/** The same with any HTML. */
export const pasteHtml = (into: HTMLElement, html: string): boolean => !into.dispatchEvent(pasteOf(html));
