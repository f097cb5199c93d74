import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { KeyName } from '../../lib/model/index.ts';
import { DEFAULT_ADDRESS, DEFAULT_SEGMENTS, parseAddress } from '../../lib/service/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Button, Field, Segmented, TextField, Trans } from '../ui/index.ts';
import { ChecklistItem, type ItemStatus } from './checklist-item.tsx';
import type { DetailProblems, Details, Version } from './details.ts';
import { KeyField, LockFields } from './lock-fields.tsx';
import { tokenPageLink } from './lock-settings.tsx';
import { StepList, type StepName, stepsOf } from './steps.tsx';
import { type OnConnected, useConnect } from './use-connect.ts';

/** The address of World Anvil and its API version. They are folded away, because hardly anyone needs them. */
function ServiceFields(props: {
  details: Details;
  problems: DetailProblems;
  isRejected: boolean;
  change: (part: Partial<Details>) => void;
}) {
  const { details, problems, change } = props;
  const [isUnusual] = useState(
    details.address !== DEFAULT_ADDRESS ||
      details.version !== 'current' ||
      details.segment !== DEFAULT_SEGMENTS[details.version],
  );
  /** Shows what will be contacted: `worldanvil` becomes the full address. */
  const complete = () => {
    const parsed = parseAddress(details.address, details.version, '');
    if (parsed.ok && parsed.value.address !== details.address) change({ address: parsed.value.address });
  };
  const versions: { value: Version; label: string }[] = [
    { value: 'current', label: t('connection.currentVersion') },
    { value: 'earlier', label: t('connection.earlierVersion') },
  ];
  return (
    <details
      class="fold"
      open={isUnusual || props.isRejected || Boolean(problems.address) || Boolean(problems.segment)}
    >
      <summary>{t('connection.advanced')}</summary>
      <div class="connection column gap-3">
        <Field label={t('connection.address')} problem={problems.address ? t(problems.address) : null}>
          {(ids) => (
            <input
              {...ids}
              class="input"
              type="text"
              inputmode="url"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              dir="ltr"
              value={details.address}
              aria-invalid={props.isRejected || ids['aria-invalid']}
              onInput={(event) => change({ address: event.currentTarget.value })}
              onBlur={complete}
            />
          )}
        </Field>
        <div class="version">
          <Segmented
            label={t('connection.apiVersion')}
            value={details.version}
            options={versions}
            onChange={(version) => change({ version, segment: DEFAULT_SEGMENTS[version] })}
          />
          <TextField
            label={t('connection.versionName')}
            hint={t('connection.versionNameHint')}
            problem={problems.segment ? t(problems.segment) : null}
            value={details.segment}
            spellcheck={false}
            autocomplete="off"
            onInput={(segment) => change({ segment })}
          />
        </div>
      </div>
    </details>
  );
}

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
          <div class="column gap-3">
            <div class="column gap-3" inert={form.busy}>
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
            <div class="wrap gap-2">
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
