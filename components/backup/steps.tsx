import { type Run, STEPS } from '../../lib/history/backup/index.ts';
import { Icon } from '../ui/index.ts';
import { Progress } from './progress.tsx';
import { progressWords, STEP_WORDS } from './words.ts';

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
              {STEP_WORDS[step]}
              {state === 'done' && <span class="visually-hidden"> (done)</span>}
            </span>
            {state === 'now' && run.state === 'running' && (
              <Progress
                label={STEP_WORDS[step]}
                done={run.done}
                total={run.total}
                words={progressWords(run)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
