// Makes the changes of a rename with the real engine of the history against an API in memory, and undoes them.

import { createEngine, openBatchStore } from '../../../lib/history/index.ts';
import type { Edit, Values } from '../../../lib/model/index.ts';
import { groundOn } from '../../unit/history/ground.ts';
import { memoryStore, newDisk } from '../../unit/history/model/memory-store.ts';
import { modelUpstream } from '../../unit/history/model/upstream.ts';
import type { RenameArticle } from './planted-renames.ts';

const FIRST: Values = {
  ...{ title: '', content: '', scrapbook: '', tags: [], isDraft: false, state: 'public' },
  ...{ categoryId: null, articleParentId: null },
};

/** What a batch came to: whether all its changes were made, and whether one undo brought back every byte. */
export async function undone(
  edits: readonly Edit[],
  articleOf: (id: string) => RenameArticle | undefined,
): Promise<{ isMade: boolean; isBack: boolean }> {
  const values = new Map(
    edits.map(({ ref: { id } }): [string, Values] => {
      const { title = '', content = '', text, tags = [] } = articleOf(id)?.resource ?? {};
      return [id, { title, content, scrapbook: text?.scrapbook ?? '', tags }];
    }),
  );
  const upstream = modelUpstream(FIRST, values);
  const batches = openBatchStore();
  const store = memoryStore(newDisk());
  const engine = createEngine(groundOn(async () => upstream.service, { store, batches }));
  const all = (): string => JSON.stringify(upstream.ids.map((id) => upstream.values(id)));
  const before = all();
  const batch = await engine.startBatch(edits);
  await engine.run();
  const isMade = edits.every(({ ref: { id }, changes }) =>
    Object.entries(changes).every(
      ([name, value]) => JSON.stringify(upstream.values(id)[name]) === JSON.stringify(value),
    ),
  );
  await engine.undoBatch(batch);
  await engine.run();
  return { isMade, isBack: all() === before };
}
