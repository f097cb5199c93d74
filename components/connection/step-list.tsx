import { say } from '../../lib/i18n/index.ts';
import { Icon } from '../ui/index.ts';
import type { Step, StepStatus } from './steps.ts';
import './connection.css';

const SPOKEN: Record<StepStatus, string> = {
  todo: 'Not yet: ',
  busy: 'Under way: ',
  done: 'Done: ',
  failed: 'Failed: ',
};

/** The steps of connecting. Each has an icon and a sentence, so that color isn't the only sign of its state. */
export function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol class="steps" aria-label="Connecting">
      {steps.map((step) => (
        <li key={step.name} data-status={step.status} id={`step-${step.name}`}>
          <span class="step-mark">
            {step.status === 'done' && <Icon name="check" />}
            {step.status === 'failed' && <Icon name="alert" />}
          </span>
          <span>
            <span class="visually-hidden">{SPOKEN[step.status]}</span>
            {say(step.sentence)}
          </span>
        </li>
      ))}
    </ol>
  );
}
