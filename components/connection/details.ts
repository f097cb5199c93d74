import { type Message, message } from '../../lib/i18n/index.ts';
import { DEFAULT_ADDRESS, DEFAULT_SEGMENTS, parseAddress } from '../../lib/service/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';

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
