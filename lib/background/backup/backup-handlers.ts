import type { Handlers } from '../../messaging/index.ts';
import { ok } from '../../model/index.ts';
import type { CallService } from '../core/call-service.ts';
import type { BackupRunner } from './backup-runner.ts';

/** Handlers for the backup screen. */
export function backupHandlers(
  backup: BackupRunner,
  call: CallService,
): Pick<Handlers, 'backup.read' | 'backup.secret'> {
  return {
    async 'backup.read'({ worldId, command }) {
      if (command === 'pause') await backup.pause(worldId);
      else if (command === 'goOn') await backup.goOn(worldId);
      else if (command === 'stop') await backup.stop(worldId);
      else await backup.begin(worldId, command);
      return ok(undefined);
    },
    'backup.secret': ({ worldId, id }) => call(worldId, (service) => service.secret(id, { urgency: 'sync' })),
  };
}
