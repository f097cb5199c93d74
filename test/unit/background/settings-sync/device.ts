import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type SyncOutcome, syncOnce } from '../../../../lib/background/settings-sync/sync-once.ts';
import { type Pin, parsePins, setPinned } from '../../../../lib/entries/index.ts';
import { changeSettings, readSettings, type Settings } from '../../../../lib/settings/index.ts';

const { local, sync } = fakeBrowser.storage;

/** The test's clock, the same for all devices. */
let clock = 0;

export async function startFresh(): Promise<void> {
  clock = Date.UTC(2026, 0, 1);
  await Promise.all([local.clear(), sync.clear()]);
}

/** A browser with a local storage of its own; all share `storage.sync`. */
export class Device {
  #stored: Record<string, unknown> = {};
  #isFirst = true;

  /** Does something on this device. */
  async do<T>(work: () => Promise<T>): Promise<T> {
    await local.clear();
    await local.set(this.#stored);
    try {
      return await work();
    } finally {
      this.#stored = structuredClone(await local.get());
    }
  }

  /** The first time, sync is turned on. */
  sync(): Promise<SyncOutcome> {
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    clock += 1000;
    return this.do(() => syncOnce(isFirst, clock));
  }

  set(part: Partial<Settings>): Promise<unknown> {
    return this.do(() => changeSettings((settings) => ({ ...settings, ...part })));
  }

  get settings(): Promise<Settings> {
    return this.do(readSettings);
  }

  pin(worldId: string, id: string, isPinned = true): Promise<void> {
    return this.do(() => setPinned({ worldId, ref: { kind: 'article', id } }, isPinned));
  }

  /** Like disconnecting. */
  forgetPins(): Promise<void> {
    return this.do(() => local.remove('panel.pins'));
  }

  get pins(): Promise<string[]> {
    return this.do(async () => {
      const pins: Pin[] = parsePins((await local.get('panel.pins'))['panel.pins']);
      return pins.map(({ worldId, ref }) => `${worldId}/${ref.id}`);
    });
  }

  /** A connection to these worlds; none without worlds. */
  connect(...worlds: string[]): Promise<void> {
    const connection = {
      ...{
        state: 'connected',
        address: 'https://wa.example',
        version: 'current',
        segment: '',
        username: 'U',
      },
      worlds: worlds.map((id) => ({ id, title: id, slug: null, url: null, ownership: null })),
      ...{ worldId: worlds[0] ?? null, hasPassphrase: false, tokenExposed: false, templates: [] },
    };
    return this.do(() => (worlds.length > 0 ? local.set({ connection }) : local.remove('connection')));
  }
}
