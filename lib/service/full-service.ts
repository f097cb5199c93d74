import { ARAGORN, ARAGORN_CAPABILITIES, ARAGORN_ORDERS } from './aragorn/index.ts';
import { BOROMIR, BOROMIR_CAPABILITIES } from './boromir/index.ts';
import { clientOf, type ServiceOptions } from './client-of.ts';
import { assembleResources, missingIn, withRefusals } from './describe-method.ts';
import type { FullService } from './port.ts';

/** Creates the service with all resources. Throws like `createService`. */
export function createFullService(options: ServiceOptions): FullService {
  const { version } = options;
  const client = clientOf(options);
  const boromir = assembleResources(BOROMIR, client);
  const aragorn = assembleResources(ARAGORN, client);
  const methods = version === 'current' ? withRefusals(boromir, aragorn) : withRefusals(aragorn, boromir);
  const capabilities = version === 'current' ? BOROMIR_CAPABILITIES : ARAGORN_CAPABILITIES;
  const orders = version === 'current' ? {} : ARAGORN_ORDERS;
  return {
    ...methods,
    version,
    capabilities: { ...capabilities, orders, missing: missingIn(methods) },
  };
}
