import { request, watchBuild } from '../../lib/messaging/index.ts';

/** Milliseconds; a page that asks nothing by itself asks then. */
const LATER = 1_500;

/** Shows the notice once the background turns out to be of another build than this page. */
export function watchForUpdate(): void {
  let isShown = false;
  watchBuild(() => {
    if (isShown) return;
    isShown = true;
    void import('./restart-notice.tsx').then(({ showRestartNotice }) => showRestartNotice());
  });
  // Nobody waits for this answer; where there is none, the next question tells.
  setTimeout(() => void request('outbox.wake', {}).catch(() => {}), LATER);
}
