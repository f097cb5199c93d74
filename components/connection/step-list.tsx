import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { Icon, Trans } from '../ui/index.ts';
import type { Step } from './steps.ts';
import './connection.css';

const SENTENCES = {
  todo: 'connection.stepWaiting',
  busy: 'connection.stepBusy',
  done: 'connection.stepDone',
  failed: 'connection.stepFailed',
} as const;

const Spoken = (text: ComponentChildren) => <span class="visually-hidden">{text}</span>;

/** The steps of connecting. Each has an icon and a sentence, so that color isn't the only sign of its state. */
export function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol class="steps" aria-label={t('connection.progress')}>
      {steps.map((step) => (
        <li key={step.name} data-status={step.status} id={`step-${step.name}`}>
          <span class="step-mark">
            {step.status === 'done' && <Icon name="check" />}
            {step.status === 'failed' && <Icon name="alert" />}
          </span>
          <span>
            <Trans id={SENTENCES[step.status]} values={{ spoken: Spoken, text: t(step.sentence) }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
