import { useState } from 'preact/hooks';
import type { Run, Saved } from '../../lib/history/backup/index.ts';
import { formatBytes, formatDate, message, t } from '../../lib/i18n/index.ts';
import type { WorldSource } from '../../lib/stored-state/index.ts';
import { SkippedNotice } from '../library/index.ts';
import { Button, Notice, Switch, Trans, useKeptFocus } from '../ui/index.ts';
import { describeSaved, formatProgress } from './backup-text.ts';
import { Progress, Steps } from './steps.tsx';
import type { PackingChoice, PackingState } from './use-packing.ts';

export interface BackupActions {
  begin(): void;
  pause(): void;
  resume(): void;
  stop(): void;
  pack(chosen: PackingChoice): void;
  stopPacking(): void;
}

/** The backup of one world: started, read in the background, and saved as a file. */
export function BackupCard(props: {
  title: string;
  source: WorldSource;
  run: Run | null;
  saved: Saved | null;
  /** What its versions take on this device. */
  versionBytes: number;
  packing: PackingState;
  actions: BackupActions;
}) {
  const { title, source, run, saved, packing, actions } = props;
  const place = useKeptFocus<HTMLElement>(`${run?.state} ${run?.step} ${packing.state}`);
  return (
    <section
      class="backup-card column gap-3"
      aria-label={t('backup.cardLabel', { world: title })}
      ref={place}
      tabIndex={-1}
    >
      {packing.state === 'done' && (
        <Notice tone="good">
          <Trans
            id="backup.saved"
            values={{
              name: packing.name,
              count: packing.resources,
              size: formatBytes(packing.bytes),
              strong: (text) => <strong>{text}</strong>,
            }}
          />{' '}
          {packing.left > 0 && t('backup.savedSkipped', { count: packing.left })}
        </Notice>
      )}
      {run ? (
        <Reading {...props} run={run} />
      ) : (
        <Idle {...{ saved, isJustSaved: packing.state === 'done', title, source, actions }} />
      )}
    </section>
  );
}

function Idle(props: {
  saved: Saved | null;
  isJustSaved: boolean;
  title: string;
  source: WorldSource;
  actions: BackupActions;
}) {
  const { saved, isJustSaved, title, source, actions } = props;
  const more = saved ? 'backup.onlyChanges' : 'backup.firstBackup';
  return (
    <>
      <p class="small soft">
        {saved && !isJustSaved && `${describeSaved(saved)} `}
        {t(source === 'export' ? 'backup.exportHint' : more)}
      </p>
      <div class="backup-actions wrap gap-2">
        <Button tone="primary" onClick={actions.begin} aria-label={t('backup.startFor', { world: title })}>
          {t('backup.start')}
        </Button>
      </div>
    </>
  );
}

function Reading(props: {
  title: string;
  source: WorldSource;
  run: Run;
  saved: Saved | null;
  versionBytes: number;
  packing: PackingState;
  actions: BackupActions;
}) {
  const { run, actions } = props;
  if (run.state === 'ready') return <Ready {...props} />;
  const isOpen = run.state === 'running' || run.state === 'waiting';
  return (
    <>
      <Steps run={run} />
      {run.state === 'running' && run.sentence && <p class="small soft">{t(run.sentence)}</p>}
      {run.state === 'paused' && <p class="small soft">{t('backup.paused')}</p>}
      {run.state === 'waiting' && run.sentence && (
        <Notice tone="warn">{t('backup.triesAgain', { reason: run.sentence })}</Notice>
      )}
      {run.state === 'failed' && (
        <Notice tone="danger">{t(run.sentence ?? message('backup.readingFailed'))}</Notice>
      )}
      <SkippedNotice worldId={run.worldId} />
      <div class="backup-actions wrap gap-2">
        {isOpen ? (
          <Button onClick={actions.pause}>{t('common.pause')}</Button>
        ) : (
          <Button tone="primary" onClick={actions.resume}>
            {t(run.state === 'failed' ? 'common.tryAgain' : 'common.resume')}
          </Button>
        )}
        <Button tone="quiet" onClick={actions.stop}>
          {t('common.stop')}
        </Button>
      </div>
    </>
  );
}

function Ready(props: Parameters<typeof Reading>[0]) {
  const { run, source, versionBytes, packing, actions } = props;
  const [withSecrets, setWithSecrets] = useState(false);
  const [withVersions, setWithVersions] = useState(true);
  if (packing.state === 'busy')
    return (
      <>
        <Progress
          label={t('backup.makingFile')}
          done={packing.done}
          total={packing.total}
          words={packing.total === 0 ? t('backup.starting') : formatProgress(packing)}
        />
        <div class="backup-actions wrap gap-2">
          <Button onClick={actions.stopPacking}>{t('common.stop')}</Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        {run.readyAt === null ? t('backup.ready') : t('backup.readyAsOf', { time: formatDate(run.readyAt) })}
      </p>
      <SkippedNotice worldId={run.worldId} />
      {packing.state === 'failed' && <Notice tone="danger">{t(packing.sentence)}</Notice>}
      {versionBytes > 0 && (
        <Switch checked={withVersions} onChange={setWithVersions}>
          {t('backup.includeVersions', { size: formatBytes(versionBytes) })}
        </Switch>
      )}
      {source !== 'export' && (
        <Switch checked={withSecrets} onChange={setWithSecrets}>
          {t('backup.includeSecrets')}
        </Switch>
      )}
      {withSecrets && <Notice tone="warn">{t('backup.secretsWarning')}</Notice>}
      <div class="backup-actions wrap gap-2">
        <Button
          tone="primary"
          onClick={() => actions.pack({ withSecrets, withVersions: withVersions && versionBytes > 0 })}
        >
          {t('backup.saveFile')}
        </Button>
        <Button tone="quiet" onClick={actions.stop}>
          {t('common.discard')}
        </Button>
      </div>
    </>
  );
}
