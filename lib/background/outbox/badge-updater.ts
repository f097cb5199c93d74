import { openOutbox, readOutboxPause, watchOver } from '../../outbox/index.ts';
import { badgeOf, showBadge } from './badge.ts';

/** Changes come in bursts, one a keystroke at worst. */
const DELAY = 150;

/** Keeps the toolbar button true to the outbox, for as long as this worker lives. Call it when something may have changed. */
export function createBadgeUpdater(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let following = false;

  async function show(): Promise<void> {
    const store = await openOutbox();
    if (!following) store.subscribe(soon);
    following = true;
    const [drafts, pause] = await Promise.all([store.list(), readOutboxPause()]);
    await Promise.all([showBadge(badgeOf(drafts, Date.now(), pause !== null)), watchOver(store, drafts)]);
  }

  function soon(): void {
    clearTimeout(timer);
    // An outbox that cannot be read says so in the screens; the button stays as it was.
    timer = setTimeout(() => void show().catch(() => {}), DELAY);
  }

  return soon;
}
