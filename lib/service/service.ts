import { ARAGORN_CAPABILITIES, ARAGORN_CORE } from './aragorn/index.ts';
import { BOROMIR_CAPABILITIES, BOROMIR_CORE } from './boromir/index.ts';
import { clientOf, type ServiceOptions } from './client-of.ts';
import { assembleResources } from './describe-method.ts';
import type { FullService, Service } from './port.ts';

/** The service with the core resources only. Throws a `ServiceError` for an invalid address. */
export function createService(options: ServiceOptions): Service {
  const { version } = options;
  const client = clientOf(options);
  return version === 'current'
    ? {
        ...assembleResources(BOROMIR_CORE, client),
        version,
        capabilities: BOROMIR_CAPABILITIES,
      }
    : {
        ...assembleResources(ARAGORN_CORE, client),
        version,
        capabilities: ARAGORN_CAPABILITIES,
      };
}

/** Like `createFullService`, but loads its code on first use. */
export async function loadFullService(options: ServiceOptions): Promise<FullService> {
  const { createFullService } = await import('./full-service.ts');
  return createFullService(options);
}
