import '../../../entrypoints/welcome/welcome.css';
import { Welcome } from '../../../entrypoints/welcome/welcome.tsx';
import { SAMPLE_WORLD } from '../../../lib/sample-world/index.ts';
import { changeLocalWorlds, writeConnection } from '../../../lib/stored-state/index.ts';
import { outside } from '../browser.ts';
import { TIDEWATER } from '../sample/connection.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const page = (name: string): Sheet => ({
  fill: true,
  stories: [
    {
      name,
      show: () => (
        <main class="welcome">
          <Welcome />
        </main>
      ),
    },
  ],
});

export const welcomeSheets: Record<'first' | 'sample' | 'connected', SheetMaker> = {
  first: () => page('After installing'),
  async sample() {
    await changeLocalWorlds(() => ({
      worlds: [{ ...SAMPLE_WORLD, source: 'sample', readAt: 0 }],
      chosenId: SAMPLE_WORLD.id,
    }));
    return page('With the sample world');
  },
  async connected() {
    outside.answers(() => undefined);
    await writeConnection(TIDEWATER);
    return page('Connected');
  },
};
