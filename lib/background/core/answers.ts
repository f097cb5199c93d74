import { backupAnswers } from '../backup/backup-handlers.ts';
import type { Backup } from '../backup/backup-runner.ts';
import { historyAnswers } from '../history/history-handlers.ts';
import type { HistoryRoom } from '../history/history-runner.ts';
import { manuscriptTexts } from '../manuscript/manuscript-text.ts';
import { linkAnswers } from '../pages/link-handlers.ts';
import { createPageAnswers } from '../pages/page-handlers.ts';
import { addStatblock } from '../statblock/add-statblock.ts';
import { readTemplate } from '../statblock/statblock-templates.ts';
import { readGroups } from '../world/subscriber-groups.ts';
import { readWorld } from '../world/world-settings.ts';
import { asking } from './call-service.ts';
import type { Lent } from './deferred.ts';
import type { ScreenAnswers } from './screen-answers.ts';

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
