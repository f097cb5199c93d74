type Attributes = Record<string, string | boolean | null>;

const SVG = 'http://www.w3.org/2000/svg';

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value);
}

/** Creates an element with attributes and children. Strings become text nodes. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** An icon from an SVG path in a 16 × 16 view box, hidden from screen readers. */
export function createIcon(lines: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  setAttributes(svg, { viewBox: '0 0 16 16', 'aria-hidden': 'true' });
  const path = document.createElementNS(SVG, 'path');
  setAttributes(path, { d: lines });
  svg.append(path);
  return svg;
}

/** Adds a click handler that ignores clicks synthesized by the page's scripts. */
export function onClick(element: HTMLElement, act: (event: MouseEvent) => void): void {
  element.addEventListener('click', (event) => {
    if (event.isTrusted) act(event);
  });
}

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

/** Announces texts. COMPAT(chrome<141, firefox<150): a live region where `ariaNotify` is missing. */
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
