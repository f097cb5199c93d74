import { useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
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

/** Why the connection can't be used now, with the button that repairs lost access. Nothing if it isn't refused. */
export function RefusedNotice({ connection }: { connection: Connection }) {
  if (connection.state !== 'refused' || !connection.sentence) return null;
  return (
    <Notice
      tone="warn"
      actions={isAccessLost(connection.sentence) && <AllowButton connection={connection} />}
    >
      {t(connection.sentence)}
    </Notice>
  );
}
