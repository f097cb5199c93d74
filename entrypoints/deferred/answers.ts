import { refreshOne } from '../../lib/library/index.ts';
import type { Lent } from '../background/deferred.ts';
import type { ScreenAnswers } from '../background/screenanswers.ts';
import { addStatblock } from './addstatblock.ts';
import { changeAudience, readGroups } from './audience.ts';
import type { Backup } from './backup.ts';
import { backupAnswers } from './backupanswers.ts';
import { noChanging } from './changing.ts';
import { manuscriptTexts } from './manuscripttext.ts';
import { asking } from './outcome.ts';
import { createPageAnswers } from './pages.ts';
import { mayHold } from './sealing.ts';
import { readSecret } from './secrets.ts';
import { readTemplate } from './templates.ts';
import { changeWorld, readWorld } from './worldsettings.ts';

/** What screens ask of the platform beside the library. */
export function createAnswers(lent: Lent, backup: Backup): ScreenAnswers {
  const ask = asking(lent);
  const texts = manuscriptTexts(ask);

  /** The copy follows what was just changed, and so does what is sealed of it. */
  async function follow(worldId: string, id: string): Promise<void> {
    const { signal } = new AbortController();
    await ask((service) => refreshOne(service, worldId, { kind: 'secret', id }, { signal }));
    if (await mayHold(lent.vault)) await readSecret(worldId, id, lent, ask);
  }

  return {
    ...createPageAnswers(ask, noChanging),
    ...backupAnswers(backup, ask),
    'statblock.template': ({ id }) => readTemplate(id, ask),
    'statblock.add': ({ worldId, typed }) => ask((service) => addStatblock(service, worldId, typed)),
    'secret.change': async (request) => {
      const changed = await ask((service) => changeAudience(service, request));
      if (changed.ok) follow(request.worldId, request.id).catch(() => {});
      return changed;
    },
    'secret.groups': ({ worldId }) => ask((service) => readGroups(service, worldId)),
    'world.read': ({ worldId }) => ask((service) => readWorld(service, worldId)),
    'world.change': (request) => ask((service) => changeWorld(service, request)),
    'user.profile': ({ id }) => ask((service) => service.userProfile(id, { urgency: 'person' })),
    'manuscript.text': ({ versionId }) => texts.read(versionId),
    'manuscript.stop': async ({ versionId }) => {
      texts.stop(versionId);
      return { ok: true, value: undefined };
    },
  };
}
