import type { Sentence } from '../i18n/index.ts';
export type Restricted = { kind: 'browser' | 'store' | 'pdf' | 'file' | 'other'; sentence: Sentence };

const STORES =
  /^https:\/\/(?:chromewebstore\.google\.com|chrome\.google\.com\/webstore|addons\.mozilla\.org|microsoftedge\.microsoft\.com\/addons|addons\.opera\.com|(?:accounts-static|accounts\.firefox|discovery\.addons|install|oauth\.accounts\.firefox|support|sync\.services)\.(?:cdn\.)?mozilla\.(?:org|com|net))(?:[/?#]|$)/i;
const OTHERS =
  /^(?:moz-extension|chrome-extension|extension|safari-web-extension|data|blob|javascript|about:srcdoc):/i;

/** Why extensions can't read a page, with a sentence for the user. Null if they can. */
export function restrictedPage(url: string | undefined): Restricted | null {
  if (!url) return restriction('other', 'The browser does not let this page be read.');
  if (STORES.test(url)) return restriction('store', 'Browsers do not let extensions read their stores.');
  if (/^view-source:/i.test(url))
    return restriction('browser', 'Browsers do not let extensions read the source view.');
  if (OTHERS.test(url)) return restriction('other', 'Pages of this kind cannot be read by an extension.');
  if (/^(?:https?|file|ftp):[^?#]*\.pdf(?:[?#]|$)/i.test(url)) {
    return restriction('pdf', 'The text of a PDF cannot be read here. Copy it and paste it into the draft.');
  }
  if (/^file:/i.test(url)) {
    return restriction(
      'file',
      'Files on this computer can be read only once you allow it in the browser’s extension settings.',
    );
  }
  if (/^https?:/i.test(url)) return null;
  return restriction('browser', 'The browser keeps its own pages to itself.');
}

function restriction(kind: Restricted['kind'], sentence: Sentence): Restricted {
  return { kind, sentence };
}
