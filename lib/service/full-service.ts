import { EARLIER, EARLIER_CAPABILITIES, EARLIER_ORDERS } from './aragorn/index.ts';
import { CURRENT, CURRENT_CAPABILITIES } from './boromir/index.ts';
import { clientOf, type ServiceOptions } from './connecting.ts';
import { assembleResources, missingIn, withRefusals } from './describe-method.ts';
import type { FullService } from './port.ts';

/** The whole platform behind one port. Throws as `createService` does. */
export function createFullService(options: ServiceOptions): FullService {
  const { version } = options;
  const client = clientOf(options);
  const current = assembleResources(CURRENT, client);
  const earlier = assembleResources(EARLIER, client);
  const methods = version === 'current' ? withRefusals(current, earlier) : withRefusals(earlier, current);
  const capabilities = version === 'current' ? CURRENT_CAPABILITIES : EARLIER_CAPABILITIES;
  const orders = version === 'current' ? {} : EARLIER_ORDERS;
  return { ...methods, version, capabilities: { ...capabilities, orders, missing: missingIn(methods) } };
}
