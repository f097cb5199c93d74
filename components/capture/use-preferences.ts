import { useEffect, useState } from 'preact/hooks';
import type { LostDrafts, OutboxPause } from '../../lib/outbox/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { AvailableWorlds, ConnectionSummary, Slowdown } from '../../lib/stored-state/index.ts';

/** A value of the screen that is still there when it opens again. */
export function useRemembered<T>(read: () => T, remember: (value: T) => void): [T, (value: T) => void] {
  const [value, setValue] = useState(read);
  const change = (next: T) => {
    setValue(() => next);
    remember(next);
  };
  return [value, change];
}

/** Settings, connection, worlds, and notices about the outbox. */
export interface Preferences {
  connection: ConnectionSummary;
  available: AvailableWorlds;
  settings: Settings;
  pause: OutboxPause | null;
  lost: LostDrafts | null;
  /** The connected account; null if it isn't known. */
  accountId: string | null;
  slowdown: Slowdown | null;
}

// Requested before anything is rendered.
const storedModule = import('./stored.ts');

/** All of them together, kept up to date; undefined until they are read. */
export function usePreferences(): Preferences | undefined {
  const [preferences, setPreferences] = useState<Preferences | undefined>(undefined);
  useEffect(() => {
    let isCanceled = false;
    const unwatch: (() => void)[] = [];
    void (async () => {
      const stored = await storedModule;
      const read = async () => {
        const [connection, available, settings, pause, lost, accountId, slowdown] = await Promise.all([
          stored.readConnection(),
          stored.readAvailableWorlds(),
          stored.readSettings(),
          stored.readOutboxPause(),
          stored.readLostDrafts(),
          stored.readAccountId(),
          stored.readSlowdown(),
        ]);
        if (!isCanceled)
          setPreferences({ connection, available, settings, pause, lost, accountId, slowdown });
      };
      if (isCanceled) return;
      const refresh = () => void read();
      unwatch.push(
        stored.watchAvailableWorlds(refresh),
        stored.watchSettings(refresh),
        stored.watchOutboxPause(refresh),
        stored.watchLostDrafts(refresh),
        stored.watchSlowdown(refresh),
      );
      await read();
    })();
    return () => {
      isCanceled = true;
      for (const stop of unwatch) stop();
    };
  }, []);
  return preferences;
}
