/** API credentials and address. Only the background ever has access to them. */
export interface Credentials {
  address: string;
  version: 'current' | 'earlier';
  segment: string;
  applicationKey: string;
  userToken: string;
}

/** All fields. Each is encrypted separately. */
export const FIELDS = [
  'address',
  'version',
  'segment',
  'applicationKey',
  'userToken',
] as const satisfies readonly (keyof Credentials)[];

export type CredentialField = (typeof FIELDS)[number];

/** Returns null if the fields aren't valid credentials. */
export function credentialsFrom(fields: Record<CredentialField, string>): Credentials | null {
  const { version } = fields;
  return version === 'current' || version === 'earlier' ? { ...fields, version } : null;
}
