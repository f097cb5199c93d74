import { type ArticleState, TEMPLATES } from '../model/index.ts';
import type { NamedCategory } from './local-categories.ts';

/** Where an address of a saved page begins that starts with a slash. */
export const BASE = 'https://www.worldanvil.com/';

interface Metadata {
  /** Empty if unknown. */
  template: string;
  state: ArticleState | null;
  category: NamedCategory | null;
  tags: string[];
  /** All labels and values, as the page shows them, in any language. */
  rows: { label: string; value: string }[];
}

type Meaning = 'template' | 'state' | 'category';

/** Labels in the interface languages that we know. With any other label, a value isn't used. */
const LABELS: Readonly<Record<string, Meaning>> = {
  'article template': 'template',
  template: 'template',
  visibility: 'state',
  category: 'category',
};
const STATES: Readonly<Record<string, ArticleState>> = { public: 'public', private: 'private' };
const CODES: ReadonlyMap<string, string> = new Map(
  TEMPLATES.flatMap(({ code, label }) => [
    [plain(code), code],
    [plain(label), code],
  ]),
);

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s/:_-]+/g, ' ')
    .trim();
}

/** The template that a label or a code names, as the model calls it. Undefined for any other. Pure. */
export const templateNamed = (text: string): string | undefined => CODES.get(plain(text));

/** Wherever the interface's language calls it something else, a category's link leads to its page. */
const CATEGORY_PAGE = /^(?:https?:\/\/[^/]+)?\/w\/[^/?#]+\/c\//i;

const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

export const NO_METADATA: Metadata = { template: '', state: null, category: null, tags: [], rows: [] };

/** Reads an article's tab “metadata”. With two such tabs outside of the text, neither is used. */
export function metadataOf(root: Element): Metadata {
  const [tab, another] = [...root.querySelectorAll('[id="metadata"]')].filter(
    (one) => !one.closest('.article-content-left, .article-content-right'),
  );
  if (!tab || another) return NO_METADATA;
  const metadata: Metadata = { ...NO_METADATA, rows: [] };
  let label: string | null = null;
  for (const element of tab.querySelectorAll('.metadata-label, .metadata-value')) {
    if (element.classList.contains('metadata-label')) label = textOf(element);
    else if (label !== null) {
      addRow(metadata, label, element);
      label = null;
    }
  }
  metadata.tags = [...new Set([...tab.querySelectorAll('a.explorer-tag')].map(textOf))].filter(
    (tag) => tag !== '',
  );
  return metadata;
}

function addRow(metadata: Metadata, label: string, element: Element): void {
  const value = textOf(element);
  metadata.rows.push({ label, value });
  const name = plain(label);
  const meaning = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
  if (meaning === 'template') metadata.template = templateNamed(value) ?? '';
  if (meaning === 'state')
    metadata.state = Object.hasOwn(STATES, plain(value)) ? (STATES[plain(value)] ?? null) : null;
  const link = element.querySelector('a');
  const address = link?.getAttribute('href') ?? '';
  const isCategory =
    meaning === 'category' || (!meaning && !metadata.category && CATEGORY_PAGE.test(address));
  if (isCategory && link && textOf(link) !== '')
    metadata.category = { title: textOf(link), url: fullAddress(address) };
}

/** Null for an address that only a browser on the page can complete. */
function fullAddress(address: string): string | null {
  if (/^https?:/i.test(address)) return address;
  return address.startsWith('/') ? (URL.parse(address, BASE)?.href ?? null) : null;
}
