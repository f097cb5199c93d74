import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { detach, entryOf, readErrors, report, withState } from '../../../lib/diagnostics/index.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import { ProblemError } from '../../../lib/model/index.ts';
import { OutboxUnavailable } from '../../../lib/outbox/index.ts';
import { ServiceError } from '../../../lib/service/index.ts';

const context = { context: 'popup', where: 'outbox.save', state: null, at: 1 };
afterEach(() => void vi.restoreAllMocks());

describe('an entry', () => {
  test("contains the error's name, its code, its causes and our files", () => {
    const error = new OutboxUnavailable('full', {
      cause: new DOMException('Saltmere', 'QuotaExceededError'),
    });
    error.stack = [
      `OutboxUnavailable: ${error.message}`,
      '    at Saltmere (chrome-extension://abcdefgh/chunks/start-C1.js:3:45)',
      '    at chrome-extension://abcdefgh/popup.js:1:2',
      '    at https://saltmere.example/app.js:1:2',
    ].join('\n');
    expect(entryOf(error, context)).toEqual({
      ...{ at: 1, times: 1, context: 'popup', where: 'outbox.save', state: null },
      names: ['OutboxUnavailable (full)', 'QuotaExceededError'],
      stack: ['chunks/start-C1.js:3:45', 'popup.js:1:2'],
    });
  });

  test("reads Firefox's stack format", () => {
    const error = new Error('Saltmere');
    error.stack = 'save@moz-extension://1234-abcd/popup.js:10:20\n@https://saltmere.example/a.js:1:1\n';
    expect(entryOf(error, context).stack).toEqual(['popup.js:10:20']);
  });

  test('names the failure of a call to World Anvil', () => {
    const error = new ServiceError({ kind: 'offline', sentence: readMessage('Saltmere') });
    expect(entryOf(error, context).names).toEqual(['ServiceError (offline)']);
  });

  test('contains no text of the error', () => {
    const word = fc.stringMatching(/^zq[a-z]{4,12}$/);
    fc.assert(
      fc.property(word, fc.constantFrom('chrome', 'moz'), (text, browser) => {
        const error = new Error(`at ${text}\n    at ${browser}-extension://id/${text}.js:1:1`, {
          cause: text,
        });
        error.name = text;
        const odd = Object.assign(new Error(text), { fault: text, reason: text, failure: { kind: text } });
        const coded = Object.assign(
          new ServiceError({ kind: 'busy', sentence: readMessage(text), retryAfter: null }),
          {
            stack: `${text}: ${text}\n    at ${text} (${browser}-extension://id/a.js:1:2)`,
          },
        );
        const problem = { kind: 'conflict', sentence: readMessage(text), stands: { title: text } };
        const withProblem = new ProblemError(problem);
        const thrown = [error, odd, coded, withProblem, text, { message: text }, { cause: error }];
        for (const one of thrown)
          expect(
            JSON.stringify(entryOf(one, { ...context, where: `${text} ${text}`, state: `${text}!` })),
          ).not.toContain(text);
      }),
    );
  });
});

describe('report', () => {
  test('stores an error once, with its number of occurrences', async () => {
    const error = new RangeError('x');
    for (let time = 0; time < 5; time++) report(error, 'test.repeated', 'queued');
    await vi.waitFor(async () =>
      expect(await readErrors()).toMatchObject([
        { where: 'test.repeated', times: 5, state: 'queued', names: ['RangeError'] },
      ]),
    );
  });

  test('includes the state of what the error happened to, the innermost one', async () => {
    const error = new RangeError('x');
    const work = withState('batch.flags', () => withState('sending.send', () => Promise.reject(error)));
    await work.catch((caught: unknown) => report(caught, 'test.state'));
    await vi.waitFor(async () =>
      expect(await readErrors()).toMatchObject([{ where: 'test.state', state: 'sending.send' }]),
    );
    expect(await withState('sending.send', async () => 'value')).toBe('value');
    await expect(withState('sending.send', () => Promise.reject('text'))).rejects.toBe('text');
  });

  test('never throws, and continues after the store failed', async () => {
    const broken = new Proxy(new Error('x'), {
      get() {
        throw new Error('y');
      },
    });
    report(broken, 'test.broken');
    const set = vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValue(new Error('denied'));
    report(new Error('x'), 'test.denied');
    await vi.waitFor(() => expect(set).toHaveBeenCalled());
    set.mockRestore();
    report(new Error('x'), 'test.after');
    await vi.waitFor(async () => expect(await readErrors()).toMatchObject([{ where: 'test.after' }]));
  });

  test('does nothing without session storage, as in scripts on web pages', async () => {
    vi.spyOn(fakeBrowser.storage, 'session', 'get').mockReturnValue(undefined as never);
    report(new Error('x'), 'test.page');
    detach(Promise.reject(new Error('x')), 'test.page');
    await new Promise((resolve) => setTimeout(resolve, 10));
  });

  test('keeps all entries of scripts that run at the same time', async () => {
    const scripts: { report: typeof report }[] = [];
    for (let index = 0; index < 3; index++) {
      vi.resetModules();
      const { default: browser } = await import('webextension-polyfill');
      Object.assign(browser.storage, { session: fakeBrowser.storage.session });
      scripts.push(await import('../../../lib/diagnostics/index.ts'));
    }
    for (let number = 0; number < 20; number++)
      for (const script of scripts)
        script.report(
          Object.assign(new Error('x'), { stack: `@x-extension://i/a.js:${number}:1` }),
          'test.together',
        );
    await vi.waitFor(async () => expect(await readErrors()).toHaveLength(60));
  });

  test('keeps the newest 200 entries', async () => {
    const clock = vi.spyOn(Date, 'now');
    for (let number = 1; number <= 300; number++) {
      clock.mockReturnValue(number);
      const error = Object.assign(new Error('x'), { stack: `@x-extension://i/a.js:${number}:1` });
      report(error, 'test.many');
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    const errors = await readErrors();
    expect(errors.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, index) => 300 - index));
    const stored = Object.keys(await fakeBrowser.storage.session.get(null));
    expect(stored.length).toBeLessThanOrEqual(220);
  });

  test('accepts only string literals', () => {
    expectTypeOf(report<'library.sync'>)
      .parameter(1)
      .toEqualTypeOf<'library.sync'>();
    expectTypeOf(withState<string, void>)
      .parameter(0)
      .toBeNever();
    expectTypeOf(report<'one' | 'two'>)
      .parameter(1)
      .toEqualTypeOf<'one' | 'two'>();
    expectTypeOf(report<string>)
      .parameter(1)
      .toBeNever();
    expectTypeOf(report<`library.${string}`>)
      .parameter(1)
      .toBeNever();
  });
});
