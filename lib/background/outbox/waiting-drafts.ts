import { openOutbox } from '../../outbox/index.ts';
import { readAccountId, readConnection } from '../../stored-state/index.ts';

const ON_ITS_WAY: ReadonlySet<string> = new Set(['queued', 'sending', 'unknown', 'created']);

/** Whether a draft of the connected account is pending. Drafts of other accounts wait for theirs. */
export async function hasWaitingDrafts(): Promise<boolean> {
  const [connection, account] = await Promise.all([readConnection(), readAccountId()]);
  if (connection.state === 'none') return false;
  const drafts = await (await openOutbox()).list();
  return drafts.some(
    ({ delivery }) =>
      ON_ITS_WAY.has(delivery.state) &&
      'progress' in delivery &&
      delivery.progress?.accountId === (account ?? ''),
  );
}
