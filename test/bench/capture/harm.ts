import { useCatalog } from '../../../lib/i18n/index.ts';
import { parseMarkup, readDom, renderMarkup } from '../../../lib/markup/index.ts';

const ALLOWED = new Set(
  'a b blockquote br code details div em footer h2 h3 h4 h5 hr li mark ol p pre s small span strong sub summary sup table td th tr u ul'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(['href', 'target', 'rel', 'class', 'dir']);

/** Reads each string as markup and as a page. Returns what could load, run or mislead. */
export function harm(strings: string[]): string[] {
  // What is rendered contains words of ours, such as the title of a table of contents. Ids do here.
  useCatalog('en', {});
  const faults: string[] = [];
  for (const text of strings) {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const fromPage = readDom(page.documentElement, { base: 'https://page.example/' }).markup;
    for (const markup of [text, `[url:${text}]x[/url]`, `[b]${text}`, fromPage])
      faults.push(...faultsIn(markup));
  }
  return faults;
}

function faultsIn(markup: string): string[] {
  const faults: string[] = [];
  for (const element of renderMarkup(parseMarkup(markup), document).querySelectorAll('*')) {
    if (!ALLOWED.has(element.localName)) faults.push(`<${element.localName}> from ${markup}`);
    for (const { name, value } of element.attributes) {
      // A link may only contain its target.
      const allowed = ATTRIBUTES.has(name) || (name === 'title' && value === element.getAttribute('href'));
      const bad = !allowed || (name === 'href' && !/^(?:https?|mailto|tel):/.test(value));
      if (bad) faults.push(`${name}=${value} from ${markup}`);
    }
  }
  return faults;
}
