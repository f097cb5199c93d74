import '../../../entrypoints/options/options.css';
import { Options } from '../../../entrypoints/options/options.tsx';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { outside } from '../browser.ts';
import { TIDEWATER } from '../sample/connection.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const page = (name: string): Sheet => ({
  fill: true,
  stories: [
    {
      name,
      show: () => (
        <main class="page-with-side options">
          <Options />
        </main>
      ),
    },
  ],
});

export const optionsSheets: Record<'connected' | 'unconnected', SheetMaker> = {
  async connected() {
    outside.answers(() => undefined);
    await writeConnection({ ...TIDEWATER, hasPassphrase: true });
    return page('All settings');
  },
  unconnected: () => page('Before the first connection'),
};
