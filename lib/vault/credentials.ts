/** What the service wants with each call, and where it is. Only the background ever holds one of these. */
export interface Credentials {
  address: string;
  version: 'current' | 'earlier';
  segment: string;
  applicationKey: string;
  userToken: string;
}

/** Every field, each sealed on its own. */
export const FIELDS = [
  'address',
  'version',
  'segment',
  'applicationKey',
  'userToken',
] as const satisfies readonly (keyof Credentials)[];

export type CredentialField = (typeof FIELDS)[number];

/** Null where the fields do not make credentials. */
export function credentialsFrom(fields: Record<CredentialField, string>): Credentials | null {
  const { version } = fields;
  return version === 'current' || version === 'earlier' ? { ...fields, version } : null;
}
