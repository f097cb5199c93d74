import { ARAGORN_CAPABILITIES, ARAGORN_CORE } from './aragorn/index.ts';
import { BOROMIR_CAPABILITIES, BOROMIR_CORE } from './boromir/index.ts';
import { clientOf, type ServiceOptions } from './connecting.ts';
import { assembleResources } from './describe-method.ts';
import type { FullService, Service } from './port.ts';

/**
 * What capturing, the outbox and the local copy need of the platform, and no more of the code.
 * Throws a `ServiceError` for an address that `parseAddress` refuses.
 */
export function createService(options: ServiceOptions): Service {
  const { version } = options;
  const client = clientOf(options);
  return version === 'current'
    ? { ...assembleResources(BOROMIR_CORE, client), version, capabilities: BOROMIR_CAPABILITIES }
    : { ...assembleResources(ARAGORN_CORE, client), version, capabilities: ARAGORN_CAPABILITIES };
}

/** As `createWholeService`, whose code is loaded when it is first asked for. */
export async function loadFullService(options: ServiceOptions): Promise<FullService> {
  const { createFullService } = await import('./full-service.ts');
  return createFullService(options);
}
