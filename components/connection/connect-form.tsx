import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { KeyName } from '../../lib/model/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Button, Trans } from '../ui/index.ts';
import { ChecklistItem, type ItemStatus } from './checklist-item.tsx';
import type { Details } from './details.ts';
import { KeyField } from './key-field.tsx';
import { LockFields } from './lock-fields.tsx';
import { tokenPageLink } from './renew-token.tsx';
import { ServiceFields } from './service-fields.tsx';
import { StepList } from './step-list.tsx';
import { type StepName, stepsOf } from './steps.ts';
import { type OnConnected, useConnect } from './use-connect.ts';

/**
 * The form that connects in three steps. `known` is the current connection, if any: its address is filled in, its
 * secrets never are.
 */
export function ConnectForm(props: {
  known: Connection | null;
  onConnected: OnConnected;
  onCancel?: () => void;
  /** What else can be done, beside the button that connects. */
  otherwise?: ComponentChildren;
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
  const wrongKey = form.attempt.phase === 'reported' ? form.attempt.report.wrongKey : null;
  // Unless World Anvil says which key is wrong, neither is marked.
  const keyStatus = (name: KeyName): ItemStatus => {
    if (keys !== 'failed') return keys;
    return wrongKey === name && form.problems[name] ? 'failed' : 'todo';
  };
  const failed = steps.some((step) => step.status === 'failed');

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

  const keyField = (name: KeyName, hint: ComponentChildren) => {
    const problem = form.problems[name];
    const note = form.note?.field === name ? form.note.sentence : null;
    return (
      <KeyField
        label={t(`connection.${name}`)}
        hint={hint}
        value={form.details[name]}
        problem={problem ? t(problem) : null}
        note={note ? t(note) : null}
        explainedBy={keys === 'failed' ? 'step-keys' : null}
        onInput={(typed) => form.change({ [name]: typed })}
        onPaste={(text) => form.paste(name, text)}
      />
    );
  };

  return (
    <form ref={element} onSubmit={submit} noValidate autocomplete="off">
      <ol class="checklist">
        <ChecklistItem
          number={1}
          title={t('connection.applicationKey')}
          status={keyStatus('applicationKey')}
          isFrozen={form.busy}
        >
          {keyField('applicationKey', <ApplicationKeyHint />)}
        </ChecklistItem>
        <ChecklistItem
          number={2}
          title={t('connection.userToken')}
          status={keyStatus('userToken')}
          isFrozen={form.busy}
        >
          {keyField('userToken', <UserTokenHint address={form.details.address} />)}
        </ChecklistItem>
        <ChecklistItem number={3} title={t('connection.connectHeading')} status={failed ? 'failed' : 'todo'}>
          <div class="stack">
            <div class="stack" inert={form.busy}>
              {!props.known?.hasPassphrase && (
                <LockFields lock={form.lock} problem={form.lockProblem} onChange={form.setLock} />
              )}
              <ServiceFields
                details={form.details}
                problems={form.problems}
                isRejected={status('address') === 'failed'}
                change={form.change}
              />
            </div>
            <p class="small soft">{t('connection.whatIsSent')}</p>
            <div class="row">
              <Button type="submit" tone="primary" busy={form.busy}>
                {t('connection.connect')}
              </Button>
              {isWaiting ? (
                <Button onClick={form.cancel}>{t('common.cancel')}</Button>
              ) : (
                props.onCancel && <Button onClick={props.onCancel}>{t('common.cancel')}</Button>
              )}
              {!form.busy && props.otherwise}
            </div>
            {form.attempt.phase !== 'idle' && <StepList steps={steps} />}
            {wrongKey === 'either' && <CheckKeys address={form.details.address} />}
          </div>
        </ChecklistItem>
      </ol>
    </form>
  );
}

/** World Anvil's own guide, which leads to the form. */
const APPLICATION_KEY_GUIDE = 'https://www.worldanvil.com/learn/account/get-api-key';

/** Where the application key comes from. It names no membership tier, because World Anvil changes those. */
function ApplicationKeyHint() {
  return (
    <Trans
      id="connection.applicationKeyHint"
      values={{
        link: (text) => (
          <a href={APPLICATION_KEY_GUIDE} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      }}
    />
  );
}

/** Where to look after World Anvil refused the keys. It doesn't say which of them is wrong. */
function CheckKeys({ address }: Pick<Details, 'address'>) {
  return (
    <p>
      <Trans id="connection.checkKeys" values={tokenPageLink(address)} />
    </p>
  );
}

/** Where the user token comes from, with a link if the address is valid. */
function UserTokenHint({ address }: Pick<Details, 'address'>) {
  return <Trans id="connection.userTokenHint" values={tokenPageLink(address)} />;
}
