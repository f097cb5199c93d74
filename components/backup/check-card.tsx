import { useId } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
import type { WorldSummary } from '../../lib/model/index.ts';
import { useKeptFocus } from '../entry-view/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { formatCounts, formatDateTime, formatNumber } from './backup-text.ts';
import { Compared } from './compared.tsx';
import { listKinds } from './kind-text.ts';
import { Progress } from './progress.tsx';
import { Steps } from './steps.tsx';
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
  /** Whether something else is being read, so that comparing has to wait. */
  isBusy: boolean;
  actions: CheckActions;
}) {
  const { check, actions } = props;
  const heading = useId();
  const place = useKeptFocus<HTMLElement>(check.state);
  const isWorking = check.state === 'opening' || check.state === 'reading' || check.state === 'comparing';
  return (
    <section class="backup-card" aria-labelledby={heading} ref={place} tabIndex={-1}>
      <h3 id={heading}>Check a backup</h3>
      <p class="small soft">
        Choose a backup that Loreside saved. Every file in it is checked on this device; then you can compare
        it with World Anvil. Nothing is changed.
      </p>
      <label class="backup-file">
        <span class="button" data-tone="plain" aria-hidden="true">
          Choose a file…
        </span>
        <input
          type="file"
          class="visually-hidden"
          accept=".zip,application/zip"
          aria-label="Choose a backup to check"
          disabled={isWorking}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) actions.open(file);
          }}
        />
        {'name' in check && <bdi class="small soft">{check.name}</bdi>}
      </label>
      <Checked {...props} />
    </section>
  );
}

function Checked({ check, worlds, isBusy, actions }: Parameters<typeof CheckCard>[0]) {
  switch (check.state) {
    case 'idle':
      return null;
    case 'refused':
      return <Notice tone="danger">{say(check.sentence)}</Notice>;
    case 'opening':
      return (
        <>
          <Progress
            label="Checking the files"
            done={check.done}
            total={check.total}
            words={
              check.total === 0
                ? 'Opening'
                : `${formatNumber(check.done)} of ${formatNumber(check.total)} files checked`
            }
          />
          <div class="backup-actions">
            <Button onClick={() => actions.stop(null)}>Stop</Button>
          </div>
        </>
      );
    case 'opened':
      return (
        <>
          <IntegrityResult opened={check.opened} />
          {say(check.sentence) && <Notice tone="danger">{say(check.sentence)}</Notice>}
          <CompareButton opened={check.opened} worlds={worlds} isBusy={isBusy} actions={actions} />
        </>
      );
    case 'reading':
      return (
        <>
          <IntegrityResult opened={check.opened} />
          {check.run && <Steps run={check.run} />}
          {check.run?.state === 'waiting' && <Notice tone="warn">{say(check.run.sentence)}</Notice>}
          <div class="backup-actions">
            <Button onClick={() => actions.stop(check.opened)}>Stop</Button>
          </div>
        </>
      );
    case 'comparing':
      return (
        <>
          <IntegrityResult opened={check.opened} />
          <Progress
            label="Comparing"
            done={check.done}
            total={check.total}
            words={`${formatNumber(check.done)} of ${formatNumber(check.total)} compared`}
          />
          <div class="backup-actions">
            <Button onClick={() => actions.stop(check.opened)}>Stop</Button>
          </div>
        </>
      );
    case 'compared':
      return (
        <>
          <IntegrityResult opened={check.opened} />
          <Compared comparison={check.comparison} backup={check.opened.backup} />
          <div class="backup-actions">
            <Button disabled={isBusy} onClick={() => actions.compare(check.opened)}>
              Compare again
            </Button>
          </div>
        </>
      );
  }
}

function IntegrityResult({ opened: { backup, damaged, extra } }: { opened: Opened }) {
  const { world, counts, madeAt, left, refused } = backup.manifest;
  const made = madeAt === null ? '' : `, made on ${formatDateTime(madeAt)}`;
  return (
    <>
      {damaged.length === 0 ? (
        <Notice tone="good">
          A backup of <bdi>{world.title || 'a world'}</bdi>
          {made}: {formatCounts(counts)}. Every file in it is as it was written.
        </Notice>
      ) : (
        <Notice tone="danger">
          A backup of <bdi>{world.title || 'a world'}</bdi>
          {made}, and it is damaged:{' '}
          {damaged.length === 1 ? 'one file is' : `${formatNumber(damaged.length)} files are`} not as{' '}
          {damaged.length === 1 ? 'it was' : 'they were'} written. All others can be trusted.
          <ul class="backup-paths">
            {damaged.slice(0, 8).map((path) => (
              <li key={path}>
                <bdi>{path}</bdi>
              </li>
            ))}
          </ul>
          {damaged.length > 8 && `and ${formatNumber(damaged.length - 8)} more`}
        </Notice>
      )}
      {left.length > 0 && (
        <p class="small soft">
          {left.length === 1 ? 'One thing' : formatNumber(left.length)} could not be read when it was made.
        </p>
      )}
      {refused.length > 0 && (
        <p class="small soft">
          The platform gave no list of its {listKinds(refused)}, so none of them is in it.
        </p>
      )}
      {extra.length > 0 && (
        <p class="small soft">
          {extra.length === 1 ? 'One file' : `${formatNumber(extra.length)} files`} in it came from somewhere
          else.
        </p>
      )}
    </>
  );
}

function CompareButton(props: {
  opened: Opened;
  worlds: readonly WorldSummary[];
  isBusy: boolean;
  actions: CheckActions;
}) {
  const { opened, worlds, isBusy, actions } = props;
  const { world } = opened.backup.manifest;
  if (!worlds.some(({ id }) => id === world.id))
    return (
      <Notice>
        To compare it with the platform, connect the account that “<bdi>{world.title}</bdi>” belongs to: it is
        not among the worlds that Loreside is connected with.
      </Notice>
    );
  return (
    <div class="backup-actions">
      <Button tone="primary" disabled={isBusy} onClick={() => actions.compare(opened)}>
        Compare with the platform
      </Button>
      {isBusy && <span class="small soft">Finish or stop the backup above first.</span>}
    </div>
  );
}
