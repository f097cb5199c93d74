import { type JsonLdNode, typesOf } from './metadata/index.ts';

/**
 * Clues to the kind of thing the page describes: schema.org types, infobox classes and categories. At most 40, each
 * up to 60 characters.
 */
export function pageHints(document: Document, jsonLd: readonly JsonLdNode[]): string[] {
  const hints = new Set<string>();
  for (const node of jsonLd) for (const type of typesOf(node)) hints.add(type);
  for (const item of document.querySelectorAll('[itemtype]')) {
    hints.add((item.getAttribute('itemtype') ?? '').replace(/^.*\//, ''));
  }
  for (const box of document.querySelectorAll('.infobox, .portable-infobox')) {
    for (const name of box.classList) hints.add(name);
    hints.add(box.getAttribute('data-type') ?? '');
  }
  for (const link of document.querySelectorAll(
    '#mw-normal-catlinks li a, .page-header__categories a, [rel~=tag]',
  )) {
    hints.add((link.textContent ?? '').trim());
  }
  return [...hints].filter((hint) => hint !== '' && hint.length <= 60).slice(0, 40);
}
