import { type Linked, typesOf } from './meta-tags.ts';

/** What the page says about the kind of thing it describes: schema.org types, infobox classes, categories. Short words. */
export function pageHints(document: Document, things: readonly Linked[]): string[] {
  const hints = new Set<string>();
  for (const thing of things) for (const type of typesOf(thing)) hints.add(type);
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
