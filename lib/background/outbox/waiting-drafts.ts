import { openOutbox } from '../../outbox/index.ts';
import { readAccountId, readConnection, SAMPLE_ACCOUNT } from '../../stored-state/index.ts';

const ON_ITS_WAY: ReadonlySet<string> = new Set(['queued', 'sending', 'unknown', 'created']);

/** Whether a draft of the connected account or the sample world is pending. Others wait for their account. */
export async function hasWaitingDrafts(): Promise<boolean> {
  const [connection, account] = await Promise.all([readConnection(), readAccountId()]);
  const accounts = connection.state === 'none' ? [SAMPLE_ACCOUNT] : [SAMPLE_ACCOUNT, account ?? ''];
  const drafts = await (await openOutbox()).list();
  return drafts.some(
    ({ delivery }) =>
      ON_ITS_WAY.has(delivery.state) &&
      'progress' in delivery &&
      delivery.progress != null &&
      accounts.includes(delivery.progress.accountId),
  );
}
