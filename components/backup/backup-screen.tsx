import { useState } from 'preact/hooks';
import { type DatabaseFault, faultOf } from '../../lib/database/index.ts';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import {
  type Run,
  readRuns,
  readSaved,
  type Saved,
  startBackupsAgain,
  watchRuns,
} from '../../lib/history/backup/index.ts';
import { type Message, type MessageId, message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { AvailableWorld, AvailableWorlds } from '../../lib/stored-state/index.ts';
import { sizesOfVersions } from '../../lib/versions/index.ts';
import { sourceName } from '../local-worlds/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { announce, Button, EmptyState, Field, Notice, Select, useWatched } from '../ui/index.ts';
import { type BackupActions, BackupCard } from './backup-card.tsx';
import { CheckCard } from './check-card.tsx';
import { PutBackStatuses } from './put-back/put-back-status.tsx';
import { useCheck } from './use-check.ts';
import { usePacking } from './use-packing.ts';
import './backup.css';

/** Everything stored for backups is on World Anvil too. */
const FAULTS = {
  newer: 'backup.dataNewer',
  damaged: 'backup.dataDamaged',
  full: 'backup.diskFull',
  inUse: 'backup.inUse',
  closed: 'backup.cannotOpen',
} as const satisfies Record<DatabaseFault, MessageId>;

const isInAccount = ({ source }: AvailableWorld): boolean => source === 'account';

function NoWorld() {
  return (
    <EmptyState
      icon="world"
      title={t('backup.noWorld')}
      actions={
        <Button onClick={() => void request('connection.check', {})}>{t('connection.checkNow')}</Button>
      }
    >
      <p>{t('backup.noWorldHint')}</p>
    </EmptyState>
  );
}

/** Makes and saves backups of the worlds on this device, and compares those of the account with a backup. */
export function BackupScreen(props: Pick<AvailableWorlds, 'worlds' | 'worldId'>) {
  const { worlds } = props;
  const [chosen, setChosen] = useState(props.worldId ?? worlds[0]?.id ?? '');
  const world = worlds.find(({ id }) => id === chosen) ?? worlds[0];
  const status = useBackupStatus(world?.id ?? '');
  const { packing, pack, stop, forget } = usePacking(world?.id ?? '');
  const checking = useCheck();
  // The style sheet covers private titles in comparisons, once this page knows the mode.
  useScreenShare();
  const [errorMessage, setErrorMessage] = useState<Message | null>(null);
  const startAgain = () =>
    startBackupsAgain().then(
      () => announce(t('backup.readyAgain')),
      () => setErrorMessage(message('backup.failed')),
    );
  if (!world) return <NoWorld />;
  if (status && 'fault' in status)
    return (
      <Notice
        tone="danger"
        actions={
          status.fault !== 'inUse' && (
            <Button onClick={() => void startAgain()}>{t('backup.startOver')}</Button>
          )
        }
      >
        {errorMessage ? t(errorMessage) : t(FAULTS[status.fault])}
      </Notice>
    );

  const worldId = world.id;
  const run = status?.run?.purpose === 'backup' ? status.run : null;
  const send = (what: 'backup' | 'pause' | 'goOn' | 'stop', announcement: string) => () => {
    setErrorMessage(null);
    if (what !== 'stop') forget();
    void request('backup.read', { worldId, command: what }).then((result) =>
      result.ok ? announce(announcement) : setErrorMessage(readMessage(result.problem.sentence)),
    );
  };
  const actions: BackupActions = {
    begin: send('backup', t('backup.reading', { world: world.title })),
    pause: send('pause', t('backup.paused')),
    resume: send('goOn', t('backup.resumed')),
    stop: send('stop', t('backup.stopped')),
    pack: (chosen) => run && pack(run, world.title, chosen),
    stopPacking: stop,
  };
  return (
    <>
      {worlds.length > 1 && (
        <Field label={t('common.world')}>
          {(ids) => (
            <Select
              {...ids}
              class="choice"
              value={worldId}
              options={worlds.map(({ id, title, source }) => ({
                value: id,
                label: `${title} · ${sourceName(source)}`,
              }))}
              onChange={setChosen}
            />
          )}
        </Field>
      )}
      {status && (
        <BackupCard
          {...{ title: world.title, source: world.source, run, packing, actions }}
          {...{ saved: status.saved, versionBytes: status.versionBytes }}
        />
      )}
      {errorMessage && <Notice tone="danger">{t(errorMessage)}</Notice>}
      <PutBackStatuses worlds={worlds.filter(isInAccount)} />
      <CheckCard
        check={checking.check}
        worlds={worlds.filter(isInAccount)}
        here={worlds.map(({ id }) => id)}
        isBusy={run !== null}
        actions={checking}
      />
    </>
  );
}

/** The current run of a world and its last saved backup. */
type BackupStatus = { run: Run | null; saved: Saved | null; versionBytes: number } | { fault: DatabaseFault };

async function readStatus(worldId: WorldId): Promise<BackupStatus> {
  try {
    const [runs, saved, sizes] = await Promise.all([
      readRuns(),
      readSaved(),
      sizesOfVersions().catch(reportAndUse('backup.versionSizes', null)),
    ]);
    return {
      run: runs.find((one) => one.worldId === worldId) ?? null,
      saved: saved.find((one) => one.worldId === worldId) ?? null,
      versionBytes: sizes?.get(worldId) ?? 0,
    };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Kept up to date while the background reads; undefined until it is read. */
function useBackupStatus(worldId: WorldId): BackupStatus | undefined {
  return useWatched(() => readStatus(worldId), watchRuns, [worldId]);
}
