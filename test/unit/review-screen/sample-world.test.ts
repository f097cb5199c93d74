import { expect, it } from 'vitest';
import { readResults } from '../../../components/review/read-results.ts';
import { countKinds } from '../../../components/review/results.ts';
import { openLibrary, syncBodies, syncWorld } from '../../../lib/library/index.ts';
import {
  createSampleService,
  createSampleWorld,
  SAMPLE_WORLD_ID as worldId,
} from '../../../lib/sample-world/index.ts';
import { furnish } from '../background/browser.ts';

it('finds in the sample world what was planted, and nothing else', async () => {
  furnish();
  await createSampleWorld();
  const service = createSampleService();
  const { signal } = new AbortController();
  await syncWorld(service, worldId, { signal, now: () => 0, wants: 'look' });
  await syncBodies(service, worldId, { signal, which: 'all', limit: 500 });
  const library = await openLibrary();
  const [searcher, copy] = [await library.searcher(worldId), await library.world(worldId)];
  const worldIndex = { library, worldId, searcher, recent: [], copy };
  const { items, findings, texts } = await readResults(worldIndex, [worldId], signal);
  expect(texts.read).toBe(texts.total);
  expect(items.map(({ kind, title, sentence }) => [kind, title, sentence])).toEqual([
    ['findings', 'Letters from the Rock', expect.stringMatching(/^Letters from the Rock is written before/)],
    ['findings', 'The Tide Gate', 'The Tide Gate is gone before it is founded or built.'],
    ['findings', 'Edda Marsh', 'Edda Marsh gives two different dates for the same thing.'],
    ['mentions', 'Merrow Glass', '“Edda Marsh” isn’t linked'],
    ['mentions', 'Salt Lung', '“Lamplighter” isn’t linked'],
    ['mentions', 'Tallow Ward', '“Edda Marsh” isn’t linked'],
    ['mentions', 'Ledger of Small Debts', '“Marshfolk” isn’t linked'],
    ['mentions', 'Zoë Ångström', '“Saltmere” isn’t linked'],
    ['broken', 'Warden of the Ninth Lamp', 'The link “Isolde Venn” leads nowhere'],
  ]);
  expect(countKinds(items)).toEqual({ findings: 3, mentions: 5, broken: 1, orphans: 0 });
  // The list of findings has the broken link, too.
  expect(findings).toBe(4);
});
