// Runs in the page: records versions in the browser's own database, reads them, and compares texts.

import { compareMarkup } from '../../../lib/versions/compare/compare.ts';
import { lossesOf } from '../../../lib/versions/compare/losses.ts';
import {
  deleteVersions,
  eachVersion,
  readVersion,
  readVersions,
  recordText,
  sizesOfVersions,
  thinVersions,
} from '../../../lib/versions/index.ts';
import { Random } from '../../service/seed/random.ts';
import { timed } from '../page/thread.ts';
import { percentile } from '../search/figures.ts';
import { article, markupOf, moved, withEdit, withLoss } from './edits.ts';

const DAY = 86_400_000;
/** Of each version, the fastest of these counts, so that what else the machine does isn't measured. */
const ROUNDS = 3;
const ref = (at: number) => ({ kind: 'article', id: `a${at}` }) as const;
const record = (at: number, content: string, now: number) =>
  recordText('w1', ref(at), { title: `Article ${at}`, content }, now);
const size = async (): Promise<number> => (await sizesOfVersions()).get('w1') ?? 0;

/** Articles with so many versions each, made in the last days, so that none is thinned: the room, and what reading takes. */
export async function fill(seed: number, articles: number, versions: number) {
  const random = new Random(seed);
  await deleteVersions(null);
  const start = Date.now() - 2 * DAY;
  const written: string[][] = [];
  for (let at = 0; at < articles; at++) {
    let pieces = article(random);
    const texts: string[] = [];
    for (let version = 0; version < versions; version++) {
      const content = markupOf(pieces);
      texts.push(content);
      await record(at, content, start + version * 60_000);
      const next = withEdit(random, pieces);
      pieces = markupOf(next) === content ? [...next, ...article(random).slice(0, 1)] : next;
    }
    written.push(texts);
  }
  let [stored, same] = [0, 0];
  const [times, firsts]: [number[], number[]] = [[], []];
  for (const [at, texts] of written.entries()) {
    const oldest = (await readVersions('w1', ref(at)))?.versions.at(-1)?.at ?? 0;
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      const text = await readVersion('w1', ref(at), oldest);
      compareMarkup(String(text?.content), texts.at(-1) ?? '');
      rounds.push(performance.now() - begun);
    }
    firsts.push(rounds[0] ?? Number.NaN);
    times.push(Math.min(...rounds));
    const left = texts.toReversed();
    await eachVersion('w1', ref(at), (_, state) => {
      stored++;
      if (state?.content === left.shift()) same++;
      return true;
    });
  }
  return {
    characters: written.reduce((sum, texts) => sum + (texts.at(-1)?.length ?? 0), 0),
    ...{ bytes: await size(), shown: percentile(times, 0.99), first: percentile(firsts, 0.5), stored, same },
  };
}

/** Thins what `fill` has left to a tenth. Every entry must still have a version. */
export async function thin(articles: number) {
  const before = await size();
  const { ms, longest, result } = await timed(() => thinVersions(before / 10 / 1_000_000));
  let left = 0;
  for (let at = 0; at < articles; at++) left += (await readVersions('w1', ref(at)))?.versions.length ? 1 : 0;
  return { ms, longest, removed: result, left, share: (await size()) / before };
}

/** Planted losses that are found, ordinary edits that raise an alarm, and moved paragraphs that are known as moved. */
export function compare(seed: number, planted: number, ordinary: number) {
  const random = new Random(seed);
  let [found, alarms, known] = [0, 0, 0];
  for (let at = 0; at < planted; at++) {
    const pieces = article(random);
    if (lossesOf(markupOf(pieces), markupOf(withLoss(random, pieces))).length > 0) found++;
    const blocks = compareMarkup(markupOf(pieces), markupOf(moved(random, pieces)));
    const changes = blocks.filter(({ kind }) => kind !== 'same');
    if (changes.length > 0 && changes.every(({ kind }) => kind.startsWith('moved'))) known++;
  }
  for (let at = 0; at < ordinary; at++) {
    const pieces = article(random);
    if (lossesOf(markupOf(pieces), markupOf(withEdit(random, pieces))).length > 0) alarms++;
  }
  return { found, alarms, known };
}
