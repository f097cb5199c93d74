import { useMemo } from 'preact/hooks';
import { formatDate, t } from '../../../lib/i18n/index.ts';
import { openLocalCopy, slices } from '../../../lib/library/index.ts';
import type { Instant, WorldId } from '../../../lib/model/index.ts';
import { readPastWorld } from '../../../lib/put-back/index.ts';
import { readAvailableWorlds, watchAvailableWorlds } from '../../../lib/stored-state/index.ts';
import { stateOf } from '../../../lib/versions/index.ts';
import { fieldLabel } from '../../history/index.ts';
import { useWatched } from '../../ui/index.ts';
import { IntoWorld } from './into-world.tsx';
import { PutBackStatus } from './put-back-status.tsx';
import { knownOf, type PutBackSource } from './use-put-back.ts';

/** What the versions have of a world at a time. */
const fromVersions = (worldId: WorldId, since: Instant): PutBackSource => ({
  ...{ worldId, isOwn: true },
  read: () =>
    knownOf(worldId, async (there, paths) => {
      const copy = await openLocalCopy();
      const { changed, gone, ...then } = await readPastWorld({
        ...{ worldId, since, there, slice: slices() },
        back: new Map([...paths].map(([path, id]) => [path.replace(/^.*\//, ''), id])),
        async stateNow(ref) {
          const body = await copy.body(worldId, ref);
          return body ? stateOf(body.resource) : null;
        },
      });
      const named = [...changed].map(([key, names]) => [key, names.map(fieldLabel)] as const);
      return {
        ...{ ...then, damaged: new Set(), fields: new Map(named) },
        compared: { gone, changed: new Set(changed.keys()) },
      };
    }),
});

const titleOf = async (worldId: WorldId): Promise<string> =>
  (await readAvailableWorlds()).worlds.find(({ id }) => id === worldId)?.title || t('world.untitled');

/** Puts back what changed in a world since a time, as it was then. `since` 0: what was deleted, with its last text. */
export function PutBackVersions({ worldId, since }: { worldId: WorldId; since: Instant }) {
  const source = useMemo(() => fromVersions(worldId, since), [worldId, since]);
  const world = useWatched(() => titleOf(worldId), watchAvailableWorlds, [worldId]);
  const time = formatDate(since, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="put-back column gap-3" aria-label={t('putBack.title')}>
      <h2 dir="auto">{world}</h2>
      <p class="soft">{since === 0 ? t('putBack.hintLast') : t('putBack.hintThen', { time })}</p>
      <PutBackStatus worldId={worldId} />
      <IntoWorld source={source} nothing={t('putBack.nothingThen')} />
    </section>
  );
}
