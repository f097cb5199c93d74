import { EARLIER, EARLIER_CAPABILITIES, EARLIER_ORDERS } from './aragorn/index.ts';
import { CURRENT, CURRENT_CAPABILITIES } from './boromir/index.ts';
import { clientOf, type ServiceOptions } from './connecting.ts';
import { assemble, completed, missingIn } from './described.ts';
import type { WholeService } from './port.ts';

/** The whole platform behind one port. Throws as `createService` does. */
export function createWholeService(options: ServiceOptions): WholeService {
  const { version } = options;
  const client = clientOf(options);
  const current = assemble(CURRENT, client);
  const earlier = assemble(EARLIER, client);
  const methods = version === 'current' ? completed(current, earlier) : completed(earlier, current);
  const capabilities = version === 'current' ? CURRENT_CAPABILITIES : EARLIER_CAPABILITIES;
  const orders = version === 'current' ? {} : EARLIER_ORDERS;
  return { ...methods, version, capabilities: { ...capabilities, orders, missing: missingIn(methods) } };
}
