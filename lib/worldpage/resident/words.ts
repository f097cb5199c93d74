import { make } from './make.ts';

/**
 * An element whose words the browser generates from an attribute. Readers and screen readers get them as any text;
 * `window.find()` and selections, with which a page could read what is in a closed root, do not.
 */
export const words = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  className = '',
): HTMLElementTagNameMap[Tag] => make(tag, { class: className, 'data-words': text });

/** Tells a screen reader something. */
export type Speak = (sentence: string) => void;

/**
 * `ariaNotify` leaves nothing in the page. COMPAT(chrome<141, firefox<150): a live region of the overlay where there is no
 * such method.
 */
export function speakIn(overlay: ShadowRoot): Speak {
  const notify: unknown = Reflect.get(document, 'ariaNotify');
  if (typeof notify === 'function') return (sentence) => void Reflect.apply(notify, document, [sentence]);
  const live = words('div', '', 'heard');
  live.role = 'status';
  overlay.append(live);
  return (sentence) => {
    live.dataset.words = sentence;
  };
}
