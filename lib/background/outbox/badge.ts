import browser from 'webextension-polyfill';
import { formatNumber, t } from '../../i18n/index.ts';
import type { Instant } from '../../model/index.ts';
import { type Draft, describe as describeDraft, type Obstacle } from '../../outbox/index.ts';

export interface Badge {
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
  if (wanted > 0)
    return {
      text: '!',
      title: t('outbox.badgeAttention', { count: wanted }),
      urgent: true,
    };
  if (underWay === 0) return { text: '', title: 'Loreside', urgent: false };
  // Nothing is wrong: many people have no key, and their drafts are safe here.
  if (obstacle === 'unconnected')
    return {
      text: formatNumber(underWay),
      title: t('outbox.badgeUnconnected', { count: underWay }),
      urgent: false,
    };
  if (obstacle !== null) {
    const id = obstacle === 'notAllowed' ? 'outbox.badgeNotAllowed' : 'outbox.badgeReconnect';
    return { text: '!', title: t(id, { count: underWay }), urgent: true };
  }
  return {
    text: formatNumber(underWay),
    title: t('outbox.badgeWaiting', { count: underWay }),
    urgent: false,
  };
}

export async function showBadge({ text, title, urgent }: Badge): Promise<void> {
  await Promise.all([
    browser.action.setBadgeText({ text }),
    browser.action.setTitle({ title }),
    browser.action.setBadgeBackgroundColor({ color: urgent ? RED : GREEN }),
    browser.action.setBadgeTextColor?.({ color: WHITE }),
  ]);
}
