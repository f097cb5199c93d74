/** `<meta>` contents, keyed by attribute and lower-cased name: `property og:title`. */
export type MetaTags = ReadonlyMap<string, string>;

const KEYS = ['property', 'name', 'itemprop'] as const;

/** Reads all `<meta>` tags once. The first non-empty one of each name wins. */
export function metaTags(document: Document): MetaTags {
  const tags = new Map<string, string>();
  for (const tag of document.getElementsByTagName('meta')) {
    const text = tag.getAttribute('content')?.replace(/\s+/g, ' ').trim();
    if (!text) continue;
    for (const key of KEYS) {
      const name = tag.getAttribute(key);
      const entry = name === null ? '' : `${key} ${name.toLowerCase()}`;
      if (entry !== '' && !tags.has(entry)) tags.set(entry, text);
    }
  }
  return tags;
}

/** The content of the first of these names that has one. For several lookups, pass the result of `metaTags`. */
export function metaContent(from: MetaTags | Document, ...names: string[]): string | null {
  const tags = 'nodeType' in from ? metaTags(from) : from;
  for (const name of names) {
    for (const key of KEYS) {
      const text = tags.get(`${key} ${name.toLowerCase()}`);
      if (text) return text;
    }
  }
  return null;
}

export type JsonLdNode = Record<string, unknown>;

/** The page's JSON-LD nodes, with graphs flattened. Invalid scripts are skipped. */
export function readJsonLd(document: Document): JsonLdNode[] {
  const jsonLd: JsonLdNode[] = [];
  for (const script of document.querySelectorAll('script[type="application/ld+json" i]')) {
    try {
      const text = (script.textContent ?? '').replace(
        /^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)|(?:-->|\/\*\]\]>\*\/)\s*$/g,
        '',
      );
      collectNodes(JSON.parse(text), jsonLd);
    } catch {
      // Broken JSON is common on the web. Other metadata fills the gap.
    }
  }
  return jsonLd;
}

function collectNodes(value: unknown, jsonLd: JsonLdNode[]): void {
  if (jsonLd.length > 200) return;
  if (Array.isArray(value)) for (const one of value) collectNodes(one, jsonLd);
  else if (isJsonLdNode(value)) {
    jsonLd.push(value);
    collectNodes(value['@graph'], jsonLd);
    collectNodes(value.mainEntity, jsonLd);
  }
}

function isJsonLdNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The types of a node without the vocabulary's address. */
export function typesOf(node: JsonLdNode): string[] {
  const types = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return types.filter((type) => typeof type === 'string').map((type) => type.replace(/^.*[/#:]/, ''));
}

/** Names in a value: a string, a node with a name, or a list of these. At most six, joined by commas. */
export function nameIn(value: unknown): string | null {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim() || null;
  if (Array.isArray(value)) {
    const names = value.map(nameIn).filter((name) => name !== null);
    return names.length > 0 ? [...new Set(names)].slice(0, 6).join(', ') : null;
  }
  return isJsonLdNode(value) ? nameIn(value.name) : null;
}

/** Clues to what the page describes: schema.org types, infobox classes, categories. At most 40 of 60 characters. */
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
