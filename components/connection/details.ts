import { DEFAULT_ADDRESS, DEFAULT_SEGMENTS, parseAddress } from '../../lib/service/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';

export type Version = Connection['version'];

/** What is typed into the form; secrets among it, so it lives in memory only. */
export interface Details {
  address: string;
  version: Version;
  segment: string;
  applicationKey: string;
  userToken: string;
}

/** The form as it opens: where the connection pointed before, else World Anvil's current version. Never the secrets. */
export function startingDetails(known: Connection | null): Details {
  return {
    address: known?.address ?? DEFAULT_ADDRESS,
    version: known?.version ?? 'current',
    segment: known?.segment ?? DEFAULT_SEGMENTS.current,
    applicationKey: '',
    userToken: '',
  };
}

/** Where the user token is found, for an address that can be one. */
export function tokenPage(address: string): string | null {
  const parsed = parseAddress(address, 'current', '');
  return parsed.ok ? `${parsed.address}/api/auth/key` : null;
}

export type DetailProblems = Partial<Record<'address' | 'segment' | 'applicationKey' | 'userToken', string>>;

/** What can be told without asking anybody; empty when all of it can be sent. */
export function problemsOf(details: Details): DetailProblems {
  const problems: DetailProblems = {};
  const address = parseAddress(details.address, details.version, '');
  const both = parseAddress(details.address, details.version, details.segment);
  if (!address.ok) problems.address = address.sentence;
  else if (!both.ok) problems.segment = both.sentence;
  if (!details.applicationKey.trim()) problems.applicationKey = 'Paste your application key here.';
  if (!details.userToken.trim()) problems.userToken = 'Paste your user token here.';
  return problems;
}
