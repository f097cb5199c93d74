// Runs in the page: reads the facts of a planted world and finds what contradicts itself, with pauses, as a screen does.

import { textsOf } from '../../../lib/checks/facts/read-entry.ts';
import type { Finding } from '../../../lib/checks/finding.ts';
import { type CheckedLibrary, WorldChecks } from '../../../lib/checks/world-checks.ts';
import { openLibrary, type StoredResource, storeExported } from '../../../lib/library/index.ts';
import { articleOf, listedOf, type Planned } from '../../unit/checks/planned-world.ts';
import { type Taken, timed } from '../page/thread.ts';
import { median } from '../search/figures.ts';
import { ERAS, plantedWorld } from './planted-world.ts';
import { score } from './score.ts';

const WORLD = 'w1';
/** Rows that a library reads at a time. */
const ROWS = 8;
const ROUNDS = 3;
const CHANGES = 100;

export interface Measured {
  megabytes: number;
  planted: number;
  recall: number;
  /** The same of those that sentences and tables tell. */
  inSentences: number;
  inTables: number;
  falseAlarms: number;
  /** Milliseconds: reading the facts of all texts, and all rules over them. */
  read: number;
  rules: number;
  longest: number;
  changed: number;
}

/** A copy in memory. What its database would take isn't measured. */
function copyOf({ entries }: ReturnType<typeof plantedWorld>) {
  const listed = entries.map(listedOf);
  // Texts are whole, as a database gives them.
  const resources = entries.flatMap((planned, location): StoredResource[] => {
    const { ref } = listedOf(planned, location);
    return ref.kind === 'article' ? [{ ref, location, resource: structuredClone(articleOf(planned)) }] : [];
  });
  const byId = new Map(resources.map((one) => [one.ref.id, one]));
  const library: CheckedLibrary = {
    searcher: async () => ({
      hits: () => listed,
      hit: (location) => listed[location] ?? null,
      locate: ({ id }) => byId.get(id)?.location ?? -1,
    }),
    async *resources() {
      for (let at = 0; at < resources.length; at += ROWS) yield resources.slice(at, at + ROWS);
    },
    body: async (_, { id }) => byId.get(id) ?? null,
    worldFacts: async () => ({ syncedAt: 1, progress: null }),
    articles: async () => [],
  };
  return { library, resources };
}

export async function measure(seed: number, count: number): Promise<Measured> {
  const world = plantedWorld(seed, count);
  const { library, resources } = copyOf(world);
  const [readings, checkings, changes]: [Taken[], Taken[], Taken[]] = [[], [], []];
  let findings: Finding[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reading = await timed(() => WorldChecks.read(library, WORLD, { eras: ERAS }));
    readings.push(reading);
    const checks = reading.result;
    const checking = await timed(() => checks.findings());
    checkings.push(checking);
    findings = checking.result;
    for (const { ref } of resources.slice(100, 100 + CHANGES))
      changes.push(await timed(() => checks.reread(ref)));
  }
  const { planted, recall, recallOf, falseAlarms } = score(world, findings);
  return {
    ...{ megabytes: lengthOf(resources) / 1e6, planted, recall, falseAlarms },
    ...{ inSentences: recallOf.sentence, inTables: recallOf.table },
    read: median(readings.map(({ ms }) => ms)),
    rules: median(checkings.map(({ ms }) => ms)),
    longest: median([...readings, ...checkings].map(({ longest }) => longest)),
    changed: median(changes.map(({ ms }) => ms)),
  };
}

/** The characters of all texts. */
const lengthOf = (resources: readonly StoredResource[]): number =>
  resources
    .flatMap(({ ref, resource }) => textsOf(ref, resource))
    .reduce((sum, { text }) => sum + text.length, 0);

/** Articles that are stored at a time, and those of a planted world. */
const BATCH = 320;
const PART = 10_000;

export interface MeasuredStored {
  /** Milliseconds: until a screen shows the first findings, and all findings after one text or one title has changed. */
  first: number;
  longest: number;
  afterText: number;
  afterTitle: number;
}

/** The same from a copy in the database, as somebody waits for it. */
export async function measureStored(seed: number, count: number): Promise<MeasuredStored> {
  const library = await openLibrary();
  await library.clear();
  const store = (planned: readonly Planned[]): Promise<unknown> =>
    storeExported(
      WORLD,
      planned.map((one) => ({ kind: 'article', isWhole: true, article: articleOf(one) })),
      1,
    );
  let some: Planned[] = [];
  for (let at = 0; at < count; at += PART) {
    const { entries } = plantedWorld(seed + at / PART, Math.min(PART, count - at));
    const articles = entries.filter(({ kind = 'article' }) => kind === 'article');
    for (let from = 0; from < articles.length; from += BATCH) await store(articles.slice(from, from + BATCH));
    some = articles.slice(100, 105);
  }
  const first = await timed(async () => {
    const checks = await WorldChecks.read(library, WORLD, { eras: ERAS });
    await checks.findings();
    return checks;
  });
  const checks = first.result;
  const [texts, titles]: [number[], number[]] = [[], []];
  for (const planned of some) {
    await store([{ ...planned, content: `${planned.content} TODO` }]);
    const text = await timed(async () => {
      await checks.reread({ kind: 'article', id: planned.id });
      await checks.findings();
    });
    texts.push(text.ms);
    await store([{ ...planned, title: `${planned.title} the Late` }]);
    const title = await timed(async () => {
      await checks.relist(new Map());
      await checks.findings();
    });
    titles.push(title.ms);
  }
  const { ms, longest } = first;
  return { first: ms, longest, afterText: median(texts), afterTitle: median(titles) };
}
