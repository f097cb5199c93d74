import { keyOf } from '../../../lib/history/backup/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { rawIn } from '../../../lib/put-back/index.ts';
import type { Comparison } from '../compare.ts';
import type { Opened } from '../use-check.ts';
import { knownOf, type PutBackSource } from './use-put-back.ts';

const parents = new WeakMap<Opened, ReturnType<typeof readParents>>();

/** The categories above categories; read once. */
function parentsOf(opened: Opened): ReturnType<typeof readParents> {
  const known = parents.get(opened) ?? readParents(opened);
  parents.set(opened, known);
  return known;
}

async function readParents({ backup }: Opened): Promise<Map<string, string | null>> {
  const above = new Map<string, string | null>();
  for (const { kind, id, json } of backup.manifest.resources) {
    if (kind !== 'category') continue;
    const raw = rawIn(await backup.json(json));
    const parent = rawIn(raw?.parent ?? raw?.parentCategory);
    above.set(id, typeof parent?.id === 'string' ? parent.id : null);
  }
  return above;
}

/** What a backup has. `comparison`: with the world that it came from; null for another one. */
export function fromBackup(opened: Opened, comparison: Comparison | null, worldId: WorldId): PutBackSource {
  const { backup, damaged } = opened;
  const fields = new Map(
    comparison?.changed.map(({ resource, fields: differences }) => [
      `${resource.kind} ${resource.id}`,
      differences.map(({ name }) => name),
    ]),
  );
  return {
    ...{ worldId, isOwn: comparison !== null },
    read: () =>
      knownOf(worldId, async () => ({
        ...{ backup, fields, damaged: new Set(damaged), parents: await parentsOf(opened) },
        compared: comparison && {
          gone: new Set(comparison.gone.map(keyOf)),
          changed: new Set(comparison.changed.map(({ resource }) => keyOf(resource))),
        },
      })),
  };
}
