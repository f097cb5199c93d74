import type { WorldCopy } from '../../lib/library/index.ts';
import { readSettings, watchSettings } from '../../lib/settings/index.ts';
import { readConnection, watchConnection } from '../../lib/stored-state/index.ts';
import { useWatched } from '../ui/index.ts';
import { describeListTime } from './time-left.ts';

const readBoth = async () => ({ settings: await readSettings(), connection: await readConnection() });

function watchBoth(changed: () => void): () => void {
  const stops = [watchSettings(changed), watchConnection(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** How long until everything in a world's lists can be searched, in a sentence. */
export function FirstSyncTime({ copy }: { copy: WorldCopy | null }) {
  const known = useWatched(readBoth, watchBoth);
  if (!copy || !known || known.connection.state === 'none') return null;
  return <>{describeListTime(copy, known.settings, known.connection.version)}</>;
}
