import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { importStore, watchImports } from '../../lib/import/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { Button, useWatched } from '../ui/index.ts';

const readEntering = async (): Promise<WorldId[]> =>
  (await importStore.jobs()).flatMap(({ state, worldId }) => (state === 'entering' ? [worldId] : []));

/** The way back to an import that is being entered by hand. */
export function EnteringLine({ onOpen }: { onOpen: (worldId: WorldId) => void }) {
  const worlds = useWatched(
    () => readEntering().catch(reportAndUse('entering.line', [])),
    (changed) => watchImports(changed),
  );
  return (worlds ?? []).map((worldId) => (
    <p key={worldId}>
      <Button size="small" icon="edit" onClick={() => onOpen(worldId)}>
        {t('entering.goOn')}
      </Button>
    </p>
  ));
}
