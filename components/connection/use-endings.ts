import { useEffect, useState } from 'preact/hooks';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';

/** The last characters of both credentials, from the background; empty while they aren't known, as when locked. */
export function useEndings(connection: Connection): { applicationKey: string; userToken: string } {
  const [endings, setEndings] = useState({ applicationKey: '', userToken: '' });
  useEffect(() => {
    let isCanceled = false;
    void request('vault.endings', {}).then((result) => {
      // Without them the screen says "saved", which is also true.
      const known = result.ok ? result.value : null;
      if (!isCanceled) setEndings(known ?? { applicationKey: '', userToken: '' });
    });
    return () => {
      isCanceled = true;
    };
  }, [connection]);
  return endings;
}
