import { useState } from 'preact/hooks';
import { type Message, message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { announce, Button, ConfirmDialog, Notice } from '../ui/index.ts';
import { endingText, isEncrypted, versionText } from './connection-text.ts';
import { RefusedNotice } from './refused-notice.tsx';
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
  const [errorMessage, setErrorMessage] = useState<Message | null>(null);
  const host = URL.parse(connection.address)?.host ?? connection.address;

  const check = async () => {
    setAttempt({ phase: 'asking', host });
    const checked = await request('connection.check', {});
    if (!checked.ok)
      return setAttempt({ phase: 'failed', host, sentence: readMessage(checked.problem.sentence) });
    const next: Attempt = { phase: 'reported', host, report: checked.value };
    setAttempt(next);
    announce(t(failedStep(next)?.sentence ?? message('connection.connectionWorks')));
  };
  const disconnect = async () => {
    setDisconnecting(false);
    const disconnected = await request('connection.disconnect', {});
    if (!disconnected.ok) return setErrorMessage(readMessage(disconnected.problem.sentence));
    announce(t('connection.disconnected'));
    props.onDisconnected?.();
  };

  return (
    <div class="stack">
      <dl class="facts">
        <dt>{t('connection.state')}</dt>
        <dd>
          <StateBadge connection={connection} />
        </dd>
        <dt>{t('connection.address')}</dt>
        <dd>
          <bdi>{connection.address}</bdi>
        </dd>
        <dt>{t('connection.apiVersion')}</dt>
        <dd>{versionText(connection)}</dd>
        <dt>{t('connection.accountLabel')}</dt>
        <dd>
          <bdi>{connection.username}</bdi>
        </dd>
        <dt>{t('connection.applicationKey')}</dt>
        <dd>{endingText(endings.applicationKey)}</dd>
        <dt>{t('connection.userToken')}</dt>
        <dd>{endingText(endings.userToken)}</dd>
      </dl>
      <RefusedNotice connection={connection} />
      {errorMessage && <Notice tone="danger">{t(errorMessage)}</Notice>}
      <div class="row">
        {connection.state !== 'locked' && (
          <Button busy={attempt.phase === 'asking'} onClick={() => void check()}>
            {t('connection.checkNow')}
          </Button>
        )}
        <Button onClick={onChange}>{t('connection.change')}</Button>
        <Button tone="danger" onClick={() => setDisconnecting(true)}>
          {t('connection.disconnect')}
        </Button>
      </div>
      {attempt.phase !== 'idle' && <StepList steps={stepsOf(attempt)} />}
      {isDisconnecting && (
        <ConfirmDialog
          title={t('connection.disconnectFrom', { host })}
          confirm={t('connection.disconnect')}
          keep={t('connection.stayConnected')}
          onConfirm={() => void disconnect()}
          onClose={() => setDisconnecting(false)}
        >
          <p>{t('connection.disconnectMeans')}</p>
          <LeftBehind address={connection.address} isEncrypted={isEncrypted(connection)} />
        </ConfirmDialog>
      )}
    </div>
  );
}
