import browser from 'webextension-polyfill';
import type { DatabaseFault } from '../../database/index.ts';
import { isMessage, type Message, message, readMessage } from '../../i18n/index.ts';
import { readOutboxPause, writeOutboxPause } from '../../outbox/index.ts';
import { readSettings } from '../../settings/index.ts';
import { accountFault, type Connection } from '../../stored-state/index.ts';
import type { Vault } from '../../vault/index.ts';
import { changeConnection, exposureOf, markRefused, withoutSentence } from './connection-state.ts';

export const LOCK_ALARM = 'lock';
const MINUTE = 60_000;
/** The shortest idle time that browsers report, in seconds. */
const SHORTEST_IDLE = 15;

export type Lock = ReturnType<typeof createLock>;

/** Why stored keys can't be used although they may still exist. */
const FAULTS: Record<DatabaseFault, Message> = {
  newer: message('connection.keysNewer'),
  damaged: message('connection.keysLost'),
  full: message('connection.keysDiskFull'),
  inUse: message('connection.keysInUse'),
  closed: message('connection.keysUnavailable'),
};

/** Why it isn't known whose keys these are. Then no draft is sent, because it could be another account's. */
const ACCOUNT_FAULTS: Record<DatabaseFault, Message> = {
  ...FAULTS,
  newer: message('connection.accountNewer'),
  damaged: message('connection.accountUnreadable'),
  closed: message('connection.accountUnreadable'),
};

/** Whether the connection was refused only because the keys couldn't be read. */
const isFault = (sentence: Message): boolean =>
  isMessage(sentence) &&
  [FAULTS, ACCOUNT_FAULTS].some((faults) => Object.values(faults).some(({ id }) => id === sentence.id));

const idleSeconds = (minutes: number) => Math.max(SHORTEST_IDLE, Math.round(minutes * 60));

/** `opened`: the credentials can be used again. `changing` sets or removes the passphrase. */
export function createLock(
  vault: Vault,
  rest: { opened(): void; changing<T>(change: () => Promise<T>): Promise<T> },
) {
  async function show(): Promise<'open' | 'locked' | 'empty'> {
    const [state, exposure, pause] = [
      await vault.state(),
      exposureOf(await vault.protection()),
      await readOutboxPause(),
    ];
    if (state === 'empty') {
      const fault = await vault.fault();
      await markRefused(FAULTS[fault ?? 'damaged']);
      return state;
    }
    const unknown = state === 'open' ? await accountFault() : null;
    if (unknown !== null) {
      await markRefused(ACCOUNT_FAULTS[unknown]);
      return exposure.hasPassphrase ? state : 'empty';
    }
    // The keys are readable again. They were never rejected.
    const isBack = pause !== null && isFault(pause.sentence);
    if (isBack) await writeOutboxPause(null);
    await changeConnection((connection): Connection => {
      if (state === 'locked') return { ...connection, ...exposure, state };
      if (connection.state !== 'locked' && !isBack) return { ...connection, ...exposure };
      const open = { ...withoutSentence(connection), ...exposure };
      return pause && !isBack
        ? { ...open, state: 'refused', sentence: readMessage(pause.sentence) }
        : { ...open, state: 'connected' };
    });
    return exposure.hasPassphrase ? state : 'empty';
  }

  async function watch(): Promise<void> {
    const { lockAfterMinutes } = await readSettings();
    if ((await show()) !== 'open' || lockAfterMinutes === null) {
      await browser.alarms.clear(LOCK_ALARM);
      return;
    }
    browser.idle?.setDetectionInterval(idleSeconds(lockAfterMinutes));
    // An idle event can be lost while a worker ends. The alarm checks again. Where the browser doesn't know who is there,
    // it locks after that time in any case.
    const periodInMinutes = browser.idle ? Math.min(lockAfterMinutes, 5) : lockAfterMinutes;
    const alarm = await browser.alarms.get(LOCK_ALARM);
    // Don't recreate an existing alarm: postponed at each start, it would never fire.
    if (alarm?.periodInMinutes !== periodInMinutes)
      await browser.alarms.create(LOCK_ALARM, { periodInMinutes });
  }

  async function lock(): Promise<void> {
    if (!(await vault.hasPassphrase())) return;
    await vault.lock();
    await watch();
  }

  return {
    /** Does nothing if no passphrase is set. */
    lock,
    /** Updates the summary and idle detection according to the vault and the settings. Reports missing keys. */
    refresh: watch,
    async unlock(passphrase: string): Promise<boolean> {
      const right = await vault.unlock(passphrase);
      await watch();
      if (right) rest.opened();
      return right;
    },
    async setPassphrase(next: string | null, current: string | null): Promise<boolean> {
      const hasOne = await vault.hasPassphrase();
      // A wrong passphrase changes nothing.
      if (hasOne && (current === null || !(await vault.unlock(current)))) return false;
      const change = () => vault.setPassphrase(next, current);
      // Under another passphrase, what was encrypted stays as it is.
      const done = await (hasOne && next !== null ? change() : rest.changing(change));
      await watch();
      return done;
    },
    /** The browser reports that the user is idle, or that the machine was locked. */
    async onIdleState(state: string): Promise<void> {
      const { lockAfterMinutes } = await readSettings();
      if (state !== 'active' && lockAfterMinutes !== null) await lock();
    },
    /** `scheduledAt`: when the alarm was due. After sleep it comes late. */
    async onAlarm(scheduledAt: number, now: number): Promise<void> {
      const { lockAfterMinutes } = await readSettings();
      if (lockAfterMinutes === null) return;
      const slept = now - scheduledAt >= lockAfterMinutes * MINUTE;
      const state = (await browser.idle?.queryState(idleSeconds(lockAfterMinutes))) ?? 'unknown';
      if (slept || state !== 'active') await lock();
    },
  };
}
