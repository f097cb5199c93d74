import { EARLIER_CAPABILITIES, EARLIER_CORE } from './aragorn/index.ts';
import { CURRENT_CAPABILITIES, CURRENT_CORE } from './boromir/index.ts';
import { clientOf, type ServiceOptions } from './connecting.ts';
import { assemble } from './described.ts';
import type { Service, WholeService } from './port.ts';

/**
 * What capturing, the outbox and the local copy need of the platform, and no more of the code.
 * Throws a `ServiceError` for an address that `parseAddress` refuses.
 */
export function createService(options: ServiceOptions): Service {
  const { version } = options;
  const client = clientOf(options);
  return version === 'current'
    ? { ...assemble(CURRENT_CORE, client), version, capabilities: CURRENT_CAPABILITIES }
    : { ...assemble(EARLIER_CORE, client), version, capabilities: EARLIER_CAPABILITIES };
}

/** As `createWholeService`, whose code is loaded when it is first asked for. */
export async function loadWholeService(options: ServiceOptions): Promise<WholeService> {
  const { createWholeService } = await import('./whole.ts');
  return createWholeService(options);
}
