import type { Asking } from '../core/call-service.ts';
import type { ScreenAnswers } from '../core/screen-answers.ts';
import type { Backup } from './backup-runner.ts';

/** What the screen of backups asks for. */
export function backupAnswers(
  backup: Backup,
  ask: Asking,
): Pick<ScreenAnswers, 'backup.read' | 'backup.secret'> {
  return {
    async 'backup.read'({ worldId, deed }) {
      if (deed === 'pause') await backup.pause(worldId);
      else if (deed === 'goOn') await backup.goOn(worldId);
      else if (deed === 'stop') await backup.stop(worldId);
      else await backup.begin(worldId, deed);
      return { ok: true, value: undefined };
    },
    'backup.secret': ({ id }) => ask((service) => service.secret(id, { urgency: 'sync' })),
  };
}
