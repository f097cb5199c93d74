import { CopyRow } from '../../../components/library/copy-row.tsx';
import '../../../components/connection/connection.css';
import '../../../components/library/library.css';
import type { WorldCopy } from '../../../lib/library/index.ts';
import type { WorldSummary } from '../../../lib/model/index.ts';
import type { Sheet } from '../story.ts';

const ACTIONS = { copy: () => {}, pause: () => {}, setSelected: () => {}, remove: () => {} };
const world = (id: string, title: string): WorldSummary => ({
  id,
  title,
  slug: null,
  url: null,
  ownership: null,
});

const copyOf = (change: Partial<WorldCopy>): WorldCopy => ({
  world: null,
  categories: [],
  tags: [],
  syncedAt: Date.now() - 40 * 60_000,
  articleCount: 1_240,
  counts: { article: 1_240, statblock: 86, secret: 31, category: 64, image: 402, manuscript: 2 },
  progress: null,
  isPaused: false,
  bodies: { copied: 1_240, wanted: 1_240 },
  skipped: 0,
  ...change,
});

const row = (title: string, copy: WorldCopy | undefined, isChosen: boolean, isWanted: boolean) => (
  <ul class="world-copies">
    <CopyRow
      world={world(title, title)}
      copy={copy}
      isChosen={isChosen}
      isSelected={isWanted}
      now={Date.now()}
      left={copy?.progress ? 'About 1 hr 10 min left: 33 min for the lists, 37 min for full texts.' : null}
      actions={ACTIONS}
    />
  </ul>
);

export default (): Sheet => ({
  stories: [
    { name: 'The world that drafts go to', show: () => row('Tidewater', copyOf({}), true, true) },
    {
      name: 'The first copy, under way',
      show: () => {
        const progress = { done: 450, total: 1_240 };
        return row('The Long Frost', copyOf({ syncedAt: null, progress }), false, true);
      },
    },
    {
      name: 'Paused, and not all is read in full',
      show: () =>
        row('Ash and Amber', copyOf({ isPaused: true, bodies: { copied: 310, wanted: 1_240 } }), false, true),
    },
    { name: 'Not copied', show: () => row('A world of somebody else', undefined, false, false) },
  ],
});
