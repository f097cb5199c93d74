import { type Run, STEPS } from '../../lib/history/backup/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Icon } from '../ui/index.ts';
import { formatProgress, STEP_LABELS } from './backup-text.ts';

/** A progress bar with text; indeterminate if the total isn't known. */
export function Progress(props: { label: string; done: number; total: number | null; words: string }) {
  const { label, done, total, words } = props;
  const isKnown = total !== null && total > 0 && total >= done;
  return (
    <div class="backup-progress">
      <progress aria-label={label} {...(isKnown ? { value: done, max: total } : {})} />
      <span class="small soft">{words}</span>
    </div>
  );
}

/** The steps of a backup, with the progress of the current one. */
export function Steps({ run }: { run: Run }) {
  const steps = STEPS.filter((step) => run.purpose === 'backup' || step !== 'things');
  const now = run.state === 'ready' ? steps.length : steps.indexOf(run.step);
  return (
    <ol class="backup-steps">
      {steps.map((step, at) => {
        const state = at < now ? 'done' : at === now ? 'now' : 'next';
        return (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span class="backup-mark" aria-hidden="true">
              {state === 'done' && <Icon name="check" />}
            </span>
            <span>
              {t(STEP_LABELS[step])}
              {state === 'done' && <span class="visually-hidden"> {t('backup.stepDone')}</span>}
            </span>
            {state === 'now' && run.state === 'running' && (
              <Progress
                label={t(STEP_LABELS[step])}
                done={run.done}
                total={run.total}
                words={formatProgress(run)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
