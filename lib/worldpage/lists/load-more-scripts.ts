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

/** World Anvil's editors. The background looks closer. */
const EDITORS = /^\/world\/.+\/(edit|new|summary)\/?$|^\/p\/athena\//;

/** Asks the background to inject the script for lists on list pages, and the journal in editors. */
export function loadMoreScripts(pageScript: PageScript): void {
  globalThis.loresidePageScript = pageScript;
  const asked = new Set<string>();
  const check = () => {
    const channel = isListAddress(location.href)
      ? 'page.list'
      : EDITORS.test(location.pathname)
        ? 'page.journal'
        : null;
    if (!channel || asked.has(channel)) return;
    asked.add(channel);
    // Without it there are no marks, and nothing is kept. It's asked for again when settings change.
    void pageScript.ask(channel, {}).then((reply) => {
      if (!reply.ok || !reply.value) asked.delete(channel);
    });
  };
  check();
  pageScript.onNavigate(check);
}
