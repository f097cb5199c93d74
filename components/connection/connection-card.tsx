import { useState } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { announce, Button, ConfirmDialog, Notice } from '../ui/index.ts';
import { endingText, isEncrypted, versionText } from './connection-text.ts';
import { LeftBehind } from './renew-token.tsx';
import { StateBadge } from './state-badge.tsx';
import { StepList } from './step-list.tsx';
import { type Attempt, failedStep, stepsOf } from './steps.ts';
import { useEndings } from './use-endings.ts';
import './connection.css';

/** The current connection, with buttons to check, change and disconnect it. */
export function ConnectionCard(props: {
  connection: Connection;
  onChange: () => void;
  /** Called once disconnected, when `connection` is outdated. */
  onDisconnected?: () => void;
}) {
  const { connection, onChange } = props;
  const endings = useEndings(connection);
  const [attempt, setAttempt] = useState<Attempt>({ phase: 'idle' });
  const [isDisconnecting, setDisconnecting] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const host = URL.parse(connection.address)?.host ?? connection.address;

  const check = async () => {
    setAttempt({ phase: 'asking', host });
    const checked = await request('connection.check', {});
    if (!checked.ok) return setAttempt({ phase: 'failed', host, sentence: say(checked.problem.sentence) });
    const next: Attempt = { phase: 'reported', host, report: checked.value };
    setAttempt(next);
    announce(failedStep(next)?.sentence ?? 'The connection holds.');
  };
  const disconnect = async () => {
    setDisconnecting(false);
    const disconnected = await request('connection.disconnect', {});
    if (!disconnected.ok) return setErrorMessage(say(disconnected.problem.sentence));
    announce('Disconnected.');
    props.onDisconnected?.();
  };

  return (
    <div class="stack">
      <dl class="facts">
        <dt>State</dt>
        <dd>
          <StateBadge connection={connection} />
        </dd>
        <dt>Service</dt>
        <dd>
          {connection.address}, {versionText(connection)}
        </dd>
        <dt>Account</dt>
        <dd>{connection.username}</dd>
        <dt>Application key</dt>
        <dd>{endingText(endings.applicationKey)}</dd>
        <dt>User token</dt>
        <dd>{endingText(endings.userToken)}</dd>
      </dl>
      {connection.state === 'refused' && connection.sentence && (
        <Notice tone="warn">{say(connection.sentence)}</Notice>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <div class="row">
        {connection.state !== 'locked' && (
          <Button busy={attempt.phase === 'asking'} onClick={() => void check()}>
            Check now
          </Button>
        )}
        <Button onClick={onChange}>Change</Button>
        <Button tone="danger" onClick={() => setDisconnecting(true)}>
          Disconnect
        </Button>
      </div>
      {attempt.phase !== 'idle' && <StepList steps={stepsOf(attempt)} />}
      {isDisconnecting && (
        <ConfirmDialog
          title={`Disconnect from ${host}?`}
          confirm="Disconnect"
          keep="Stay connected"
          onConfirm={() => void disconnect()}
          onClose={() => setDisconnecting(false)}
        >
          <p>
            Loreside forgets both keys. Drafts that have not been sent stay here and wait. The history of your
            changes is deleted: export it first if you want to be able to look things up.
          </p>
          <LeftBehind address={connection.address} isEncrypted={isEncrypted(connection)} />
        </ConfirmDialog>
      )}
    </div>
  );
}
