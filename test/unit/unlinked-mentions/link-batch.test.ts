import { beforeEach, expect, it } from 'vitest';
import { createEngine, type Edit, openBatchStore, openStore } from '../../../lib/history/index.ts';
import { createNameFinder } from '../../../lib/library/names/index.ts';
import { linkEdit, mentionsIn } from '../../../lib/unlinked-mentions/index.ts';
import { plantedWorld } from '../../bench/mentions/planted-world.ts';
import { Random } from '../../service/seed/random.ts';
import { clear, groundOn, history } from '../history/ground.ts';
import { lifeUntil, mortal } from '../history/model/life.ts';
import { type Fate, modelUpstream } from '../history/model/upstream.ts';

const ARTICLES = 130;
const WORLD = 'w';
/** Of every ten articles, somebody else changes one before and one while the links are set. */
const RIVALS_BEFORE = 3;
const RIVALS_MEANWHILE = 7;
const FATES: readonly (Fate | null)[] = [null, null, null, 'deaf', 'lost', 'unsent', 'busy'];
const FIRST = {
  ...{ title: 'Harbor', content: '', scrapbook: '', tags: [], isDraft: false, state: 'public' },
  ...{ categoryId: null, articleParentId: null },
} as const;

beforeEach(clear);

const idOf = (location: number): string => `article-${location}`;
const locationOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));
const theirs = (text: string): string => `${text}\r\nTheirs.  `;

/** The texts of a world, and the changes that link every name that means one article. */
function world() {
  const { names, articles } = plantedWorld(5, ARTICLES);
  const known = names.flatMap(({ title, aliases }, location) =>
    [title, ...aliases].map((name) => ({ name, location })),
  );
  const finder = createNameFinder(known);
  const texts = new Map(articles.map(({ location, texts: [main] }) => [location, `${main?.text ?? ''}\n`]));
  let links = 0;
  const edits = [...texts].flatMap(([location, text]): Edit[] => {
    const places = mentionsIn(text, finder, location).mentions.flatMap(({ start, end, candidates }) => {
      const [target = -1, ...others] = candidates;
      if (others.length > 0) return [];
      return [{ field: 'content', start, end, target: { id: idOf(target), template: 'person' } }];
    });
    links += places.length;
    const ref = { worldId: WORLD, kind: 'article', id: idOf(location) } as const;
    const edit = linkEdit({ ref, title: ref.id }, [{ field: 'content', text, isEditable: true }], places);
    return edit ? [edit] : [];
  });
  return { texts, edits, links };
}

it('sets 1,000 links once each, whatever dies and whoever else writes, and takes them back to the byte', async () => {
  const { texts, edits, links } = world();
  expect(links).toBeGreaterThan(1_000);
  const upstream = modelUpstream(
    FIRST,
    new Map(Array.from(texts, ([location, content]) => [idOf(location), { content }])),
  );
  const random = new Random(11);
  const written = new Map<string, number>();
  upstream.onEffect(({ by, id }) => {
    if (by === 'us') written.set(id, (written.get(id) ?? 0) + 1);
  });
  let now = Date.now();

  /** Wakes workers that die early, until nothing is left to do. */
  async function runToTheEnd(batch: string, meanwhile: (finished: number) => Promise<void>): Promise<number> {
    let deaths = 0;
    for (;;) {
      const progress = await history.progress(batch);
      const finished = progress ? progress.total - (await openItems(batch)) : 0;
      if (progress?.state !== 'running' && (await openStore().open()).length === 0) return deaths;
      await meanwhile(finished);
      const fate = FATES[random.below(FATES.length)] ?? null;
      if (fate) upstream.ordain(fate);
      const life = lifeUntil(10 + random.below(150));
      const engine = createEngine(
        groundOn(async () => mortal(upstream.service, life), {
          ...{ store: mortal(openStore(), life), batches: mortal(openBatchStore(), life), now: () => now },
        }),
      );
      const lived = await life.run(async () => {
        await engine.settle();
        await engine.run();
        return true;
      });
      deaths += lived ? 0 : 1;
      now += 60_000;
    }
  }

  const openItems = async (batch: string): Promise<number> =>
    (await history.items(batch)).filter(({ result }) => result === null).length;

  const changedByOthers = new Set<string>();
  const rival = async (id: string): Promise<void> => {
    changedByOthers.add(id);
    await upstream.rival(id, { content: theirs(texts.get(locationOf(id)) ?? '') });
  };
  for (const { ref } of edits) if (locationOf(ref.id) % 10 === RIVALS_BEFORE) await rival(ref.id);
  const batch = await createEngine(groundOn(async () => upstream.service)).startBatch(edits);
  const waiting = edits.flatMap(({ ref: { id } }, n) =>
    locationOf(id) % 10 === RIVALS_MEANWHILE ? [{ id, n }] : [],
  );
  // Somebody writes to an article that is soon to be changed.
  const deaths = await runToTheEnd(batch, async (finished) => {
    const next = waiting.find(({ id, n }) => n > finished + 1 && !changedByOthers.has(id));
    if (next) await rival(next.id);
  });
  expect(deaths).toBeGreaterThan(20);

  const changed = new Map(edits.map(({ ref, changes }) => [ref.id, changes.content]));
  for (const [location, text] of texts) {
    const id = idOf(location);
    const isTheirs = changedByOthers.has(id);
    expect(upstream.values(id).content, id).toBe(isTheirs ? theirs(text) : (changed.get(id) ?? text));
    expect(written.get(id) ?? 0, id).toBe(!isTheirs && changed.has(id) ? 1 : 0);
  }
  expect(await history.progress(batch)).toMatchObject({
    ...{ state: 'done', total: edits.length, same: 0, refused: 0, unknown: 0 },
    ...{ done: edits.length - changedByOthers.size, conflict: changedByOthers.size },
  });

  written.clear();
  const undoing = await createEngine(groundOn(async () => upstream.service)).undoBatch(batch);
  await runToTheEnd(undoing ?? '', async () => {});
  for (const [location, text] of texts) {
    const id = idOf(location);
    expect(upstream.values(id).content, id).toBe(changedByOthers.has(id) ? theirs(text) : text);
    expect(written.get(id) ?? 0, id).toBe(changed.has(id) && !changedByOthers.has(id) ? 1 : 0);
  }
  expect(changedByOthers.size).toBeGreaterThan(15);
});
