import { useEffect } from 'preact/hooks';
import { Panel } from '../../../components/panel/index.ts';
import type { Route } from '../../../components/panel/navigation/route.ts';
import { message, readMessage } from '../../../lib/i18n/index.ts';
import { openLibrary, openWriter } from '../../../lib/library/index.ts';
import { apply } from '../../../lib/library/store/apply.ts';
import { openOutbox, writeOutboxPause } from '../../../lib/outbox/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import browser from '../browser.ts';
import { TIDEWATER, WORLD } from '../sample/connection.ts';
import { everyDraft } from '../sample/drafts.ts';
import { resource, storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

/** Presses the key of “Search all worlds”, as a person would. */
function PressAll() {
  useEffect(() => {
    const timer = setTimeout(
      () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA', altKey: true })),
      500,
    );
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const panel = (name: string, typed: string | Route = '', isAll = false): Sheet => ({
  fill: true,
  stories: [
    {
      name,
      show: () => (
        <div class="panel">
          {isAll && <PressAll />}
          <Panel
            initialRoute={typeof typed === 'string' ? { view: 'home', typed } : typed}
            onDraft={async () => {}}
            onEdit={async () => {}}
          />
        </div>
      ),
    },
  ],
});

async function layRecent(): Promise<void> {
  const library = await openLibrary();
  for (const id of ['tobias', 'edda', 'wardens']) await library.opened(WORLD, { kind: 'article', id });
  await browser.storage.local.set({ 'panel.pins': [[WORLD, 'article', 'saltmere']] });
  const store = await openOutbox();
  for (const draft of everyDraft().slice(0, 3)) await store.add(draft);
}

type Name =
  | 'home'
  | 'found'
  | 'nothing'
  | 'review'
  | 'paused'
  | 'refused'
  | 'unconnected'
  | 'empty'
  | 'checking'
  | 'inPart'
  | 'absent'
  | 'everywhere';

export const panelSheets: Record<Name, SheetMaker> = {
  async home() {
    await storeWorld();
    await layRecent();
    return panel('Pins, what was opened last, and drafts');
  },
  async found() {
    await storeWorld();
    return panel('An answer', 'lamp');
  },
  async nothing() {
    await storeWorld();
    return panel('No answer', 'is:draft Quaggoth');
  },
  async refused() {
    await storeWorld();
    await layRecent();
    const sentence = message('service.keysRefused');
    await writeOutboxPause({ sentence: readMessage(sentence), since: Date.now() });
    await writeConnection({ ...TIDEWATER, state: 'refused', sentence });
    return panel('World Anvil no longer accepts the keys');
  },
  async review() {
    await storeWorld();
    return panel('A review', { view: 'review', worldId: WORLD, tab: 'orphans' });
  },
  async paused() {
    await storeWorld();
    await openWriter().pause(WORLD, true);
    return panel('A copy that is not whole');
  },
  async empty() {
    await storeWorld([]);
    await apply(WORLD, { sync: (row) => ({ ...row, due: [], syncedAt: Date.now() }) });
    return panel('An empty world');
  },
  async checking() {
    await storeWorld([]);
    await apply(WORLD, { sync: (row) => ({ ...row, due: ['world', 'articles'], syncedAt: null }) });
    return panel('A first sync that has just begun');
  },
  async inPart() {
    await storeWorld();
    await apply(WORLD, { sync: (row) => ({ ...row, due: [], syncedAt: null }) });
    const world = { ...TIDEWATER.worlds[0], id: WORLD, source: 'export', readAt: 1 };
    await browser.storage.local.set({ 'worlds.local': { worlds: [world], chosenId: WORLD } });
    await writeConnection({ state: 'none' });
    return panel('An export that was read in part');
  },
  async absent() {
    await storeWorld();
    await browser.storage.local.set({ 'panel.world': 'w2' });
    return panel('A world that is not on this device');
  },
  async everywhere() {
    await storeWorld();
    const frost = ['The Frozen Lamp', 'Lampblack Ford'].map((title, at) =>
      resource(`f${at}`, title, { worldId: 'w2', template: 'landmark' }),
    );
    await openWriter().put('w2', frost);
    await apply('w2', { sync: (row) => ({ ...row, due: [], syncedAt: Date.now() }) });
    return panel('All worlds', 'lamp', true);
  },
  unconnected: () => panel('Before the first connection'),
};
