import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ReviewTabId, TABS } from '../../../components/review/index.ts';
import { ReviewScreen } from '../../../components/review/review-screen.tsx';
import type { WorldIndex } from '../../../components/search/index.ts';
import { openLibrary } from '../../../lib/library/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

beforeEach(() => fakeBrowser.reset());
afterEach(cleanup);

async function show(first: ReviewTabId) {
  await worldOf(entry('a1', 'The Needle'));
  const library = await openLibrary();
  const [searcher, copy] = await Promise.all([library.searcher('w1'), library.world('w1')]);
  const worldIndex: WorldIndex = { library, worldId: 'w1', searcher, recent: [], copy };
  let go: (tab: ReviewTabId) => void = () => {};
  function Review() {
    const [shown, setShown] = useState(first);
    go = setShown;
    const nowhere = () => {};
    return (
      <ReviewScreen
        {...{ shown, worldIndex, of: null, open: nowhere, search: nowhere, onAll: nowhere, onEdit: nowhere }}
        onShow={setShown}
      />
    );
  }
  render(<Review />);
  return { show: (tab: ReviewTabId) => act(() => go(tab)) };
}

const selected = () => screen.getByRole('tab', { selected: true });

test('a click shows a tab', async () => {
  await show('mentions');
  expect(selected().textContent).toBe('Unlinked mentions');
  fireEvent.click(screen.getByRole('tab', { name: 'Findings' }));
  expect(selected().textContent).toBe('Findings');
  expect(screen.getByRole('tabpanel', { name: 'Findings' })).toBeDefined();
});

test('arrow keys, Home and End show the tab that they move to, and the tabs are one stop of the Tab key', async () => {
  await show('mentions');
  const press = (key: string, altKey = false) => fireEvent.keyDown(selected(), { key, altKey });
  press('ArrowRight');
  expect(selected().textContent).toBe('Broken links');
  expect(document.activeElement).toBe(selected());
  press('End');
  expect(selected().textContent).toBe('To write');
  press('ArrowRight');
  expect(selected().textContent).toBe('All');
  press('End');
  press('ArrowLeft');
  expect(selected().textContent).toBe('Findings');
  // Alt with an arrow key goes back and forward.
  press('ArrowLeft', true);
  expect(selected().textContent).toBe('Findings');
  press('Home');
  expect(selected().textContent).toBe('All');
  const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
  expect(stops).toEqual([selected()]);
  expect(TABS).toHaveLength(6);
});

test('a key that shows another tab takes the focus along from what has gone', async () => {
  const review = await show('mentions');
  const content = await waitFor(() => {
    const { firstElementChild } = screen.getByRole('tabpanel');
    if (!firstElementChild) throw new Error('The tab is not loaded.');
    return firstElementChild;
  });
  const inside = content.appendChild(document.createElement('button'));
  inside.focus();
  expect(document.activeElement).toBe(inside);
  await review.show('broken');
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Broken links' }));
});
