import { useId, useMemo, useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import type { WorldId, WorldSummary } from '../../../lib/model/index.ts';
import { Button, Field, Notice, Select } from '../../ui/index.ts';
import type { Comparison } from '../compare.ts';
import type { Opened } from '../use-check.ts';
import { fromBackup } from './from-backup.ts';
import { IntoWorld } from './into-world.tsx';

interface PutBackProps {
  opened: Opened;
  comparison: Comparison | null;
  /** The worlds of the connection. */
  worlds: readonly WorldSummary[];
}

/** Puts entries of a backup back into the world that it came from, or into another. */
export function PutBack(props: PutBackProps) {
  const { opened, comparison, worlds } = props;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<WorldId | null>(null);
  const heading = useId();
  const own = opened.backup.manifest.world.id;
  const targets = [...worlds].sort((a, b) => Number(b.id === own) - Number(a.id === own));
  const target = targets.find(({ id }) => id === chosen) ?? targets[0];
  if (!target) return null;
  if (!isOpen)
    return (
      <div class="backup-actions wrap gap-2">
        <Button onClick={() => setOpen(true)}>{t('putBack.open')}</Button>
      </div>
    );
  const isOwn = target.id === own;
  const title = (world: WorldSummary) => world.title || t('world.untitled');
  return (
    <section class="put-back column gap-3" aria-labelledby={heading}>
      <h4 id={heading}>{t('putBack.title')}</h4>
      <p class="small soft">{t('putBack.hint')}</p>
      <Field label={t('putBack.target')}>
        {(ids) => (
          <Select
            {...ids}
            class="choice"
            value={target.id}
            options={targets.map((world) => ({
              value: world.id,
              label: world.id === own ? t('putBack.sameWorld', { title: title(world) }) : title(world),
            }))}
            onChange={setChosen}
          />
        )}
      </Field>
      {isOwn && !comparison ? (
        <Notice>{t('putBack.compareFirst')}</Notice>
      ) : (
        <FromBackup
          key={target.id}
          opened={opened}
          comparison={isOwn ? comparison : null}
          worldId={target.id}
        />
      )}
    </section>
  );
}

function FromBackup(props: Omit<PutBackProps, 'worlds'> & { worldId: WorldId }) {
  const { opened, comparison, worldId } = props;
  const source = useMemo(() => fromBackup(opened, comparison, worldId), [opened, comparison, worldId]);
  return <IntoWorld source={source} nothing={t('putBack.nothing')} />;
}
