type Attributes = Record<string, string | boolean | null>;

const SVG = 'http://www.w3.org/2000/svg';

function attribute(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value);
}

/** An element with its attributes and what stands in it; text stays text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  attribute(element, attributes);
  element.append(...children);
  return element;
}

/** A drawing of lines in 16 by 16, silent for screen readers. */
export function drawing(lines: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  attribute(svg, { viewBox: '0 0 16 16', 'aria-hidden': 'true' });
  const path = document.createElementNS(SVG, 'path');
  attribute(path, { d: lines });
  svg.append(path);
  return svg;
}

/** Calls back at a click that a person made; what the page's own scripts send is passed over. */
export function onClick(element: HTMLElement, act: () => void): void {
  element.addEventListener('click', (event) => {
    if (event.isTrusted) act();
  });
}
