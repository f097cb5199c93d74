import { useCallback, useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach, reportAndUse } from '../../lib/diagnostics/index.ts';
import { changePictureHosts, readPictureHosts, watchPictureHosts } from '../../lib/stored-state/index.ts';

async function readAllowed(): Promise<ReadonlySet<string>> {
  const list = await readPictureHosts().catch(reportAndUse('image.readHosts', []));
  const may = await Promise.all(
    // A pattern that this browser doesn't accept isn't allowed either.
    list.map((pattern) => browser.permissions.contains({ origins: [pattern] }).catch(() => false)),
  );
  return new Set(list.filter((_, at) => may[at]));
}

export interface Allowance {
  /** Undefined until it is read. */
  allowed: ReadonlySet<string> | undefined;
  /**
   * Call it right in a click handler: Firefox requires the request before anything is awaited. Resolves to whether
   * permission was granted.
   */
  allow: (pattern: string) => Promise<boolean>;
  forbid: (pattern: string) => void;
}

/**
 * The hosts whose images may be fetched: the person has allowed them here, and the browser permits it. A browser
 * permission that was granted for another purpose isn't enough.
 */
export function useAllowance(): Allowance {
  const [allowed, setAllowed] = useState<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    let latestRead = 0;
    const refresh = () => {
      latestRead += 1;
      const thisRead = latestRead;
      void readAllowed().then((now) => thisRead === latestRead && setAllowed(now));
    };
    refresh();
    const unwatch = watchPictureHosts(refresh);
    browser.permissions.onRemoved.addListener(refresh);
    return () => {
      latestRead = -1;
      unwatch();
      browser.permissions.onRemoved.removeListener(refresh);
    };
  }, []);
  return {
    allowed,
    allow: useCallback(async (pattern) => {
      const granted = await browser.permissions.request({ origins: [pattern] });
      if (granted) await changePictureHosts((before) => [...before, pattern]);
      return granted;
    }, []),
    forbid: useCallback((pattern) => {
      // Applies to this screen at once, before it is stored.
      setAllowed((now) => now && new Set([...now].filter((one) => one !== pattern)));
      detach(
        changePictureHosts((before) => before.filter((one) => one !== pattern)),
        'image.forgetHost',
      );
    }, []),
  };
}
