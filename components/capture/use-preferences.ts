import { useEffect, useState } from 'preact/hooks';
import type { LostDrafts, OutboxPause } from '../../lib/outbox/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';

/** Settings, connection, and notices about the outbox. */
export interface Preferences {
  connection: ConnectionSummary;
  settings: Settings;
  pause: OutboxPause | null;
  lost: LostDrafts | null;
}

// Requested before anything is rendered.
const module = import('./stored.ts');

/** All of them together, kept up to date; undefined until they are read. */
export function usePreferences(): Preferences | undefined {
  const [preferences, setPreferences] = useState<Preferences | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const unwatch: (() => void)[] = [];
    void (async () => {
      const stored = await module;
      const read = async () => {
        const [connection, settings, pause, lost] = await Promise.all([
          stored.readConnection(),
          stored.readSettings(),
          stored.readOutboxPause(),
          stored.readLostDrafts(),
        ]);
        if (!gone) setPreferences({ connection, settings, pause, lost });
      };
      if (gone) return;
      const again = () => void read();
      unwatch.push(
        stored.watchConnection(again),
        stored.watchSettings(again),
        stored.watchOutboxPause(again),
        stored.watchLostDrafts(again),
      );
      await read();
    })();
    return () => {
      gone = true;
      for (const stop of unwatch) stop();
    };
  }, []);
  return preferences;
}
