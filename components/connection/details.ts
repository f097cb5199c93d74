import { type Message, message, t } from '../../lib/i18n/index.ts';
import { isAccessLost } from '../../lib/permissions/index.ts';
import { DEFAULT_ADDRESS, DEFAULT_SEGMENTS, parseAddress } from '../../lib/service/index.ts';
import {
  type Connection,
  type ConnectionSummary,
  readConnection,
  watchConnection,
} from '../../lib/stored-state/index.ts';
import { useWatched } from '../ui/index.ts';

export type Version = Connection['version'];

/** The form's values. They include secrets, so they live in memory only. */
export interface Details {
  address: string;
  version: Version;
  segment: string;
  applicationKey: string;
  userToken: string;
}

/** What can be sent as a key. */
const KEY = /^[\x21-\x7e]+$/;

/** The initial values: the known connection's address, else the current version of World Anvil. Never the secrets. */
export function startingDetails(known: Connection | null): Details {
  return {
    address: known?.address ?? DEFAULT_ADDRESS,
    version: known?.version ?? 'current',
    segment: known?.segment ?? DEFAULT_SEGMENTS.current,
    applicationKey: '',
    userToken: '',
  };
}

/** The page that shows the user token; null if the address isn't valid. */
export function tokenPage(address: string): string | null {
  const parsed = parseAddress(address, 'current', '');
  return parsed.ok ? `${parsed.value.address}/api/auth/key` : null;
}

export type DetailProblems = Partial<Record<'address' | 'segment' | 'applicationKey' | 'userToken', Message>>;

/** Problems found without a request; empty if everything can be sent. */
export function problemsOf(details: Details): DetailProblems {
  const problems: DetailProblems = {};
  const address = parseAddress(details.address, details.version, '');
  const both = parseAddress(details.address, details.version, details.segment);
  if (!address.ok) problems.address = address.problem.sentence;
  else if (!both.ok) problems.segment = both.problem.sentence;
  const [applicationKey, userToken] = [details.applicationKey.trim(), details.userToken.trim()];
  if (!applicationKey) problems.applicationKey = message('connection.applicationKeyMissing');
  else if (!KEY.test(applicationKey)) problems.applicationKey = message('connection.keyInvalid');
  if (!userToken) problems.userToken = message('connection.userTokenMissing');
  else if (!KEY.test(userToken)) problems.userToken = message('connection.keyInvalid');
  else if (userToken === applicationKey) problems.userToken = message('connection.sameKeys');
  return problems;
}

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

type ConnectionTone = 'good' | 'warn' | 'plain';

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

/** The connection without its secrets; undefined until it is read. */
export function useConnection(): ConnectionSummary | undefined {
  return useWatched(readConnection, watchConnection);
}
