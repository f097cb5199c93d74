import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import browser from 'webextension-polyfill';
import { type Counting, useCounters } from '../../../components/statblock/counters/counters.ts';

let counting: Counting | null = null;

function Shown() {
  counting = useCounters('w', '1');
  return <p>{counting.counters ? `left: ${counting.counters.hitPoints?.current ?? 'all'}` : 'reading'}</p>;
}

const hit = (by: number) =>
  counting?.change((before) => {
    const { current, max, temporary } = before.hitPoints ?? { current: 100, max: 100, temporary: 0 };
    return { ...before, hitPoints: { current: current - by, max, temporary } };
  });

afterEach(cleanup);

it('fast hits are all visible at once, and stay visible while they are written', async () => {
  render(<Shown />);
  await screen.findByText('left: all');
  const seen: (string | null)[] = [];
  const watching = new MutationObserver(() => seen.push(document.querySelector('p')?.textContent ?? null));
  watching.observe(document.body, { subtree: true, characterData: true, childList: true });
  await act(() => {
    hit(10);
    hit(5);
  });
  expect(document.body.textContent).toBe('left: 85');
  await act(() => void hit(1));
  expect(document.body.textContent).toBe('left: 84');
  await vi.waitFor(async () =>
    expect(JSON.stringify(await browser.storage.local.get())).toContain('"current":84'),
  );
  await act(async () => {});
  watching.disconnect();
  expect(new Set(seen)).toEqual(new Set(['left: 85', 'left: 84']));
});

it('a hit that couldn’t be stored is reported, and not shown as stored', async () => {
  render(<Shown />);
  await screen.findByText('left: all');
  vi.spyOn(browser.storage.local, 'set').mockRejectedValueOnce(new Error('full'));
  await act(async () => void hit(10));
  await vi.waitFor(() => expect(counting?.hasFailed).toBe(true));
  expect(document.body.textContent).toBe('left: all');
});
