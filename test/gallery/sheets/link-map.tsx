import { Panel } from '../../../components/panel/index.ts';
import type { EntryRef } from '../../../lib/library/index.ts';
import { WORLD } from '../sample/connection.ts';
import { storeLinkedWorld } from '../sample/links.ts';
import { storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const inPanel = (name: string, of: EntryRef | null): Sheet => ({
  fill: true,
  stories: [
    {
      name,
      show: () => (
        <div class="panel">
          <Panel
            initialRoute={{ view: 'map', worldId: WORLD, of }}
            onDraft={async () => {}}
            onEdit={async () => {}}
          />
        </div>
      ),
    },
  ],
});

type Name = 'world' | 'entry' | 'category' | 'empty';

export const linkMapSheets: Record<Name, SheetMaker> = {
  async world() {
    await storeLinkedWorld();
    return inPanel('A whole world', null);
  },
  async entry() {
    await storeLinkedWorld();
    return inPanel('Around one entry', { kind: 'article', id: 'saltmere' });
  },
  async category() {
    await storeLinkedWorld();
    return inPanel('A category', { kind: 'category', id: 'c-coast' });
  },
  async empty() {
    await storeWorld();
    return inPanel('No links yet', null);
  },
};
