import { useState } from 'preact/hooks';
import type { Run, Saved } from '../../lib/history/backup/index.ts';
import { say } from '../../lib/i18n/index.ts';
import { useKeptFocus } from '../entry-view/index.ts';
import { SkippedNotice } from '../library/index.ts';
import { Button, Notice, Switch } from '../ui/index.ts';
import { describeSaved, formatDateTime, formatEntryCount, formatNumber, formatSize } from './backup-text.ts';
import { Progress } from './progress.tsx';
import { Steps } from './steps.tsx';
import type { PackingState } from './use-packing.ts';

export interface BackupActions {
  begin(): void;
  pause(): void;
  resume(): void;
  stop(): void;
  pack(withSecrets: boolean): void;
  stopPacking(): void;
}

/** The backup of one world: started, read in the background, and saved as a file. */
export function BackupCard(props: {
  title: string;
  run: Run | null;
  saved: Saved | null;
  packing: PackingState;
  actions: BackupActions;
}) {
  const { title, run, saved, packing, actions } = props;
  const place = useKeptFocus<HTMLElement>(`${run?.state} ${run?.step} ${packing.state}`);
  return (
    <section class="backup-card" aria-label={`Backup of ${title}`} ref={place} tabIndex={-1}>
      {packing.state === 'done' && (
        <Notice tone="good">
          <strong>Saved.</strong> {packing.name} is in your downloads: {formatEntryCount(packing.things)},{' '}
          {formatSize(packing.bytes)}.
          {packing.left > 0 &&
            ` ${formatEntryCount(packing.left)} could not be read and are named in its list of contents.`}
        </Notice>
      )}
      {run ? (
        <Reading {...props} run={run} />
      ) : (
        <Idle saved={saved} isJustSaved={packing.state === 'done'} title={title} actions={actions} />
      )}
    </section>
  );
}

function Idle(props: { saved: Saved | null; isJustSaved: boolean; title: string; actions: BackupActions }) {
  const { saved, isJustSaved, title, actions } = props;
  return (
    <>
      <p class="small soft">
        {saved
          ? `${isJustSaved ? '' : describeSaved(saved)} Only what has changed since then is read again; the file is whole each time.`
          : 'No backup was saved on this device yet. The first one reads everything, politely, in the background; you may close this page meanwhile.'}
      </p>
      <div class="backup-actions">
        <Button tone="primary" onClick={actions.begin} aria-label={`Back up ${title}`}>
          Back up
        </Button>
      </div>
    </>
  );
}

function Reading(props: {
  title: string;
  run: Run;
  saved: Saved | null;
  packing: PackingState;
  actions: BackupActions;
}) {
  const { run, packing, actions } = props;
  if (run.state === 'ready') return <Ready run={run} packing={packing} actions={actions} />;
  const isOpen = run.state === 'running' || run.state === 'waiting';
  return (
    <>
      <Steps run={run} />
      {run.state === 'running' && say(run.sentence) && <p class="small soft">{say(run.sentence)}</p>}
      {run.state === 'paused' && (
        <p class="small soft">Paused. What was read is kept, and the backup goes on where it was.</p>
      )}
      {run.state === 'waiting' && (
        <Notice tone="warn">{say(run.sentence)} It is tried again by itself.</Notice>
      )}
      {run.state === 'failed' && <Notice tone="danger">{say(run.sentence)}</Notice>}
      <SkippedNotice worldId={run.worldId} />
      <div class="backup-actions">
        {isOpen ? (
          <Button onClick={actions.pause}>Pause</Button>
        ) : (
          <Button tone="primary" onClick={actions.resume}>
            {run.state === 'failed' ? 'Try again' : 'Go on'}
          </Button>
        )}
        <Button tone="quiet" onClick={actions.stop}>
          Stop
        </Button>
      </div>
    </>
  );
}

function Ready({ run, packing, actions }: { run: Run; packing: PackingState; actions: BackupActions }) {
  const [withSecrets, setWithSecrets] = useState(false);
  if (packing.state === 'busy')
    return (
      <>
        <Progress
          label="Making the file"
          done={packing.done}
          total={packing.total}
          words={
            packing.total === 0
              ? 'Just begun'
              : `Making the file: ${formatNumber(packing.done)} of ${formatEntryCount(packing.total)}`
          }
        />
        <div class="backup-actions">
          <Button onClick={actions.stopPacking}>Stop</Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        Everything is read{run.readyAt === null ? '' : `, as of ${formatDateTime(run.readyAt)}`}. Save it as a
        file.
      </p>
      <SkippedNotice worldId={run.worldId} />
      {packing.state === 'failed' && <Notice tone="danger">{say(packing.sentence)}</Notice>}
      <Switch checked={withSecrets} onChange={setWithSecrets}>
        Include what secrets say
      </Switch>
      {withSecrets && (
        <Notice tone="warn">
          The file is not encrypted: whoever has it reads your secrets. They are read from the platform while
          it is made, one by one; keep this page open.
        </Notice>
      )}
      <div class="backup-actions">
        <Button tone="primary" onClick={() => actions.pack(withSecrets)}>
          Save the ZIP
        </Button>
        <Button tone="quiet" onClick={actions.stop}>
          Not now
        </Button>
      </div>
    </>
  );
}
