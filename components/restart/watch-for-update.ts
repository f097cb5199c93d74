import { request, watchBuild } from '../../lib/messaging/index.ts';

/** Milliseconds before the page sends a request of its own, in case it sends no other. */
const LATER = 1_500;

/** Shows the notice once the background reports a build other than this page's. */
export function watchForUpdate(): void {
  let isShown = false;
  watchBuild(() => {
    if (isShown) return;
    isShown = true;
    void import('./restart-notice.tsx').then(({ showRestartNotice }) => showRestartNotice());
  });
  // The request only compares the builds. If it fails, the next one does.
  setTimeout(() => void request('outbox.wake', {}), LATER);
}
