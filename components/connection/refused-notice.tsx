import { useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { message, t } from '../../lib/i18n/index.ts';
import { isAccessLost, requestAccess } from '../../lib/permissions/index.ts';
import { parseAddress } from '../../lib/service/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Button, Notice } from '../ui/index.ts';

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
