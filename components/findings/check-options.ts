import type { CheckOptions } from '../../lib/checks/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** What a person has told about a world's dates and names. */
export async function readCheckOptions(_worldId: WorldId): Promise<CheckOptions> {
  return {};
}

export const watchCheckOptions =
  (_changed: () => void): (() => void) =>
  () => {};
