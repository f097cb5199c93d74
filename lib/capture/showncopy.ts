import type { Sight } from '../markup/index.ts';
import { shownLooks } from './looks.ts';
import { foldedSight } from './sight.ts';

/**
 * A copy of the page that may be taken apart: what the page does not show is left out, open shadow trees stand in
 * place. Nothing in a copy loads or runs.
 */
export function shownCopy(document: Document, sight: (element: Element) => Sight = foldedSight): Document {
  const copy = document.implementation.createHTMLDocument(document.title);
  const base = copy.createElement('base');
  base.href = document.baseURI;
  copy.head.append(base);
  for (const tag of document.head?.querySelectorAll(
    'meta, link[rel=canonical], script[type="application/ld+json"]',
  ) ?? []) {
    copy.head.append(copy.importNode(tag, true));
  }
  copy.documentElement.lang = document.documentElement.lang;
  if (document.body) fill(copy.body, document.body, copy, sight);
  return copy;
}

interface Step {
  nodes: readonly Node[];
  at: number;
  into: Element;
}

function fill(into: Element, live: Element, copy: Document, sight: (element: Element) => Sight): void {
  const looks = shownLooks();
  const steps: Step[] = [{ nodes: shownChildren(live), at: 0, into }];
  for (let step = steps[steps.length - 1]; step; step = steps[steps.length - 1]) {
    const node = step.nodes[step.at++];
    if (!node) {
      steps.pop();
      continue;
    }
    if (node.nodeType === 3) step.into.append(copy.importNode(node));
    if (!(node instanceof Element) || isSilent(node) || sight(node) === 'gone') continue;
    const whole = node.localName === 'svg' || node.localName === 'math';
    const made = isSaid(node) ? copy.createElement('p') : copy.importNode(node, whole);
    step.into.append(made);
    if (!whole) steps.push({ nodes: shownChildren(node), at: 0, into: marked(node, made, looks) });
  }
}

/** Children as shown: an open shadow tree in place of its host's own, in a slot what is put there. */
function shownChildren(element: Element): Node[] {
  const put = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
  return put.length > 0 ? put : [...(element.shadowRoot ?? element).childNodes];
}

/** Article finders throw styles away: what a style makes bold or slanted is marked by an element inside. */
function marked(live: Element, made: Element, looks: (element: Element) => string): Element {
  const styled = live.hasAttribute('style') || live.hasAttribute('class');
  if (!styled || !/^(?:span|font)$/.test(live.localName)) return made;
  const look = looks(live);
  let inside = made;
  for (const [name, sign] of [
    ['b', 'weight:700'],
    ['i', 'style:italic'],
  ] as const) {
    if (look.includes(sign)) inside = inside.appendChild(made.ownerDocument.createElement(name));
  }
  return inside;
}

/** Who is quoted belongs to the quote: article finders throw footers away. */
function isSaid(element: Element): boolean {
  return element.localName === 'footer' && element.closest('blockquote') !== null;
}

function isSilent(element: Element): boolean {
  return /^(?:script|style|template|noscript|iframe|object|embed)$/.test(element.localName);
}
