import { createElement } from './create-element.ts';

/**
 * Creates an element whose text is CSS-generated from an attribute. Users and screen readers get it like any text, but
 * `window.find()` and selections, which could expose the content of a closed root to the page, don't.
 */
export const withGeneratedText = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  className = '',
): HTMLElementTagNameMap[Tag] => createElement(tag, { class: className, 'data-words': text });

/** Announces a text to screen readers. */
export type Announce = (sentence: string) => void;

/**
 * Announces texts with `ariaNotify`, which adds nothing to the page. COMPAT(chrome<141, firefox<150): uses a live
 * region in the overlay where that method is missing.
 */
export function createAnnouncer(overlay: ShadowRoot): Announce {
  const notify: unknown = Reflect.get(document, 'ariaNotify');
  if (typeof notify === 'function') return (sentence) => void Reflect.apply(notify, document, [sentence]);
  const live = withGeneratedText('div', '', 'heard');
  live.role = 'status';
  overlay.append(live);
  return (sentence) => {
    live.dataset.words = sentence;
  };
}
