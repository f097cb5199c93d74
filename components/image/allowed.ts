import { useCallback, useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';

const PLACE = 'image.hosts';

/** Patterns of the hosts whose pictures a person wants to see on this device. */
function wanted(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

async function allowedNow(): Promise<ReadonlySet<string>> {
  const list = wanted();
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
    let gone = false;
    const look = () => void allowedNow().then((now) => !gone && setAllowed(now));
    const stored = ({ key }: StorageEvent) => (key === PLACE || key === null) && look();
    look();
    window.addEventListener('storage', stored);
    browser.permissions.onRemoved.addListener(look);
    return () => {
      gone = true;
      window.removeEventListener('storage', stored);
      browser.permissions.onRemoved.removeListener(look);
    };
  }, []);
  const keep = useCallback(async (list: readonly string[]) => {
    localStorage.setItem(PLACE, JSON.stringify([...new Set(list)]));
    setAllowed(await allowedNow());
  }, []);
  return {
    allowed,
    allow: useCallback(
      async (pattern) => {
        const granted = await browser.permissions.request({ origins: [pattern] });
        if (granted) await keep([...wanted(), pattern]);
        return granted;
      },
      [keep],
    ),
    forbid: useCallback((pattern) => void keep(wanted().filter((one) => one !== pattern)), [keep]),
  };
}
