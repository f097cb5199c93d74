import browser from 'webextension-polyfill';
import { formatNumber, t } from '../../i18n/index.ts';
import type { Instant } from '../../model/index.ts';
import type { Draft, Obstacle } from '../../outbox/index.ts';
import {
  describe as describeDraft,
  obstacleOf,
  openOutbox,
  readOutboxPause,
  watchOver,
} from '../../outbox/index.ts';
import { loadLanguage } from '../../settings/index.ts';
import { readAccountId, readConnection } from '../../stored-state/index.ts';

interface Badge {
  text: string;
  title: string;
  urgent: boolean;
}

const GREEN = '#0b6b5d';
const RED = '#a3271b';
const WHITE = '#ffffff';

/** The toolbar badge: the number of pending drafts, or that one needs attention. */
export function badgeOf(
  all: readonly Draft[],
  now: Instant,
  obstacle: Obstacle | null,
  accountId: string | null = null,
): Badge {
  const groups = all.map((draft) => describeDraft(draft, now, obstacle, { accountId }).group);
  const wanted = groups.filter((group) => group === 'attention').length;
  const underWay = groups.filter(
    (group) => group === 'waiting' || group === 'sending' || group === 'checking',
  ).length;
  if (wanted > 0) return { text: '!', title: t('outbox.badgeAttention', { count: wanted }), urgent: true };
  if (underWay === 0) return { text: '', title: 'Loreside', urgent: false };
  const waits = (id: 'outbox.badgeUnconnected' | 'outbox.badgeWaiting') => ({
    text: formatNumber(underWay),
    title: t(id, { count: underWay }),
    urgent: false,
  });
  if (obstacle === null) return waits('outbox.badgeWaiting');
  // Nothing is wrong: many people have no key, and their drafts are safe here.
  if (obstacle === 'unconnected') return waits('outbox.badgeUnconnected');
  const id = obstacle === 'notAllowed' ? 'outbox.badgeNotAllowed' : 'outbox.badgeReconnect';
  return { text: '!', title: t(id, { count: underWay }), urgent: true };
}

async function showBadge({ text, title, urgent }: Badge): Promise<void> {
  await Promise.all([
    browser.action.setBadgeText({ text }),
    browser.action.setTitle({ title }),
    browser.action.setBadgeBackgroundColor({ color: urgent ? RED : GREEN }),
    browser.action.setBadgeTextColor?.({ color: WHITE }),
  ]);
}

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
