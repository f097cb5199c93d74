import browser from 'webextension-polyfill';

/** Exists while a draft is pending. Screens set it before they submit one; the background's runner clears it. */
export const OUTBOX_ALARM = 'outbox';
const LOCK = 'outbox.announced';

/**
 * For screens: stores work for the outbox, which starts after `inMs` even if the screen is gone by then. A run that ends
 * meanwhile would clear the alarm before there is anything to see, so a lock tells it: it is released after the work is
 * stored, or with the screen.
 */
export function announceWork<Value>(inMs: number, store: () => Promise<Value>): Promise<Value> {
  const work = () => {
    void browser.alarms.create(OUTBOX_ALARM, { when: Date.now() + inMs, periodInMinutes: 0.5 });
    return store();
  };
  // Fake browsers in tests have no locks.
  return navigator.locks ? navigator.locks.request(LOCK, { mode: 'shared' }, work) : work();
}

/** Whether a screen is storing work. Ask before you look at what is stored. */
export async function isWorkAnnounced(): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name === LOCK) ?? false;
}
