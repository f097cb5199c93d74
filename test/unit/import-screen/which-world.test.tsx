import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { ReportView } from '../../../components/import/report-view.tsx';
import type { AskTarget, TargetQuestion } from '../../../components/import/target-of.ts';
import { type Entry, everything } from '../../../lib/library/index.ts';
import { readAvailableWorlds, writeConnection } from '../../../lib/stored-state/index.ts';
import { connection } from '../background/connected.ts';
import { exportPage } from '../world-export/export-page.ts';
import { article, contentOf, outcomeOf, reportOf, startEmpty, titlesIn } from './readings.ts';

startEmpty();
afterEach(cleanup);

/** The page of a world with the articles of these numbers, and no category that tells the world's slug. */
const worldOf = (title: string, numbers: readonly number[]): string =>
  exportPage(numbers.map((number) => article(number, { metadata: '' }))).replaceAll('Saltmere', title);
const withoutCodex = (html: string): string => html.replace(/<ul>.*<\/ul>/, '');
const upTo = (count: number, from = 1): number[] => Array.from({ length: count }, (_, at) => from + at);

function answering(isSame: boolean): { ask: AskTarget; asked: TargetQuestion[] } {
  const asked: TargetQuestion[] = [];
  return {
    asked,
    async ask(question) {
      asked.push(question);
      return isSame;
    },
  };
}
const worlds = async () => (await readAvailableWorlds()).worlds.map(({ title }) => title);

it.each([
  ['with a table of contents', (html: string) => html],
  ['without one, also if a shared article comes first', withoutCodex],
])('a world that shares one article with another stays another: a page %s', async (_, made) => {
  const amber = await reportOf(worldOf('Amberland', upTo(60)));
  const basalt = await reportOf(made(worldOf('Basaltia', [7, ...upTo(20, 500)])));
  expect(basalt.target.state).toBe('new');
  expect(await worlds()).toEqual(['Amberland', 'Basaltia']);
  expect(await titlesIn(amber.target.id)).toHaveLength(60);
  expect(await titlesIn(basalt.target.id)).toHaveLength(21);
});

it('a copy of a world, whose articles all have other ids, is another world, also under the same title', async () => {
  await reportOf(worldOf('Amberland', upTo(10)));
  expect((await reportOf(worldOf('Amberland', upTo(10, 500)))).target.state).toBe('new');
});

it('an earlier and a later export of a world are that world, under the same title', async () => {
  const { target } = await reportOf(worldOf('Amberland', upTo(40)));
  expect((await reportOf(worldOf('Amberland', upTo(12)))).target.id).toBe(target.id);
  expect((await reportOf(worldOf('Amberland', [...upTo(40), ...upTo(90, 500)]))).target.id).toBe(target.id);
});

it('the slug of its address tells a world, even if no article is the same', async () => {
  const address = 'https://www.worldanvil.com/world/amberland-mira/export';
  const { target } = await reportOf(worldOf('Amberland', upTo(4)), address);
  const again = await reportOf(worldOf('Amber', upTo(4, 500)), address);
  expect(again.target.id).toBe(target.id);
});

it.each([true, false])('asks if only one of both has most of the other’s articles: %s', async (isSame) => {
  const { target } = await reportOf(worldOf('Amberland', upTo(30)));
  const { ask, asked } = answering(isSame);
  const part = await reportOf(worldOf('The Amber Isles', [...upTo(9), 500]), null, ask);
  expect(asked).toEqual([
    expect.objectContaining({ title: 'The Amber Isles', shared: 9, exported: 10, held: 30 }),
  ]);
  expect(part.target.id === target.id).toBe(isSame);
  expect(part.lacking).toHaveLength(isSame ? 21 : 0);
  expect((await titlesIn(target.id)).length).toBe(isSame ? 31 : 30);
});

it('asks about a world of the same title with few articles in common', async () => {
  await reportOf(worldOf('Amberland', upTo(30)));
  const { ask, asked } = answering(false);
  await reportOf(worldOf('Amberland', [...upTo(3), ...upTo(30, 500)]), null, ask);
  expect(asked.map(({ shared }) => shared)).toEqual([3]);
  expect(await worlds()).toEqual(['Amberland', 'Amberland']);
});

it('asks whether it is a connected world of which nothing is here yet, by its title', async () => {
  await writeConnection({
    ...connection,
    worlds: [{ id: 'w9', title: 'Amberland', slug: 'amberland-mira', url: null, ownership: null }],
  });
  const { ask, asked } = answering(true);
  expect(await outcomeOf(worldOf('Amberland', upTo(3)), null, undefined, ask)).toEqual({
    ...{ kind: 'connected', titles: ['Amberland'] },
  });
  expect(asked).toMatchObject([{ shared: 0, world: { id: 'w9' } }]);
  const other = await reportOf(worldOf('Amberland', upTo(3)), null, answering(false).ask);
  expect(other.target.state).toBe('new');
});

it('a reading that is stopped while it asks stores nothing', async () => {
  const { target } = await reportOf(worldOf('Amberland', upTo(30)));
  const controller = new AbortController();
  const ask: AskTarget = () => {
    controller.abort();
    return Promise.reject(controller.signal.reason);
  };
  const page = worldOf('The Amber Isles', upTo(9));
  expect(await outcomeOf(page, null, controller.signal, ask)).toEqual({ kind: 'stopped' });
  expect(await worlds()).toEqual(['Amberland']);
  expect(await titlesIn(target.id)).toHaveLength(30);
});

it('what an export lacks stays until it is removed, and comes back with Undo', async () => {
  const { target } = await reportOf(worldOf('Amberland', upTo(5)));
  const before = await everything(target.id);
  const report = await reportOf(worldOf('Amberland', [1, 2, 3]));
  expect(report.lacking.map(({ title }) => title)).toEqual(['A4', 'A5']);
  expect(await titlesIn(target.id)).toHaveLength(5);
  render(<ReportView report={report} />);
  screen.getByText('2 entries of “Amberland” aren’t in this export. They’re still on this device.');
  fireEvent.click(screen.getByRole('button', { name: 'Remove 2 entries' }));
  await screen.findByText('2 entries removed.');
  expect(await titlesIn(target.id)).toEqual(['A1', 'A2', 'A3']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep' }));
  screen.getByText('2 entries that aren’t in this export stay on this device.');
  const withoutPlace = (entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, location: 0 })).sort((one, other) => (one.id < other.id ? -1 : 1));
  expect(withoutPlace(await everything(target.id))).toEqual(withoutPlace(before));
  expect(await contentOf(target.id, 4)).toBe('Text one\n\nText two');
});
