import { t } from '../../lib/i18n/index.ts';
import type { WorldFacts } from '../../lib/library/index.ts';
import type { WorldSource } from '../../lib/stored-state/index.ts';

/** Whether a world's export was never read to its end, so that only a part of it is here. */
export const isReadInPart = (source: WorldSource, copy: Pick<WorldFacts, 'syncedAt'> | null): boolean =>
  source === 'export' && copy?.syncedAt === null;

/**
 * Opens the page that reads exports.
 * @param props.world its title, where several worlds are shown
 */
export function ReadAgain({ world, isQuiet = false }: { world?: string; isQuiet?: boolean }) {
  return (
    <a
      class="button"
      data-size="small"
      data-tone={isQuiet ? 'quiet' : undefined}
      href="/import.html"
      target="_blank"
      rel="noopener"
      aria-label={world === undefined ? undefined : t('localWorlds.readAgainOf', { world })}
    >
      {t('localWorlds.readAgain')}
    </a>
  );
}
