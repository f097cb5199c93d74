/** The contents of a page's `<meta>` tags by attribute and name. */
export type MetaTags = ReadonlyMap<string, string>;

const KEYS = ['property', 'name', 'itemprop'] as const;

/** Reads every `<meta>` tag once. Where several share a name, the first that says something counts. */
export function metaTags(document: Document): MetaTags {
  const tags = new Map<string, string>();
  for (const tag of document.getElementsByTagName('meta')) {
    const words = tag.getAttribute('content')?.replace(/\s+/g, ' ').trim();
    if (!words) continue;
    for (const key of KEYS) {
      const name = tag.getAttribute(key);
      const entry = name === null ? '' : `${key} ${name.toLowerCase()}`;
      if (entry !== '' && !tags.has(entry)) tags.set(entry, words);
    }
  }
  return tags;
}

/** The content of the first of these names that has one. To ask more than once, read the tags first. */
export function content(from: MetaTags | Document, ...names: string[]): string | null {
  const tags = 'nodeType' in from ? metaTags(from) : from;
  for (const name of names) {
    for (const key of KEYS) {
      const words = tags.get(`${key} ${name.toLowerCase()}`);
      if (words) return words;
    }
  }
  return null;
}

export type Linked = Record<string, unknown>;

/** The things that a page describes in JSON-LD, graphs unfolded; what cannot be read is left out. */
export function linkedData(document: Document): Linked[] {
  const things: Linked[] = [];
  for (const script of document.querySelectorAll('script[type="application/ld+json" i]')) {
    try {
      const words = (script.textContent ?? '').replace(
        /^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)|(?:-->|\/\*\]\]>\*\/)\s*$/g,
        '',
      );
      gather(JSON.parse(words), things);
    } catch {
      // Pages write broken JSON; the next source of metadata answers instead.
    }
  }
  return things;
}

function gather(value: unknown, things: Linked[]): void {
  if (things.length > 200) return;
  if (Array.isArray(value)) for (const one of value) gather(one, things);
  else if (isLinked(value)) {
    things.push(value);
    gather(value['@graph'], things);
    gather(value.mainEntity, things);
  }
}

export function isLinked(value: unknown): value is Linked {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The types of a thing, less the address of the vocabulary. */
export function typesOf(thing: Linked): string[] {
  const types = Array.isArray(thing['@type']) ? thing['@type'] : [thing['@type']];
  return types.filter((type) => typeof type === 'string').map((type) => type.replace(/^.*[/#:]/, ''));
}

/** The name or names in a value: words, a thing with a name, a list of these. */
export function namesIn(value: unknown): string | null {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim() || null;
  if (Array.isArray(value)) {
    const names = value.map(namesIn).filter((name) => name !== null);
    return names.length > 0 ? [...new Set(names)].slice(0, 6).join(', ') : null;
  }
  return isLinked(value) ? namesIn(value.name) : null;
}
