import type { AvailableWorld, ConnectionSummary } from '../../lib/stored-state/index.ts';

/**
 * Whether a draft for this world is taken once it is saved: by World Anvil, or by the sample world on this device. A
 * world that was read from its export takes none. Undefined: no world is chosen, or nothing is read yet.
 */
export function canSendTo(
  world: AvailableWorld | undefined,
  connection: ConnectionSummary | undefined,
): boolean {
  if (world?.source === 'sample') return true;
  return world?.source !== 'export' && connection?.state !== 'none';
}
