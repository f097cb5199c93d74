import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FallbackText } from '../../../lib/worldpage/index.ts';
import { createFallback } from '../../../lib/worldpage/journal/fallback.ts';

const text = (turn: number, field = 'content'): FallbackText => ({
  ...{ address: 'https://worlds.example/world/article/1/edit', world: null, at: turn },
  typed: { visit: 'v1', field, text: `Salt ${turn}.`, html: null, before: '', turn },
});
const stored = new Map<string, FallbackText>();
const storage = {
  set: async (items: Record<string, FallbackText>) => {
    for (const [key, one] of Object.entries(items)) stored.set(key, one);
  },
  remove: async (keys: string[]) => {
    for (const key of keys) stored.delete(key);
  },
};
const turns = () => [...stored.values()].map(({ typed }) => typed.turn).sort();
/** The background answers when it is told to. */
const asked = () => Promise.withResolvers<{ ok: boolean }>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a typed text', () => {
  it('is stored only if the background takes long, and until it answers', async () => {
    const storeMeanwhile = createFallback(storage);
    const [soon, late] = [asked(), asked()];
    const first = storeMeanwhile(soon.promise, text(1));
    soon.resolve({ ok: true });
    await first;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(turns()).toEqual([]);

    const second = storeMeanwhile(late.promise, text(2));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(turns()).toEqual([2]);
    late.resolve({ ok: true });
    await second;
    expect(turns()).toEqual([]);
  });

  it('is stored at once while the background is away, and replaces the one before', async () => {
    const storeMeanwhile = createFallback(storage);
    const [one, two, other] = [asked(), asked(), asked()];
    void storeMeanwhile(one.promise, text(1));
    await vi.advanceTimersByTimeAsync(1_000);
    void storeMeanwhile(two.promise, text(2));
    void storeMeanwhile(other.promise, text(3, 'sidebarcontent'));
    await vi.advanceTimersByTimeAsync(1);
    expect(turns()).toEqual([2, 3]);
    // The page is told about the first one last.
    two.resolve({ ok: true });
    one.resolve({ ok: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(turns()).toEqual([3]);
  });

  it('that the background could not store stays until a newer one is', async () => {
    const storeMeanwhile = createFallback(storage);
    await storeMeanwhile(Promise.resolve({ ok: false }), text(1));
    expect(turns()).toEqual([1]);
    await storeMeanwhile(Promise.resolve({ ok: true }), text(2));
    expect(turns()).toEqual([]);
  });
});
