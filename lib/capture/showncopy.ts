import { foldedSight } from './sight.ts';

/**
 * A copy of the page that may be taken apart: what the page does not show is left out, open shadow trees stand in
 * place. Nothing in a copy loads or runs.
 */
export function shownCopy(document: Document): Document {
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
  if (document.body) fill(copy.body, document.body, copy);
  return copy;
}

interface Step {
  from: Node | null;
  into: Element;
}

function fill(into: Element, live: Element, copy: Document): void {
  const steps: Step[] = [{ from: live.firstChild, into }];
  for (let step = steps[steps.length - 1]; step; step = steps[steps.length - 1]) {
    const node = step.from;
    if (!node) {
      steps.pop();
      continue;
    }
    step.from = node.nextSibling;
    if (node.nodeType === 3) step.into.append(copy.importNode(node));
    if (!(node instanceof Element) || isLeftOut(node)) continue;
    const made = isSaid(node)
      ? copy.createElement('p')
      : copy.importNode(node, node.localName === 'svg' || node.localName === 'math');
    step.into.append(made);
    if (made.hasChildNodes()) continue;
    steps.push({ from: (node.shadowRoot ?? node).firstChild, into: made });
  }
}

/** Who is quoted belongs to the quote: article finders throw footers away. */
function isSaid(element: Element): boolean {
  return element.localName === 'footer' && element.closest('blockquote') !== null;
}

/** Slots show children that stand elsewhere in the tree; they are found there. */
function isLeftOut(element: Element): boolean {
  if (/^(?:script|style|template|noscript|iframe|object|embed)$/.test(element.localName)) return true;
  return foldedSight(element) === 'gone';
}
