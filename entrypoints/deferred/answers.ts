import type { Lent } from '../background/deferred.ts';
import type { ScreenAnswers } from '../background/screenanswers.ts';
import { addStatblock } from './addstatblock.ts';
import { readGroups } from './audience.ts';
import type { Backup } from './backup.ts';
import { backupAnswers } from './backupanswers.ts';
import type { HistoryRoom } from './history.ts';
import { historyAnswers } from './historyanswers.ts';
import { linkAnswers } from './linkanswers.ts';
import { manuscriptTexts } from './manuscripttext.ts';
import { asking } from './outcome.ts';
import { createPageAnswers } from './pages.ts';
import { readTemplate } from './templates.ts';
import { readWorld } from './worldsettings.ts';

/** What screens ask of the platform beside the library. */
export function createAnswers(lent: Lent, backup: Backup, history: HistoryRoom): ScreenAnswers {
  const ask = asking(lent);
  const texts = manuscriptTexts(ask);

  return {
    ...createPageAnswers(ask),
    ...linkAnswers(),
    ...backupAnswers(backup, ask),
    ...historyAnswers(history, ask),
    'statblock.template': ({ id }) => readTemplate(id, ask),
    'statblock.add': ({ worldId, typed }) => ask((service) => addStatblock(service, worldId, typed)),
    'secret.groups': ({ worldId }) => ask((service) => readGroups(service, worldId)),
    'world.read': ({ worldId }) => ask((service) => readWorld(service, worldId)),
    'user.profile': ({ id }) => ask((service) => service.userProfile(id, { urgency: 'person' })),
    'manuscript.text': ({ versionId }) => texts.read(versionId),
    'manuscript.stop': async ({ versionId }) => {
      texts.stop(versionId);
      return { ok: true, value: undefined };
    },
  };
}
