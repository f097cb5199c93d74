import { ARAGORN, ARAGORN_CAPABILITIES, ARAGORN_ORDERS } from './aragorn/index.ts';
import { BOROMIR, BOROMIR_CAPABILITIES } from './boromir/index.ts';
import { clientOf, type ServiceOptions } from './connecting.ts';
import { assembleResources, missingIn, withRefusals } from './describe-method.ts';
import type { FullService } from './port.ts';

/** The whole platform behind one port. Throws as `createService` does. */
export function createFullService(options: ServiceOptions): FullService {
  const { version } = options;
  const client = clientOf(options);
  const current = assembleResources(BOROMIR, client);
  const earlier = assembleResources(ARAGORN, client);
  const methods = version === 'current' ? withRefusals(current, earlier) : withRefusals(earlier, current);
  const capabilities = version === 'current' ? BOROMIR_CAPABILITIES : ARAGORN_CAPABILITIES;
  const orders = version === 'current' ? {} : ARAGORN_ORDERS;
  return { ...methods, version, capabilities: { ...capabilities, orders, missing: missingIn(methods) } };
}
