/**
 * What must not be on a page that shows foreign text, one line each: foreign elements and attributes, handlers, styles,
 * and addresses that run or load something. Self-contained, so that it can run in a real page as well.
 */
export function breaches(root: ParentNode): string[] {
  const elements = new Set(
    `a article aside b bdi blockquote br button code dd details div dl dt em footer h1 h2 h3 h4 h5 h6 header hr input li
     main mark nav ol p path pre s search section small span strong sub summary sup svg table tbody td th time tr u ul`.split(
      /\s+/,
    ),
  );
  const attributes = new Set(
    `aria-busy aria-checked aria-controls aria-disabled aria-expanded aria-haspopup aria-hidden aria-keyshortcuts aria-label aria-labelledby aria-pressed class d
     data-depth data-open data-place-title data-private data-shape data-size data-state data-tone
     data-unsearched data-wide datetime dir disabled focusable
     hidden href id open placeholder popover referrerpolicy rel role scope spellcheck tabindex target title type viewbox`.split(
      /\s+/,
    ),
  );
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    if (!elements.has(name)) found.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      const known = attribute.toLowerCase();
      if (!attributes.has(known)) found.push(`<${name} ${attribute}>`);
      if (known === 'class' && !/^[\w\- ]*$/.test(value)) found.push(`<${name} class="${value}">`);
      if (known === 'id' && !/^[\w:-]+$/.test(value)) found.push(`<${name} id="${value}">`);
      if (known === 'href' && !/^(#[\w%!'()*~.:/-]*$|https?:\/\/|mailto:)/.test(value))
        found.push(`<${name} href="${value.slice(0, 80)}">`);
    }
    if (name === 'a' && !element.getAttribute('href')?.startsWith('#')) {
      const rel = element.getAttribute('rel') ?? '';
      if (element.getAttribute('target') !== '_blank' || !/noopener/.test(rel) || !/noreferrer/.test(rel))
        found.push('<a> that tells where it comes from');
    }
  }
  return [...new Set(found)];
}
