import browser from 'webextension-polyfill';
import { isMessage, type Message, message } from '../i18n/index.ts';

/** The kinds of data that this browser asks the person about. Only Firefox's manifest declares any. */
const declaredData = () =>
  browser.runtime.getManifest().browser_specific_settings?.gecko?.data_collection_permissions?.optional ?? [];

/** Whether the person allows sending data. True in browsers that don't ask. */
export async function hasConsent(): Promise<boolean> {
  const declared = declaredData();
  if (declared.length === 0) return true;
  const { data_collection: given } = await browser.permissions.getAll();
  // A Firefox that doesn't ask about data lists none at all.
  return given === undefined || declared.every((kind) => given.includes(kind));
}

/** `host`: the browser denies access to the address. `consent`: the person doesn't allow sending data. */
export type MissingAccess = 'host' | 'consent';

/** What keeps Loreside from sending to a host, if anything. */
export async function missingAccess(origin: string): Promise<MissingAccess | null> {
  if (!(await browser.permissions.contains({ origins: [origin] }))) return 'host';
  return (await hasConsent()) ? null : 'consent';
}

/** Asks for hosts, and in Firefox for consent, in one prompt. Call it in a click handler, before any await. */
export async function requestAccess(origins: string[]): Promise<boolean> {
  const data = declaredData();
  return browser.permissions.request(data.length === 0 ? { origins } : { origins, data_collection: data });
}

/** Gives the consent back, so that the next connection asks again. */
export async function removeConsent(): Promise<void> {
  const data = declaredData();
  if (data.length > 0) await browser.permissions.remove({ data_collection: data });
}

const LOST = { host: 'connection.permissionLost', consent: 'connection.consentLost' } as const;

/** Says that a connection may no longer be used, and what still works. */
export const accessLost = (missing: MissingAccess, host: string): Message =>
  missing === 'host' ? message(LOST.host, { host }) : message(LOST.consent);

/** Whether a connection was refused only because its access was lost. Its keys are fine. */
export const isAccessLost = (sentence: unknown): boolean =>
  isMessage(sentence) && Object.values(LOST).some((id) => id === sentence.id);

/** Calls `changed` whenever permissions are given or taken back. Returns a function that unsubscribes. */
export function watchPermissions(changed: () => void): () => void {
  const events = [browser.permissions.onAdded, browser.permissions.onRemoved];
  for (const event of events) event.addListener(changed);
  return () => {
    for (const event of events) event.removeListener(changed);
  };
}
