import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { headerRules, userAgent } from '../../service/index.ts';

/** Each host gets a block of ten rule ids. */
const TEN = 10;

/** Our user agent, as World Anvil requires. */
export function ownUserAgent(): string {
  const { homepage_url: home, version } = browser.runtime.getManifest();
  return userAgent('Loreside', home ?? '', version);
}

export interface HeaderRules {
  /** Resolves once requests to the host carry headers that only the browser can set. */
  name(host: string): Promise<void>;
  forget(): Promise<void>;
}

/**
 * Rules survive the worker but not the browser. Each worker removes old ones and sets its own before its first request.
 */
export function createHeaderRules(): HeaderRules {
  const set = new Map<string, Promise<void>>();
  let place = 0;
  let queue: Promise<unknown> = Promise.resolve();

  async function write(host: string): Promise<void> {
    const base = place * TEN;
    const stale = place === 0 ? await browser.declarativeNetRequest.getSessionRules() : [];
    const extensionHost = new URL(browser.runtime.getURL('')).hostname;
    const rules = headerRules({ extensionHost, apiHost: host, userAgent: ownUserAgent() });
    await browser.declarativeNetRequest.updateSessionRules({
      removeRuleIds: stale.map(({ id }) => id),
      addRules: rules.map((rule) => ({ ...rule, id: base + rule.id })),
    });
    place += 1;
  }

  async function clear(): Promise<void> {
    set.clear();
    const all = await browser.declarativeNetRequest.getSessionRules();
    await browser.declarativeNetRequest.updateSessionRules({ removeRuleIds: all.map(({ id }) => id) });
  }

  return {
    name(host) {
      const known = set.get(host);
      if (known) return known;
      const written = queue.then(() => write(host));
      queue = written.catch(() => set.delete(host));
      set.set(host, written);
      return written;
    },
    forget() {
      const cleared = queue.then(clear);
      queue = cleared.catch(reportAs('connection.header-rules'));
      return cleared;
    },
  };
}
