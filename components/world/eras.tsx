import { useId, useState } from 'preact/hooks';
import { formatList, t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { changeSettings, ERAS, type Era, readSettings, watchSettings } from '../../lib/settings/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, Notice, useWatched } from '../ui/index.ts';
import { EraForm } from './era-form.tsx';
import './eras.css';

/** The eras of a world, which checks need to compare its dates. */
export function Eras({ worldId }: { worldId: WorldId }) {
  const all = useWatched(async () => (await readSettings()).eras, watchSettings);
  const [errorMessage, run] = useAsyncAction();
  const [edited, setEdited] = useState<Era | 'new' | null>(null);
  const id = useId();
  const eras = all?.[worldId] ?? [];
  /** Puts an era in the place of another one, or at the end; null removes. */
  const change = (old: Era | null, next: Era | null) =>
    run(async () => {
      await changeSettings((settings) => {
        const { [worldId]: before = [], ...others } = settings.eras;
        const isOld = (one: Era) => one.name === old?.name;
        const after = old
          ? before.flatMap((one) => (isOld(one) ? (next ? [next] : []) : [one]))
          : [...before, ...(next ? [next] : [])];
        return { ...settings, eras: after.length === 0 ? others : { ...others, [worldId]: after } };
      });
    });
  return (
    <section class="detail-section column gap-2" aria-labelledby={id}>
      <h2 id={id}>{t('eras.title')}</h2>
      <p class="soft">{t('eras.hint')}</p>
      {eras.length > 0 && (
        <ul class="eras">
          {eras.map((era) => (
            <li key={era.name}>
              <div>
                <bdi class="era-name">{era.name}</bdi>
                {era.abbreviations.length > 0 && <bdi class="soft"> {formatList(era.abbreviations)}</bdi>}
                <p class="soft small">{t('eras.summary', { direction: era.direction, zero: era.zero })}</p>
              </div>
              <div class="era-actions">
                <Button
                  size="small"
                  aria-label={t('eras.editNamed', { name: era.name })}
                  onClick={() => setEdited(era)}
                >
                  {t('eras.edit')}
                </Button>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={t('common.removeNamed', { name: era.name })}
                  onClick={() => change(era, null)}
                >
                  {t('common.remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {eras.length < ERAS && (
        <p>
          <Button icon="add" onClick={() => setEdited('new')}>
            {t('eras.add')}
          </Button>
        </p>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {edited && (
        <EraForm
          era={edited === 'new' ? null : edited}
          others={eras.filter((one) => one !== edited)}
          onSave={(era) => {
            setEdited(null);
            change(edited === 'new' ? null : edited, era);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
