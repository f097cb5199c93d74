import { type Message, message, readMessage } from '../../i18n/index.ts';
import type { ConnectStep } from '../../messaging/index.ts';
import type { Identity, KeyName, WorldSummary } from '../../model/index.ts';
import { missingAccess } from '../../permissions/index.ts';
import { attempt, parseAddress, type Service, type ServiceFailure } from '../../service/index.ts';
import type { Credentials } from '../../vault/index.ts';

/** The result of verifying credentials. */
export interface Verification {
  steps: ConnectStep[];
  /** Null where a step failed. */
  met: { identity: Identity; worlds: WorldSummary[]; templates: readonly string[] } | null;
  /** Why World Anvil rejected the credentials. */
  refusal: Message | null;
  /** The key that World Anvil doesn't know; `either` if it doesn't say which. Null if it knows both, or didn't answer. */
  wrongKey: KeyName | 'either' | null;
}

const isRefusal = ({ kind }: ServiceFailure) => kind === 'unauthorised' || kind === 'forbidden';

/** Verifies in steps: address, permission, response, keys, identity, worlds. Stores nothing. */
export async function verifyCredentials(
  credentials: Credentials,
  serviceWith: (credentials: Credentials) => Promise<Service>,
): Promise<Verification> {
  const steps: ConnectStep[] = [];
  const step = (name: ConnectStep['name'], ok: boolean, sentence: Message) =>
    steps.push({ name, ok, sentence });
  const stopped = (refusal: Message | null = null): Verification => {
    return { steps, met: null, refusal, wrongKey: null };
  };

  const place = parseAddress(credentials.address, credentials.version, credentials.segment);
  if (!place.ok) {
    step('address', false, place.problem.sentence);
    return stopped();
  }
  const { host, permission } = place.value;
  const missing = await missingAccess(permission);
  if (missing) {
    const isHost = missing === 'host';
    step(
      'address',
      false,
      isHost ? message('connection.permissionMissing', { host }) : message('connection.consentMissing'),
    );
    return stopped();
  }

  const service = await serviceWith(credentials);
  const introduced = await attempt(() => service.identity());
  if (!introduced.ok) {
    const { problem } = introduced;
    if (!isRefusal(problem)) {
      step('address', false, readMessage(problem.sentence));
      return stopped();
    }
    const sentence =
      problem.kind === 'forbidden' ? message('connection.noApiAccess') : readMessage(problem.sentence);
    step('address', true, message('connection.responded'));
    step('keys', false, sentence);
    const wrongKey = problem.kind === 'unauthorised' ? (problem.key ?? 'either') : null;
    return { ...stopped(sentence), wrongKey };
  }
  const identity = introduced.value;
  step('address', true, message('connection.responded'));
  step('keys', true, message('connection.keysAccepted'));
  step('identity', true, message('connection.signedInAs', { name: identity.username }));

  const listed = await attempt(() => service.worlds());
  if (!listed.ok) {
    const sentence = readMessage(listed.problem.sentence);
    step('worlds', false, sentence);
    return stopped(isRefusal(listed.problem) ? sentence : null);
  }
  const worlds = listed.value;
  step('worlds', true, message('connection.worldsFound', { count: worlds.length }));
  const met = { identity, worlds, templates: service.capabilities.templates };
  return { steps, met, refusal: null, wrongKey: null };
}

/** How typed credentials were verified. */
interface OrderedVerification extends Verification {
  /** With each key in its own place, as far as World Anvil tells. */
  credentials: Credentials;
  /** Each key was typed in the other's place. */
  areExchanged: boolean;
}

/**
 * Verifies credentials that a person typed. The keys look alike, so if World Anvil doesn't know them, they are tried once
 * the other way around: one more request, with the same two keys to the same address.
 */
export async function verifyEitherOrder(
  typed: Credentials,
  serviceWith: (credentials: Credentials) => Promise<Service>,
): Promise<OrderedVerification> {
  const verified = await verifyCredentials(typed, serviceWith);
  const asTyped = { ...verified, credentials: typed, areExchanged: false };
  if (verified.wrongKey === null) return asTyped;

  const credentials = { ...typed, applicationKey: typed.userToken, userToken: typed.applicationKey };
  const other = await verifyCredentials(credentials, serviceWith);
  // If neither order is accepted, the first answer is about the fields as they are.
  if (other.wrongKey !== null) return asTyped;
  // Without an answer, the keys may be in either order.
  const isAnswered = other.steps.some(({ name }) => name === 'keys');
  if (!isAnswered) return { ...other, credentials: typed, areExchanged: false };
  const steps = other.steps.map((step) =>
    step.name === 'keys' && step.ok ? { ...step, sentence: message('connection.keysExchanged') } : step,
  );
  return { ...other, steps, credentials, areExchanged: true };
}
