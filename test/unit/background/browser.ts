import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

/** What the fake browser lacks and the background wants. Returns the parts that tests look at. */
export function furnish() {
  const parts = {
    contains: vi.fn(async (_wanted: { origins: string[] }) => true),
    remove: vi.fn(async (_given: { origins: string[] }) => true),
    openPopup: vi.fn(async () => {}),
    createWindow: vi.fn(async (_window: { url: string }): Promise<unknown> => ({ id: 31 })),
    setDetectionInterval: vi.fn(),
    queryState: vi.fn(async () => 'active'),
    getWindow: vi.fn(async (id: number) => ({ id })),
    updateWindow: vi.fn(async (_id: number, _change: { focused: boolean }) => {}),
    getSessionRules: vi.fn(async () => [{ id: 77 }]),
    updateSessionRules: vi.fn(async (_change: { removeRuleIds: number[]; addRules: { id: number }[] }) => {}),
  };
  Object.assign(fakeBrowser.runtime, {
    getManifest: () => ({ homepage_url: 'https://project.example/', version: '1.2.3' }),
  });
  Object.assign(fakeBrowser.permissions, { contains: parts.contains, remove: parts.remove });
  Object.assign(fakeBrowser.action, { openPopup: parts.openPopup });
  Object.assign(fakeBrowser.windows, {
    create: parts.createWindow,
    get: parts.getWindow,
    update: parts.updateWindow,
  });
  Object.assign(fakeBrowser.idle, {
    setDetectionInterval: parts.setDetectionInterval,
    queryState: parts.queryState,
  });
  Object.assign(fakeBrowser.declarativeNetRequest, {
    getWindow: vi.fn(async (id: number) => ({ id })),
    updateWindow: vi.fn(async (_id: number, _change: { focused: boolean }) => {}),
    getSessionRules: parts.getSessionRules,
    updateSessionRules: parts.updateSessionRules,
  });
  return parts;
}

export async function alarmNames(): Promise<string[]> {
  return (await fakeBrowser.alarms.getAll()).map(({ name }) => name);
}

/** Everything in the storage areas, as text. */
export async function storageDump(): Promise<string> {
  const { local, sync, session } = fakeBrowser.storage;
  return JSON.stringify(await Promise.all([local.get(), sync.get(), session.get()]));
}
