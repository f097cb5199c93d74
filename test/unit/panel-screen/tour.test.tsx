import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { loadTour } from '../../../components/panel/tour/tour.tsx';
import { publishResults, type ReviewItem } from '../../../components/review/results.ts';
import { openHistory, openStore } from '../../../lib/history/index.ts';
import { change } from '../history-screen/change.ts';

beforeEach(async () => {
  fakeBrowser.reset();
  await openStore().forget(null);
});
afterEach(cleanup);

const finding = (id: string): ReviewItem => ({
  ...{ kind: 'findings', key: `findings${id}`, ref: { kind: 'article', id }, title: id, template: null },
  ...{ isPrivate: false, sentence: 'Dies before being born', severity: 'error', name: null },
  ...{ isLinkable: false, count: 1, place: undefined },
});
/** What the review found, once it has read so many of 40 texts. */
const found = (ids: readonly string[], read = 40, total = 40) =>
  publishResults('w1', { items: ids.map(finding), findings: ids.length, texts: { read, total } });

async function show() {
  const Tour = await loadTour();
  render(<Tour worldId="w1" route={{ view: 'home', typed: '' }} go={() => {}} />);
  // It is there at once.
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
}

const done = () =>
  screen.getAllByRole('listitem').flatMap((step, at) => ('done' in step.dataset ? [at + 1] : []));

test('the second step ticks itself once a contradiction was decided or mended', async () => {
  found(['edda', 'bell']);
  await show();
  // A reading that isn’t complete, and one of fewer articles, find less without anybody’s doing.
  found(['edda'], 20);
  found(['edda'], 30, 30);
  found(['edda', 'bell']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done()).toEqual([]);
  found(['bell']);
  await waitFor(() => expect(done()).toEqual([2]));
});

test('the third step ticks itself once a link was set and undone', async () => {
  const lay = (part: Parameters<typeof change>[0]) => {
    const one = change({ at: Date.now(), ...part });
    return openStore().begin({ ...one, wroteAt: one.at, bytes: 300, appended: null }, null);
  };
  await lay({ id: 'c1', cause: 'flags', undoneBy: 'c2' });
  await lay({ id: 'c3', cause: 'links' });
  await show();
  await waitFor(async () => expect(await openHistory().changes({ worldId: 'w1', limit: 9 })).toHaveLength(2));
  expect(done()).toEqual([]);
  await lay({ id: 'c4', cause: 'links', undoneBy: 'c5' });
  await waitFor(() => expect(done()).toEqual([3]));
});
