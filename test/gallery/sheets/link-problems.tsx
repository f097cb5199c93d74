import { BrokenLinks, Orphans } from '../../../components/link-problems/index.ts';
import type { WorldIndex } from '../../../components/search/index.ts';
import type { Entry } from '../../../lib/library/index.ts';
import { apply } from '../../../lib/library/store/apply.ts';
import type { FullArticle } from '../../../lib/model/index.ts';
import { WORLD } from '../sample/connection.ts';
import { ENTRIES, resource, storedIndex, storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const article = (entry: Entry, content: string): FullArticle => ({
  ...{ id: entry.id, worldId: WORLD, title: entry.title, template: entry.template ?? 'article' },
  ...{ state: entry.state, isDraft: false, isWip: false, tags: [], excerpt: null, url: null, slug: null },
  ...{ categoryId: entry.categoryId, updatedAt: entry.updatedAt, wordcount: null, content, text: {} },
  ...{ isAdultContent: false, createdAt: null, authorName: null, articleParentId: null, coverId: null },
  ...{ raw: {}, sections: [], relations: [], contentParsed: null, fullRender: null, passcode: null },
  ...{ cssClasses: null, cssCode: null, cover: null, portrait: null, flag: null, publishedAt: null },
  ...{ notifiedAt: null, secrets: [], statblock: null, ancestry: [] },
});

/** Articles of the world with their texts. */
async function storeTexts(texts: Readonly<Record<string, string>>): Promise<void> {
  const entries = ENTRIES.filter(({ kind, id }) => kind === 'article' && id in texts);
  const bodies = entries.map((entry) => ({
    ...{ kind: entry.kind, id: entry.id, readAt: Date.now(), updatedAt: entry.updatedAt, text: '' },
    thing: article(entry, texts[entry.id] ?? ''),
  }));
  await apply(WORLD, { bodies, sync: (row) => ({ ...row, due: [], syncedAt: Date.now() }) });
}

const PROBLEMS = {
  saltmere:
    'Nobody rows past the reef at night. The [b]bell of @[Old Fenwick](person:fenwick)[/b] still rings there when the tide turns, and those who hear it go home by land.',
  edda: 'She has kept the lamp since @[The Flood](ceremony:flood-1) and owes @[Tobias](person:tobias) a boat.',
  wardens: 'They answer to nobody but @[the Lantern Court](organization:court) of the hills.',
  flood: 'It took eight lamps and @[Mira Venn](person:mira), as @[Edda Marsh](person:edda-old) tells it.',
};

async function storeProblems(): Promise<void> {
  await storeWorld([
    ...ENTRIES,
    resource('fenwick', 'Old Fenwick'),
    resource('edda-2', 'Edda Marsh', { template: 'species' }),
  ]);
  await apply('w2', {
    entries: [resource('court', 'The Lantern Court', { worldId: 'w2' })],
    sync: (row) => ({ ...row, due: [], syncedAt: Date.now() }),
  });
  await storeTexts(PROBLEMS);
  await apply(WORLD, { drop: [{ kind: 'article', id: 'fenwick' }] });
}

interface TabProps {
  of: typeof BrokenLinks;
  worldIndex: WorldIndex;
}

function Tab({ of: View, worldIndex }: TabProps) {
  return (
    <div class="panel">
      <main class="panel-main column gap-4">
        <View worldIndex={worldIndex} open={() => {}} search={() => {}} />
      </main>
    </div>
  );
}

async function sheet(name: string, View: typeof BrokenLinks): Promise<Sheet> {
  const worldIndex = await storedIndex();
  return {
    fill: true,
    stories: [{ name, show: () => <Tab of={View} worldIndex={worldIndex} /> }],
  };
}

type Name = 'broken' | 'syncing' | 'sound' | 'orphans' | 'linked';

export const linkProblemSheets: Record<Name, SheetMaker> = {
  async broken() {
    await storeProblems();
    return sheet('Links of every kind of problem', BrokenLinks);
  },
  async syncing() {
    await storeProblems();
    await apply(WORLD, { sync: (row) => ({ ...row, due: ['articles'], syncedAt: null }) });
    return sheet('While the world is syncing', BrokenLinks);
  },
  async sound() {
    await storeWorld();
    await storeTexts({ saltmere: 'Kept by @[Edda](person:edda).', edda: 'A keeper.' });
    return sheet('Nothing is broken', BrokenLinks);
  },
  async orphans() {
    await storeProblems();
    return sheet('Entries without links', Orphans);
  },
  async linked() {
    await storeWorld([]);
    await apply(WORLD, { sync: (row) => ({ ...row, due: [], syncedAt: Date.now() }) });
    return sheet('No orphans', Orphans);
  },
};
