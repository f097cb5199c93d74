import { type Message, message } from '../i18n/index.ts';

export type Restricted = { kind: 'browser' | 'store' | 'pdf' | 'file' | 'other'; sentence: Message };

const STORES =
  /^https:\/\/(?:chromewebstore\.google\.com|chrome\.google\.com\/webstore|addons\.mozilla\.org|microsoftedge\.microsoft\.com\/addons|addons\.opera\.com|(?:accounts-static|accounts\.firefox|discovery\.addons|install|oauth\.accounts\.firefox|support|sync\.services)\.(?:cdn\.)?mozilla\.(?:org|com|net))(?:[/?#]|$)/i;
const OTHERS =
  /^(?:moz-extension|chrome-extension|extension|safari-web-extension|data|blob|javascript|about:srcdoc):/i;

/** Why extensions can't read a page, with a sentence for the user. Null if they can. */
export function restrictedPage(url: string | undefined): Restricted | null {
  if (!url) return restriction('other', message('capture.restrictedUnknown'));
  if (STORES.test(url)) return restriction('store', message('capture.restrictedStore'));
  if (/^view-source:/i.test(url)) return restriction('browser', message('capture.restrictedSourceView'));
  if (OTHERS.test(url)) return restriction('other', message('capture.restrictedKind'));
  if (/^(?:https?|file|ftp):[^?#]*\.pdf(?:[?#]|$)/i.test(url)) {
    return restriction('pdf', message('capture.restrictedPdf'));
  }
  if (/^file:/i.test(url)) {
    return restriction('file', message('capture.restrictedFile'));
  }
  if (/^https?:/i.test(url)) return null;
  return restriction('browser', message('capture.restrictedBrowser'));
}

function restriction(kind: Restricted['kind'], sentence: Message): Restricted {
  return { kind, sentence };
}
