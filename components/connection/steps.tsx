import type { ComponentChildren } from 'preact';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { ConnectReport } from '../../lib/messaging/index.ts';
import { Icon, Trans } from '../ui/index.ts';
import './connection.css';

/** One attempt to connect, from the click to the last answer. */
export type Attempt =
  | { phase: 'idle' }
  | { phase: 'permission'; host: string }
  | { phase: 'notAllowed'; host: string }
  | { phase: 'asking'; host: string }
  | { phase: 'reported'; host: string; report: ConnectReport }
  /** The background gave no report. */
  | { phase: 'failed'; host: string; sentence: Message };

export type StepName = 'permission' | 'address' | 'keys' | 'identity' | 'worlds';
type StepStatus = 'todo' | 'busy' | 'done' | 'failed';

export interface Step {
  name: StepName;
  status: StepStatus;
  sentence: Message;
}

const NAMES: Record<StepName, Message> = {
  permission: message('connection.permission'),
  address: message('connection.response'),
  keys: message('connection.keys'),
  identity: message('connection.account'),
  worlds: message('connection.worlds'),
};
const ORDER: readonly StepName[] = ['permission', 'address', 'keys', 'identity', 'worlds'];

/** The steps of an attempt, in order, each with its sentence. */
export function stepsOf(attempt: Attempt): Step[] {
  const step = (name: StepName, status: StepStatus, sentence = NAMES[name]): Step => ({
    name,
    status,
    sentence,
  });
  const rest = (from: StepName) => ORDER.slice(ORDER.indexOf(from)).map((name) => step(name, 'todo'));
  switch (attempt.phase) {
    case 'idle':
      return rest('permission');
    case 'permission':
      return [step('permission', 'busy', message('connection.waitingForPermission')), ...rest('address')];
    case 'notAllowed':
      return [
        step('permission', 'failed', message('connection.permissionDenied', { host: attempt.host })),
        ...rest('address'),
      ];
    case 'asking':
      return [
        step('permission', 'done', message('connection.permissionGranted')),
        step('address', 'busy', message('connection.contacting', { host: attempt.host })),
        ...rest('keys'),
      ];
    case 'failed':
      return [
        step('permission', 'done', message('connection.permissionGranted')),
        step('address', 'failed', attempt.sentence),
        ...rest('keys'),
      ];
    case 'reported':
      return [
        step('permission', 'done', message('connection.permissionGranted')),
        ...ORDER.slice(1).map((name) => {
          const reported = attempt.report.steps.find((candidate) => candidate.name === name);
          if (!reported) return step(name, 'todo');
          return step(name, reported.ok ? 'done' : 'failed', reported.sentence);
        }),
      ];
  }
}

/** The first step that failed, or null. */
export function failedStep(attempt: Attempt): Step | null {
  return stepsOf(attempt).find((step) => step.status === 'failed') ?? null;
}

/** True once every step is done. */
export function isConnected(attempt: Attempt): boolean {
  return attempt.phase === 'reported' && stepsOf(attempt).every((step) => step.status === 'done');
}

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
