import { afterEach, expect, it, vi } from 'vitest';
import { t } from '../../lib/i18n/index.ts';
import type { ServiceFailure } from '../../lib/service/index.ts';
import type { FaultKind } from '../service/index.ts';
import { bothVersions, refusal } from './both-versions.ts';

afterEach(() => {
  vi.useRealTimers();
});

const faults: [string, FaultKind, ServiceFailure['kind']][] = [
  ['cuts the connection at once', { kind: 'drop' }, 'offline'],
  ['resets the connection', { kind: 'drop', by: 'rst' }, 'offline'],
  ['cuts within the headers', { kind: 'drop', after: 20 }, 'offline'],
  ['cuts within the body', { kind: 'drop', after: 400 }, 'offline'],
  ['is busy', { kind: 'busy' }, 'busy'],
  ['is busy for a while', { kind: 'busy', retryAfter: 90 }, 'busy'],
  ['is busy until a date', { kind: 'busy', retryAfter: 'Fri, 01 Jan 2100 00:00:00 GMT' }, 'busy'],
  ['challenges with 200', { kind: 'challenge', status: 200 }, 'challenge'],
  ['challenges with 403', { kind: 'challenge', status: 403 }, 'challenge'],
  ['challenges with 429', { kind: 'challenge', status: 429 }, 'challenge'],
  ['challenges with 503', { kind: 'challenge', status: 503 }, 'challenge'],
  ['says success:false with 200', { kind: 'failure' }, 'invalid'],
  ['answers SQL', { kind: 'sql' }, 'invalid'],
  ['cuts its JSON short', { kind: 'truncate' }, 'notUnderstood'],
  ['answers nothing', { kind: 'empty' }, 'notUnderstood'],
  ['answers about another', { kind: 'wrongId' }, 'notUnderstood'],
  ['answers without end', { kind: 'huge', bytes: 60_000_000 }, 'notUnderstood'],
  ['redirects to a sign-in', { kind: 'redirect' }, 'redirected'],
  ['redirects elsewhere', { kind: 'redirect', to: 'other', status: 307 }, 'redirected'],
  ['adds rubbish', { kind: 'rubbish' }, 'notUnderstood'],
  ['nests 5,000 levels deep', { kind: 'deep' }, 'notUnderstood'],
  ['answers in UTF-16', { kind: 'charset', encoding: 'utf16le' }, 'notUnderstood'],
  [
    'breaks down',
    { kind: 'status', status: 500, body: '<h1>Oops</h1>', headers: { 'content-type': 'text/html' } },
    'server',
  ],
  ['goes away', { kind: 'goaway' }, 'offline'],
];

/** Faults that prevent the write, and whose response doesn't depend on it. */
const refusals = faults.filter(
  ([, fault]) =>
    !['truncate', 'wrongId', 'deep', 'rubbish', 'charset', 'empty', 'huge'].includes(fault.kind) &&
    !(fault.kind === 'drop' && fault.after),
);

bothVersions('when the platform misbehaves', { articles: 10 }, (ground) => {
  it.each(faults)('and %s, a read ends in one failure', async (_, fault, kind) => {
    const { as, platform } = ground();
    const id = platform.articles(platform.worldId)[0]?.id ?? '';
    platform.faults.add(fault);
    const { failure } = await refusal(as({}).article(id));
    expect(failure.kind).toBe(kind);
    expect(t(failure.sentence)).not.toMatch(/SQLSTATE|<|undefined/);
    platform.faults.clear();
    expect((await as({}).article(id)).id).toBe(id);
  });

  it('and does so twice only, a read succeeds', async () => {
    const { service, platform } = ground();
    for (const fault of [
      { kind: 'drop' },
      { kind: 'status', status: 502 },
      { kind: 'busy', retryAfter: 1 },
    ] as const) {
      platform.faults.add({ ...fault, times: fault.kind === 'busy' ? 1 : 2 });
      expect((await service.identity()).username).toMatch(/\w/);
      platform.faults.clear();
    }
  });

  it('and never follows a redirect with the keys', async () => {
    const { service, platform } = ground();
    platform.faults.add({ kind: 'redirect', to: 'same', status: 307 });
    await refusal(service.identity());
    expect(platform.requests()).toHaveLength(1);
  });

  it.each(refusals)('and %s, a create is sent once', async (_, fault, kind) => {
    const { as, platform } = ground();
    const arrived = platform.articles().length;
    platform.faults.add({ ...fault, match: { path: 'article$' } });
    const error = await refusal(
      as({}).createArticle({ worldId: platform.worldId, title: 'Once', template: 'item' }),
    );
    expect(error).toMatchObject({ sent: true, failure: { kind } });
    expect(platform.requests()).toHaveLength(1);
    expect(platform.articles()).toHaveLength(arrived);
  });

  it('and carries a create out though its answer is lost, that counts as sent', async () => {
    const { service, platform } = ground();
    platform.faults.add({ kind: 'drop', by: 'rst', commit: true, times: 1 });
    const error = await refusal(
      service.createArticle({ worldId: platform.worldId, title: 'Kept', template: 'item' }),
    );
    expect(error).toMatchObject({ sent: true, failure: { kind: 'offline' } });
    expect(platform.articles().filter(({ title }) => title === 'Kept')).toHaveLength(1);
  });

  it('and never answers, the call ends after 25 seconds', async () => {
    const { as, platform } = ground();
    platform.faults.add({ kind: 'hang' });
    const arrived = new Promise<void>((resolve) => {
      const stop = platform.on('request', () => {
        stop();
        resolve();
      });
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failure = refusal(as({}).identity());
    await arrived;
    await vi.advanceTimersByTimeAsync(25_000);
    expect((await failure).failure.kind).toBe('timeout');
  });

  it('and is slow, the answer is waited for', async () => {
    const { service, platform } = ground();
    platform.faults.add({ kind: 'latency', ms: 200 });
    platform.faults.add({ kind: 'drip', bytes: 8, everyMs: 1 });
    expect((await service.identity()).username).toMatch(/\w/);
  });
});
