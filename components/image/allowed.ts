import { useCallback, useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { changePictureHosts, readPictureHosts, watchPictureHosts } from '../../lib/stored-state/index.ts';

async function allowedNow(): Promise<ReadonlySet<string>> {
  const list = await readPictureHosts().catch(() => []);
  const may = await Promise.all(
    list.map((pattern) => browser.permissions.contains({ origins: [pattern] }).catch(() => false)),
  );
  return new Set(list.filter((_, at) => may[at]));
}

export interface Allowance {
  /** Undefined until it was looked up. */
  allowed: ReadonlySet<string> | undefined;
  /** To be called right in a click: Firefox wants to be asked before anything is awaited. Resolves to whether it may. */
  allow: (pattern: string) => Promise<boolean>;
  forbid: (pattern: string) => void;
}

/**
 * The hosts whose pictures may be fetched: a person has said so here, and the browser agrees. That the browser lets
 * Loreside talk to a host for other reasons is not enough.
 */
export function useAllowance(): Allowance {
  const [allowed, setAllowed] = useState<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    let looked = 0;
    const look = () => {
      looked += 1;
      const mine = looked;
      void allowedNow().then((now) => mine === looked && setAllowed(now));
    };
    look();
    const unwatch = watchPictureHosts(look);
    browser.permissions.onRemoved.addListener(look);
    return () => {
      looked = -1;
      unwatch();
      browser.permissions.onRemoved.removeListener(look);
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
      // At once on this screen, whatever the store says.
      setAllowed((now) => now && new Set([...now].filter((one) => one !== pattern)));
      detach(
        changePictureHosts((before) => before.filter((one) => one !== pattern)),
        'image.forgetHost',
      );
    }, []),
  };
}
