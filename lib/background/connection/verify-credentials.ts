import browser from 'webextension-polyfill';
import type { ConnectStep } from '../../messaging/index.ts';
import type { Identity, WorldSummary } from '../../model/index.ts';
import { parseAddress, type Service, ServiceError, type ServiceFailure } from '../../service/index.ts';
import type { Credentials } from '../../vault/index.ts';

/** What came of introducing ourselves to a service. */
export interface Verification {
  steps: ConnectStep[];
  /** Null where a step failed. */
  met: { identity: Identity; worlds: WorldSummary[]; templates: readonly string[] } | null;
  /** The service turned the credentials away: its sentence. */
  refusal: string | null;
}

const MAY_NOT =
  'The service knows these keys but does not let this account use them. Nothing was changed; its API is for certain memberships, so check yours there.';

function asFailure(error: unknown): ServiceFailure {
  if (error instanceof ServiceError) return error.failure;
  throw error;
}

const isRefusal = ({ kind }: ServiceFailure) => kind === 'unauthorised' || kind === 'forbidden';

async function mayReach(permission: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [permission] });
}

/**
 * Goes through the steps in order and stops at the first that fails: is the address one, may we reach it, does a service
 * answer there, does it take the keys, who are we to it, which worlds are there. Writes nothing down.
 */
export async function verifyCredentials(
  credentials: Credentials,
  serviceWith: (credentials: Credentials) => Promise<Service>,
): Promise<Verification> {
  const steps: ConnectStep[] = [];
  const step = (name: ConnectStep['name'], ok: boolean, sentence: string) =>
    steps.push({ name, ok, sentence });
  const stopped = (refusal: string | null = null): Verification => ({ steps, met: null, refusal });

  const place = parseAddress(credentials.address, credentials.version, credentials.segment);
  if (!place.ok) {
    step('address', false, place.sentence);
    return stopped();
  }
  if (!(await mayReach(place.permission))) {
    step(
      'address',
      false,
      `The browser does not let Loreside reach ${place.host}. Nothing was sent; press Connect and choose Allow.`,
    );
    return stopped();
  }

  const service = await serviceWith(credentials);
  const identity = await service.identity().catch(asFailure);
  if ('kind' in identity) {
    if (!isRefusal(identity)) {
      step('address', false, identity.sentence);
      return stopped();
    }
    const sentence = identity.kind === 'forbidden' ? MAY_NOT : identity.sentence;
    step('address', true, `${place.host} answers as the service.`);
    step('keys', false, sentence);
    return stopped(sentence);
  }
  step('address', true, `${place.host} answers as the service.`);
  step('keys', true, 'Both keys are accepted.');
  step('identity', true, `You are ${identity.username}.`);

  const worlds = await service.worlds().catch(asFailure);
  if ('kind' in worlds) {
    step('worlds', false, worlds.sentence);
    return stopped(isRefusal(worlds) ? worlds.sentence : null);
  }
  step('worlds', true, worldsFound(worlds.length));
  return { steps, met: { identity, worlds, templates: service.capabilities.templates }, refusal: null };
}

function worldsFound(count: number): string {
  if (count === 0) return 'This account has no world yet. Make one on the platform, then check again.';
  return count === 1 ? 'One world found.' : `${count} worlds found.`;
}
