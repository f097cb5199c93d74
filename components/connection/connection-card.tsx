import { useState } from 'preact/hooks';
import { type Message, message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection, ConnectionSummary } from '../../lib/stored-state/index.ts';
import { announce, Button, ConfirmDialog, Icon, type IconName, Notice } from '../ui/index.ts';
import { useEndings } from './checklist-item.tsx';
import { endingText, isEncrypted, stateLabel, versionText } from './details.ts';
import { LeftBehind } from './lock-settings.tsx';
import { type Attempt, failedStep, StepList, stepsOf } from './steps.tsx';
import './connection.css';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { isAccessLost, requestAccess } from '../../lib/permissions/index.ts';
import { parseAddress } from '../../lib/service/index.ts';

const ICONS: Record<ConnectionSummary['state'], IconName> = {
  none: 'link',
  connected: 'check',
  locked: 'lock',
  refused: 'alert',
};

/** The state of the connection as an icon and a word. */
export function StateBadge({ connection }: { connection: ConnectionSummary }) {
  const { word, tone } = stateLabel(connection);
  return (
    // The word may be hidden where there is little room.
    <span class="state-badge small soft" role="img" aria-label={word} data-tone={tone} title={word}>
      <Icon name={ICONS[connection.state]} />
      <span>{word}</span>
    </span>
  );
}

/** Asks the browser for what the connection needs. The background sees the answer and continues. */
export function AllowButton({ connection }: { connection: Connection }) {
  const [isAsking, setAsking] = useState(false);
  const place = parseAddress(connection.address, connection.version, connection.segment);
  if (!place.ok) return null;
  const allow = () => {
    // Nothing is awaited before: Firefox would forget the click.
    const answer = requestAccess([place.value.permission]);
    setAsking(true);
    void answer.catch(reportAs('connection.allow')).then(() => setAsking(false));
  };
  return (
    <Button tone="primary" busy={isAsking} onClick={allow}>
      {t('connection.allowAgain')}
    </Button>
  );
}

/** Why the connection can't be used now, with the button that repairs it. Nothing if it isn't refused. */
export function RefusedNotice(props: {
  connection: Connection;
  /** Leads to the form for the keys; absent beside it. */
  onReconnect?: () => void;
}) {
  const { connection, onReconnect } = props;
  if (connection.state !== 'refused') return null;
  const sentence = connection.sentence ?? message('service.keysRefused');
  const reconnect = onReconnect && (
    <Button size="small" onClick={onReconnect}>
      {t('outbox.reconnect')}
    </Button>
  );
  return (
    <Notice
      tone="warn"
      actions={isAccessLost(sentence) ? <AllowButton connection={connection} /> : reconnect}
    >
      {t(sentence)}
    </Notice>
  );
}

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
    <div class="connection column gap-3">
      <dl class="facts">
        <dt>{t('common.status')}</dt>
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
      <div class="wrap gap-2">
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
