import type { WorldId } from '../../model/index.ts';
import { createSampleService } from '../../sample-world/index.ts';
import type { FullService } from '../../service/index.ts';
import { sourceOf } from '../../stored-state/index.ts';
import type { ServiceAccess } from './service-access.ts';

/**
 * Returns what reads and changes a world: World Anvil's API for the account's, our own database for the sample, and
 * nothing for a world that was read from its export.
 */
export function createServiceOfWorld(
  access: Pick<ServiceAccess, 'wholeService'>,
): (worldId: WorldId | null) => Promise<FullService | null> {
  let sample: FullService | null = null;
  return async (worldId) => {
    switch (await sourceOf(worldId)) {
      case 'sample':
        sample ??= createSampleService();
        return sample;
      case 'export':
        return null;
      default:
        return access.wholeService();
    }
  };
}
