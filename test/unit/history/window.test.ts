import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFullService, createPacer } from '../../../lib/service/index.ts';

describe('between reading and writing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the read, not the write, waits for the rate limit', async () => {
    const pacer = createPacer({ pace: 1, burst: 3 });
    const went: string[] = [];
    const ask = (name: string, write: boolean, precedesWrite = false) =>
      pacer.run({ urgency: 'person', write, precedesWrite }, async () => void went.push(name));
    await Promise.all([ask('one', false), ask('two', false)]);
    const changed = ask('read', false, true).then(() => ask('write', true));
    await vi.advanceTimersByTimeAsync(900);
    expect(went).toEqual(['one', 'two']);
    await vi.advanceTimersByTimeAsync(100);
    expect(went).toEqual(['one', 'two', 'read', 'write']);
    await changed;
  });
});

it('a read before a write isn’t shared with a running request', async () => {
  const pending: ((answer: Response) => void)[] = [];
  const service = createFullService({
    ...{ address: 'https://worlds.example', version: 'current', segment: 'boromir', applicationKey: 'k' },
    ...{ userToken: 't', userAgent: 'Loreside', pacer: createPacer({ pace: 1_000, burst: 100 }) },
    fetch: () => new Promise<Response>((resolve) => pending.push(resolve)),
  });
  const article = (title: string) =>
    Response.json({ success: true, id: 'a', title, entityClass: 'Article', state: 'public' });
  const before = service.fullArticle('a');
  const joined = service.fullArticle('a');
  const anew = service.fullArticle('a', { precedesWrite: true });
  const after = service.fullArticle('a', { fresh: true });
  await vi.waitFor(() => expect(pending).toHaveLength(3));
  for (const [at, answer] of pending.entries()) answer(article(`Answer ${at}`));
  const titles = (await Promise.all([before, joined, anew, after])).map(({ title }) => title);
  expect(titles).toEqual(['Answer 0', 'Answer 0', 'Answer 1', 'Answer 2']);
});
