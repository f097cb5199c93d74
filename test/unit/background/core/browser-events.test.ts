import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { BACKUP_ALARM } from '../../../../lib/background/backup/backup-runner.ts';
import { createBackground } from '../../../../lib/background/core/background.ts';
import { onBrowserStart } from '../../../../lib/background/core/browser-events.ts';
import { forgetBackups, putRun, readRuns } from '../../../../lib/history/backup/index.ts';
import { message } from '../../../../lib/i18n/index.ts';
import { alarmNames, furnish } from '../browser.ts';

beforeEach(async () => {
  fakeBrowser.reset();
  furnish();
  await forgetBackups(null);
});

it('takes up a backup whose alarm was lost with the browser session, or had the name of an earlier release', async () => {
  await putRun({
    ...{ worldId: 'w1', purpose: 'backup', state: 'running', step: 'lists', done: 0, total: null },
    ...{ sentence: null, beganAt: Date.now(), readyAt: null, triedAt: null, service: 'current' },
    ...{ world: null, refused: [] },
  });
  await fakeBrowser.alarms.create('library', { periodInMinutes: 0.5 });
  await onBrowserStart(createBackground());
  await vi.waitFor(async () => {
    expect(await readRuns()).toMatchObject([{ state: 'waiting', sentence: message('backup.notConnected') }]);
    expect(await alarmNames()).toContain(BACKUP_ALARM);
  });
});
