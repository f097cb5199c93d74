import { t } from '../../lib/i18n/index.ts';
import { sourceName, useLocalWorlds, useRemoval } from '../local-worlds/index.ts';
import { isReadInPart, ReadAgain } from '../search/index.ts';
import { Button } from '../ui/index.ts';
import { formatCounts } from './copy-row.tsx';
import { useCopies } from './use-copies.ts';
import './library.css';

/** The worlds on this device that need no account: what each holds, and its actions. Nothing if there are none. */
export function LocalWorldList() {
  const worlds = useLocalWorlds() ?? [];
  const copies = useCopies(worlds.map(({ id }) => id));
  const removal = useRemoval();
  if (worlds.length === 0) return null;
  return (
    <>
      <ul class="world-copies">
        {worlds.map((world) => {
          const { id, title, source } = world;
          const copy = copies && 'get' in copies ? copies.get(id) : undefined;
          return (
            <li class="world-copy" key={id}>
              <p>
                <bdi class="world-copy-title">{title}</bdi>{' '}
                <span class="small soft">{sourceName(source)}</span>
              </p>
              {copy && <p class="small soft">{formatCounts(copy)}</p>}
              {copy && isReadInPart(source, copy) && <p class="small soft">{t('localWorlds.readInPart')}</p>}
              <div class="world-copy-actions wrap gap-2">
                {source === 'export' && <ReadAgain world={title} />}
                <Button
                  size="small"
                  tone="quiet"
                  onClick={() => removal.begin(world)}
                  aria-label={t('localWorlds.removeOf', { world: title })}
                >
                  {t('localWorlds.remove')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {removal.dialog}
    </>
  );
}
