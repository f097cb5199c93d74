import { useEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { announce, Button, Notice } from '../ui/index.ts';
import { Progress } from './steps.tsx';
import type { Opened } from './use-check.ts';

type Adding =
  | { state: 'idle' | 'failed' }
  | { state: 'busy'; done: number; total: number }
  | { state: 'done'; added: number; damaged: number };

/** Adds the older texts of a backup to the versions on this device. */
export function BackupVersions({
  opened: { backup },
  worlds,
}: {
  opened: Opened;
  worlds: readonly WorldId[];
}) {
  const { olderTexts, world } = backup.manifest;
  const [adding, setAdding] = useState<Adding>({ state: 'idle' });
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const count = olderTexts.length;
  if (count === 0) return null;

  async function add(signal: AbortSignal): Promise<void> {
    const { addVersions } = await import('./pack-versions.ts');
    const onProgress = (done: number, total: number) => setAdding({ state: 'busy', done, total });
    const result = await addVersions(backup, { signal, onProgress });
    setAdding({ state: 'done', ...result });
    announce(t('backup.versionsAdded', { count: result.added }));
  }
  function begin(): void {
    const abort = new AbortController();
    stopping.current = abort;
    setAdding({ state: 'busy', done: 0, total: count });
    add(abort.signal).catch((error: unknown) => {
      if (abort.signal.aborted) return setAdding({ state: 'idle' });
      report(error, 'backup.versions');
      setAdding({ state: 'failed' });
    });
  }

  if (adding.state === 'busy')
    return (
      <>
        <Progress
          label={t('backup.addingVersions')}
          done={adding.done}
          total={adding.total}
          words={t('common.countOf', { done: adding.done, total: adding.total })}
        />
        <div class="backup-actions wrap gap-2">
          <Button onClick={() => stopping.current?.abort()}>{t('common.stop')}</Button>
        </div>
      </>
    );
  if (adding.state === 'done')
    return (
      <Notice tone={adding.damaged > 0 ? 'warn' : 'good'}>
        {t('backup.versionsAdded', { count: adding.added })}{' '}
        {adding.damaged > 0 && t('backup.versionsDamaged', { count: adding.damaged })}
      </Notice>
    );
  return (
    <>
      {adding.state === 'failed' && <Notice tone="danger">{t('backup.versionsNotAdded')}</Notice>}
      <div class="backup-actions wrap gap-2">
        {worlds.includes(world.id) && <Button onClick={begin}>{t('backup.addVersions')}</Button>}
        <span class="small soft">
          {t(worlds.includes(world.id) ? 'backup.versionsInside' : 'backup.versionsElsewhere', { count })}
        </span>
      </div>
    </>
  );
}
