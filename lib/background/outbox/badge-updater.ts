import { obstacleOf, openOutbox, readOutboxPause, watchOver } from '../../outbox/index.ts';
import { loadLanguage } from '../../settings/index.ts';
import { readAccountId, readConnection } from '../../stored-state/index.ts';
import { badgeOf, showBadge } from './badge.ts';

/** Changes come in bursts, up to one per keystroke. */
const DELAY = 150;

/** Keeps the toolbar badge up to date while this worker lives. Call the result when something may have changed. */
export function createBadgeUpdater(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let following = false;

  async function show(): Promise<void> {
    const store = await openOutbox();
    if (!following) store.subscribe(soon);
    following = true;
    const [drafts, pause, connection, accountId] = await Promise.all([
      store.list(),
      readOutboxPause(),
      readConnection(),
      readAccountId(),
      loadLanguage(),
    ]);
    const obstacle = obstacleOf(pause, { isConnected: connection.state !== 'none' });
    await Promise.all([
      showBadge(badgeOf(drafts, Date.now(), obstacle, accountId)),
      watchOver(store, drafts),
    ]);
  }

  function soon(): void {
    clearTimeout(timer);
    // Screens report an outbox that can't be read. The badge stays as it is.
    timer = setTimeout(() => void show().catch(() => {}), DELAY);
  }

  return soon;
}
