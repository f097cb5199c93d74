import { t } from '../../lib/i18n/index.ts';
import { isAccessLost } from '../../lib/permissions/index.ts';
import { DEFAULT_SEGMENTS } from '../../lib/service/index.ts';
import type { Connection, ConnectionSummary } from '../../lib/stored-state/index.ts';
import type { Version } from './details.ts';

/** “Current version”, with the segment if it isn't the default. */
export function versionText(of: { version: Version; segment: string }): string {
  const isCurrent = of.version === 'current';
  if (of.segment === DEFAULT_SEGMENTS[of.version])
    return t(isCurrent ? 'connection.currentVersion' : 'connection.earlierVersion');
  const values = { version: of.segment };
  return isCurrent
    ? t('connection.currentVersionNamed', values)
    : t('connection.earlierVersionNamed', values);
}

/** Whether no credential was ever stored unencrypted in the browser's files. */
export const isEncrypted = ({ hasPassphrase, tokenExposed }: Connection): boolean =>
  hasPassphrase && !tokenExposed;

export type ConnectionTone = 'good' | 'warn' | 'plain';

/** The state of the connection in a word, for a header. */
export function stateLabel(connection: ConnectionSummary): { word: string; tone: ConnectionTone } {
  switch (connection.state) {
    case 'none':
      return { word: t('connection.stateNone'), tone: 'plain' };
    case 'connected':
      return { word: t('connection.stateConnected'), tone: 'good' };
    case 'locked':
      return { word: t('connection.stateLocked'), tone: 'plain' };
    case 'refused':
      return {
        word: t(isAccessLost(connection.sentence) ? 'connection.stateNotAllowed' : 'connection.stateRefused'),
        tone: 'warn',
      };
  }
}

/** The title of the chosen world, or null. */
export function worldTitle(connection: ConnectionSummary): string | null {
  if (connection.state === 'none') return null;
  return connection.worlds.find((world) => world.id === connection.worldId)?.title ?? null;
}

/** People recognize a stored secret by its end, if it is long enough to show one. */
export function endingText(ending: string): string {
  return ending ? t('connection.keyEnding', { ending }) : t('connection.keySaved');
}
