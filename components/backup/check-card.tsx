import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { formatDate, type MessageId, t } from '../../lib/i18n/index.ts';
import type { WorldId, WorldSummary } from '../../lib/model/index.ts';
import type { WorldSource } from '../../lib/stored-state/index.ts';
import { Button, Notice, Trans, useFileDrop, useKeptFocus } from '../ui/index.ts';
import { formatCounts, listKinds } from './backup-text.ts';
import { BackupVersions } from './backup-versions.tsx';
import { Compared } from './compared.tsx';
import { PutBack } from './put-back/put-back.tsx';
import { Progress, Steps } from './steps.tsx';
import type { CheckState, Opened } from './use-check.ts';

export interface CheckActions {
  open(file: File): void;
  compare(opened: Opened): void;
  stop(opened: Opened | null): void;
}

/** Checks a backup file: whether it is intact, and how it differs from World Anvil now. */
export function CheckCard(props: {
  check: CheckState;
  /** The worlds of the connection. */
  worlds: readonly WorldSummary[];
  /** All worlds on this device. */
  here: readonly WorldId[];
  /** Whether something else is being read, so that comparing has to wait. */
  isBusy: boolean;
  actions: CheckActions;
}) {
  const { check, actions } = props;
  const heading = useId();
  const place = useKeptFocus<HTMLElement>(check.state);
  const isWorking = check.state === 'opening' || check.state === 'reading' || check.state === 'comparing';
  const drag = useFileDrop(place, isWorking ? null : actions.open);
  return (
    <section
      class="backup-card column gap-3"
      aria-labelledby={heading}
      ref={place}
      tabIndex={-1}
      data-drop={drag === 'none' ? undefined : drag}
    >
      <h3 id={heading}>{t('backup.checkTitle')}</h3>
      <p class="small soft">{t('backup.checkHint')}</p>
      <label class="backup-file wrap gap-2">
        <span class="button" data-tone="plain" aria-hidden="true">
          {t('backup.chooseFile')}
        </span>
        <input
          type="file"
          class="visually-hidden"
          accept=".zip,application/zip"
          aria-label={t('backup.chooseFileLabel')}
          disabled={isWorking}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) actions.open(file);
          }}
        />
        {drag === 'none' ? (
          'name' in check && <bdi class="small soft">{check.name}</bdi>
        ) : (
          <span class="small">{t('backup.dropHere')}</span>
        )}
      </label>
      <Checked {...props} />
    </section>
  );
}

function Checked({ check, worlds, here, isBusy, actions }: Parameters<typeof CheckCard>[0]) {
  switch (check.state) {
    case 'idle':
      return null;
    case 'refused':
      return <Notice tone="danger">{t(check.sentence)}</Notice>;
    case 'opening':
      return (
        <>
          <Progress
            label={t('backup.checkingFiles')}
            done={check.done}
            total={check.total}
            words={
              check.total === 0
                ? t('backup.openingFile')
                : t('backup.filesChecked', { done: check.done, total: check.total })
            }
          />
          <div class="backup-actions wrap gap-2">
            <Button onClick={() => actions.stop(null)}>{t('common.stop')}</Button>
          </div>
        </>
      );
    case 'opened':
      return (
        <>
          <IntegrityResult opened={check.opened} />
          <BackupVersions opened={check.opened} worlds={here} />
          {check.sentence && <Notice tone="danger">{t(check.sentence)}</Notice>}
          <CompareButton opened={check.opened} worlds={worlds} isBusy={isBusy} actions={actions} />
          <PutBack opened={check.opened} comparison={null} worlds={worlds} />
        </>
      );
    case 'reading':
      return (
        <>
          <IntegrityResult opened={check.opened} />
          {check.run && <Steps run={check.run} />}
          {check.run?.state === 'waiting' && check.run.sentence && (
            <Notice tone="warn">{t(check.run.sentence)}</Notice>
          )}
          <div class="backup-actions wrap gap-2">
            <Button onClick={() => actions.stop(check.opened)}>{t('common.stop')}</Button>
          </div>
        </>
      );
    case 'comparing':
      return (
        <>
          <IntegrityResult opened={check.opened} />
          <Progress
            label={t('backup.comparing')}
            done={check.done}
            total={check.total}
            words={t('backup.comparedCount', { done: check.done, total: check.total })}
          />
          <div class="backup-actions wrap gap-2">
            <Button onClick={() => actions.stop(check.opened)}>{t('common.stop')}</Button>
          </div>
        </>
      );
    case 'compared':
      return (
        <>
          <IntegrityResult opened={check.opened} />
          <BackupVersions opened={check.opened} worlds={here} />
          <Compared comparison={check.comparison} backup={check.opened.backup} />
          <div class="backup-actions wrap gap-2">
            <Button disabled={isBusy} onClick={() => actions.compare(check.opened)}>
              {t('backup.compareAgain')}
            </Button>
          </div>
          <PutBack opened={check.opened} comparison={check.comparison} worlds={worlds} />
        </>
      );
  }
}

/** Damaged files listed by path. */
const SHOWN_PATHS = 8;

function IntegrityResult({ opened: { backup, damaged, extra } }: { opened: Opened }) {
  const { world, counts, madeAt, left, refused } = backup.manifest;
  const values = {
    title: world.title || t('common.untitled'),
    time: madeAt === null ? t('backup.unknownDate') : formatDate(madeAt),
    world: (title: ComponentChildren) => <bdi>{title}</bdi>,
  };
  return (
    <>
      {damaged.length === 0 ? (
        <Notice tone="good">
          <Trans id="backup.intact" values={{ ...values, counts: formatCounts(counts) }} />
        </Notice>
      ) : (
        <Notice tone="danger">
          <Trans id="backup.damaged" values={{ ...values, count: damaged.length }} />
          <ul class="backup-paths">
            {damaged.slice(0, SHOWN_PATHS).map((path) => (
              <li key={path}>
                <bdi>{path}</bdi>
              </li>
            ))}
          </ul>
          {damaged.length > SHOWN_PATHS && t('backup.morePaths', { count: damaged.length - SHOWN_PATHS })}
        </Notice>
      )}
      {left.length > 0 && <p class="small soft">{t('backup.leftOut', { count: left.length })}</p>}
      {refused.length > 0 && (
        <p class="small soft">{t('backup.refusedKinds', { kinds: listKinds(refused) })}</p>
      )}
      {extra.length > 0 && <p class="small soft">{t('backup.foreignFiles', { count: extra.length })}</p>}
    </>
  );
}

/** Why a backup can't be compared with World Anvil, or not with this connection. */
const NOT_COMPARABLE = {
  account: 'backup.otherAccount',
  export: 'backup.fromExport',
  sample: 'backup.fromSample',
} as const satisfies Record<WorldSource, MessageId>;

function CompareButton(props: {
  opened: Opened;
  worlds: readonly WorldSummary[];
  isBusy: boolean;
  actions: CheckActions;
}) {
  const { opened, worlds, isBusy, actions } = props;
  const { world, source } = opened.backup.manifest;
  const isComparable = source === 'account' && worlds.some(({ id }) => id === world.id);
  if (!isComparable)
    return (
      <Notice>
        <Trans
          id={NOT_COMPARABLE[source]}
          values={{
            title: world.title || t('common.untitled'),
            world: (text: ComponentChildren) => <bdi>{text}</bdi>,
          }}
        />
      </Notice>
    );
  return (
    <div class="backup-actions wrap gap-2">
      <Button tone="primary" disabled={isBusy} onClick={() => actions.compare(opened)}>
        {t('backup.compare')}
      </Button>
      {isBusy && <span class="small soft">{t('backup.finishFirst')}</span>}
    </div>
  );
}
