import browser from 'webextension-polyfill';
import type { Sentence } from '../../i18n/index.ts';
import { say } from '../../i18n/index.ts';
import type { ConnectStep } from '../../messaging/index.ts';
import type { Identity, WorldSummary } from '../../model/index.ts';
import { attempt, parseAddress, type Service, type ServiceFailure } from '../../service/index.ts';
import type { Credentials } from '../../vault/index.ts';

/** The result of verifying credentials. */
export interface Verification {
  steps: ConnectStep[];
  /** Null where a step failed. */
  met: { identity: Identity; worlds: WorldSummary[]; templates: readonly string[] } | null;
  /** Why World Anvil rejected the credentials. */
  refusal: string | null;
}

const MAY_NOT =
  'The service knows these keys but does not let this account use them. Nothing was changed; its API is for certain memberships, so check yours there.';

const isRefusal = ({ kind }: ServiceFailure) => kind === 'unauthorised' || kind === 'forbidden';

async function mayReach(permission: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [permission] });
}

/**
 * Verifies in steps and stops at the first failure: valid address, permission, a service that responds, accepted keys,
 * identity, worlds. Stores nothing.
 */
export async function verifyCredentials(
  credentials: Credentials,
  serviceWith: (credentials: Credentials) => Promise<Service>,
): Promise<Verification> {
  const steps: ConnectStep[] = [];
  const step = (name: ConnectStep['name'], ok: boolean, sentence: Sentence) =>
    steps.push({ name, ok, sentence });
  const stopped = (refusal: string | null = null): Verification => ({ steps, met: null, refusal });

  const place = parseAddress(credentials.address, credentials.version, credentials.segment);
  if (!place.ok) {
    step('address', false, place.problem.sentence);
    return stopped();
  }
  const { host, permission } = place.value;
  if (!(await mayReach(permission))) {
    step(
      'address',
      false,
      `The browser does not let Loreside reach ${host}. Nothing was sent; press Connect and choose Allow.`,
    );
    return stopped();
  }

  const service = await serviceWith(credentials);
  const introduced = await attempt(() => service.identity());
  if (!introduced.ok) {
    const { problem } = introduced;
    if (!isRefusal(problem)) {
      step('address', false, problem.sentence);
      return stopped();
    }
    const sentence = problem.kind === 'forbidden' ? MAY_NOT : problem.sentence;
    step('address', true, `${host} answers as the service.`);
    step('keys', false, sentence);
    return stopped(say(sentence));
  }
  const identity = introduced.value;
  step('address', true, `${host} answers as the service.`);
  step('keys', true, 'Both keys are accepted.');
  step('identity', true, `You are ${identity.username}.`);

  const listed = await attempt(() => service.worlds());
  if (!listed.ok) {
    const { sentence } = listed.problem;
    step('worlds', false, sentence);
    return stopped(isRefusal(listed.problem) ? say(sentence) : null);
  }
  const worlds = listed.value;
  step('worlds', true, worldsFound(worlds.length));
  return { steps, met: { identity, worlds, templates: service.capabilities.templates }, refusal: null };
}

function worldsFound(count: number): string {
  if (count === 0) return 'This account has no world yet. Make one on the platform, then check again.';
  return count === 1 ? 'One world found.' : `${count} worlds found.`;
}
