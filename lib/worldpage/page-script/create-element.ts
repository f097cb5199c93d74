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
