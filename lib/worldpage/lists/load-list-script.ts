import type { PageScript } from '../page-script/page-script.ts';

/** Pages with lists of entries: a world's home page, a category, World Anvil's own lists (platform notes, URL map). */
const LISTS = [/^\/w\/[^/]+$/, /^\/w\/[^/]+\/c\/[^/]+$/, /^\/world\/[\w-]+\/list$/];

export function isListAddress(address: string): boolean {
  const path = URL.parse(address)?.pathname.replace(/\/+$/, '');
  return path !== undefined && LISTS.some((one) => one.test(path));
}

declare global {
  /** The main script of a World Anvil page, for scripts that are injected later. */
  var loresidePageScript: PageScript | undefined;
}

/** On list pages, asks the background to inject the script for lists. Other pages don't load it. */
export function loadListScript(pageScript: PageScript): void {
  globalThis.loresidePageScript = pageScript;
  let isAsked = false;
  const check = () => {
    if (isAsked || !isListAddress(location.href)) return;
    isAsked = true;
    // Without a reply there are no marks. The next visit tries again.
    void pageScript.ask('page.list', {});
  };
  check();
  pageScript.onNavigate(check);
}
