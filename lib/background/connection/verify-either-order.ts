import { message } from '../../i18n/index.ts';
import type { Service } from '../../service/index.ts';
import type { Credentials } from '../../vault/index.ts';
import { type Verification, verifyCredentials } from './verify-credentials.ts';

/** How typed credentials were verified. */
export interface OrderedVerification extends Verification {
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
