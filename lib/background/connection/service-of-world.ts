import type { WorldId } from '../../model/index.ts';
import { createSampleService, hasSampleWorld, SAMPLE_WORLD_ID } from '../../sample-world/index.ts';
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
  const sampleService = (): FullService => {
    sample ??= createSampleService();
    return sample;
  };
  return async (worldId) => {
    switch (await sourceOf(worldId)) {
      case 'sample':
        return sampleService();
      case 'export':
        return null;
      default:
        if (worldId !== SAMPLE_WORLD_ID) return access.wholeService();
        // It gets its first changes before it is listed. Nobody's account has it.
        return (await hasSampleWorld()) ? sampleService() : null;
    }
  };
}
