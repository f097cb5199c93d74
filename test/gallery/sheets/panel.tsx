import { Panel } from '../../../components/panel/index.ts';
import { openLibrary, openWriter } from '../../../lib/library/index.ts';
import { openOutbox } from '../../../lib/outbox/index.ts';
import browser from '../browser.ts';
import { WORLD } from '../sample/connection.ts';
import { everyDraft } from '../sample/drafts.ts';
import { storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const panel = (name: string, typed = ''): Sheet => ({
  fill: true,
  stories: [
    {
      name,
      show: () => (
        <div class="panel">
          <Panel initialRoute={{ view: 'home', typed }} onDraft={async () => {}} onEdit={async () => {}} />
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

type Name = 'home' | 'found' | 'nothing' | 'paused' | 'unconnected';

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
  async paused() {
    await storeWorld();
    await openWriter().pause(WORLD, true);
    return panel('A copy that is not whole');
  },
  unconnected: () => panel('Before the first connection'),
};
