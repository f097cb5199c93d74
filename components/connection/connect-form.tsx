import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Button } from '../ui/index.ts';
import { ChecklistItem, type ItemStatus } from './checklist-item.tsx';
import { KeyField } from './key-field.tsx';
import { ApplicationKeyHint, UserTokenHint } from './key-hints.tsx';
import { LockFields } from './lock-fields.tsx';
import { ServiceFields } from './service-fields.tsx';
import { StepList } from './step-list.tsx';
import { type StepName, stepsOf } from './steps.ts';
import { useConnect } from './use-connect.ts';

/**
 * The form that connects in four steps. `known` is the current connection, if any: its address is filled in, its
 * secrets never are. `onConnected` gets the new one.
 */
export function ConnectForm(props: {
  known: Connection | null;
  onConnected: (connection: Connection) => void;
  onCancel?: () => void;
  /** Whether the first key has the focus from the start. */
  takesFocus?: boolean;
}) {
  const form = useConnect(props.known, props.onConnected);
  const element = useRef<HTMLFormElement>(null);
  const steps = stepsOf(form.attempt);
  const status = (name: StepName): ItemStatus => {
    const found = steps.find((step) => step.name === name)?.status;
    return found === 'done' || found === 'failed' ? found : 'todo';
  };
  const isWaiting = form.attempt.phase === 'permission';
  const keys = status('keys');
  const failed = steps.some((step) => step.status === 'failed');

  // The address is filled in already, so start with the key.
  useEffect(() => {
    if (props.takesFocus) element.current?.querySelector<HTMLElement>('.key-field input')?.focus();
  }, []);

  const submit = (event: Event) => {
    event.preventDefault();
    if (form.busy) return;
    // The fields can't keep the focus: they're frozen while the form waits.
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    void form.submit();
    // Focus the first invalid field, once its message is rendered.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus(),
    );
  };

  return (
    <form ref={element} onSubmit={submit} noValidate autocomplete="off">
      <ol class="checklist">
        <ChecklistItem
          number={1}
          title={t('connection.address')}
          status={status('address')}
          isFrozen={form.busy}
        >
          <ServiceFields
            details={form.details}
            problems={form.problems}
            isRejected={status('address') === 'failed'}
            change={form.change}
          />
        </ChecklistItem>
        <ChecklistItem number={2} title={t('connection.applicationKey')} status={keys} isFrozen={form.busy}>
          <KeyField
            label={t('connection.applicationKey')}
            hint={<ApplicationKeyHint />}
            value={form.details.applicationKey}
            problem={form.problems.applicationKey ? t(form.problems.applicationKey) : null}
            rejectedBy={keys === 'failed' ? 'step-keys' : null}
            onInput={(applicationKey) => form.change({ applicationKey })}
          />
        </ChecklistItem>
        <ChecklistItem number={3} title={t('connection.userToken')} status={keys} isFrozen={form.busy}>
          <KeyField
            label={t('connection.userToken')}
            hint={<UserTokenHint address={form.details.address} />}
            value={form.details.userToken}
            problem={form.problems.userToken ? t(form.problems.userToken) : null}
            rejectedBy={keys === 'failed' ? 'step-keys' : null}
            onInput={(userToken) => form.change({ userToken })}
          />
        </ChecklistItem>
        <ChecklistItem number={4} title={t('connection.connectHeading')} status={failed ? 'failed' : 'todo'}>
          <div class="stack">
            {!props.known?.hasPassphrase && (
              <div inert={form.busy}>
                <LockFields lock={form.lock} problem={form.lockProblem} onChange={form.setLock} />
              </div>
            )}
            <div class="row">
              <Button type="submit" tone="primary" busy={form.busy}>
                {t('connection.connect')}
              </Button>
              {isWaiting ? (
                <Button onClick={form.cancel}>{t('common.cancel')}</Button>
              ) : (
                props.onCancel && <Button onClick={props.onCancel}>{t('common.cancel')}</Button>
              )}
            </div>
            {form.attempt.phase !== 'idle' && <StepList steps={steps} />}
          </div>
        </ChecklistItem>
      </ol>
    </form>
  );
}
