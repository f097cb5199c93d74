import { readIntended, setIntended, watchDecisions } from '../../lib/checks/index.ts';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { decide, useWatched } from '../ui/index.ts';

const NO_KEYS: ReadonlySet<string> = new Set();

/** Keys of what a person marked as intended; undefined until they are read. */
export const useIntended = (worldId: WorldId): ReadonlySet<string> | undefined =>
  useWatched(
    () => readIntended(worldId).catch(reportAndUse('linkProblems.intended', NO_KEYS)),
    watchDecisions,
    [worldId],
  );

/** Marks these as intended, with Undo. */
export const intend = (worldId: WorldId, keys: readonly string[]): Promise<void> =>
  decide(worldId, t('findings.intended'), (isIntended) =>
    setIntended(worldId, [...new Set(keys)], isIntended),
  );
