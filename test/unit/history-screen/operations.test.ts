import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentOperations,
  dismiss,
  type Operation,
  resolveConflict,
  runOperation,
} from '../../../components/history/operations/operations.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import { type ChangeResult, failed, ok } from '../../../lib/model/index.ts';
import { change } from './change.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { key } of currentOperations()) dismiss(key);
});

const done: ChangeResult = ok({ state: 'done', change: change() });
const conflict: ChangeResult = failed({
  ...{ kind: 'conflict', sentence: readMessage('Somebody was first.'), upstreamAt: null },
  ...{ stands: { isWip: true }, seen: { isWip: false }, wanted: { isWip: false } },
});
const refused: ChangeResult = failed({ kind: 'refused', sentence: readMessage('No.') });

const operation = (id: string, answer: Promise<ChangeResult> | ChangeResult): Operation => ({
  ref: { worldId: 'w1', kind: 'article', id },
  ...{ title: id, isPrivate: false, doing: 'Doing…', done: 'Done.', newValues: null, seen: null },
  run: async () => answer,
  overwrite: async () => done,
});
const steps = () => currentOperations().map(({ operation: { title }, status }) => `${title} ${status.step}`);

test('the last finished operation has a toast; a refused one keeps its toast until it is retried', async () => {
  await runOperation(operation('a', done));
  await runOperation(operation('b', refused));
  await runOperation(operation('c', done));
  expect(steps()).toEqual(['b refused', 'c done']);
  await runOperation(operation('b', done));
  expect(steps()).toEqual(['b done']);
});

test('however many operations follow, a question and running operations stay', async () => {
  await runOperation(operation('asked', conflict));
  const { promise, resolve } = Promise.withResolvers<ChangeResult>();
  const underWay = runOperation(operation('slow', promise));
  for (const id of ['1', '2', '3', '4']) await runOperation(operation(id, refused));
  expect(steps()).toEqual(['asked conflict', 'slow busy', '2 refused', '3 refused', '4 refused']);
  resolve(conflict);
  await underWay;
  expect(steps()).toContain('slow conflict');
});

test('overwriting applies the change to the current values; a failure is reported and loses nothing', async () => {
  await runOperation(operation('a', conflict));
  const [asked] = currentOperations();
  if (asked) await resolveConflict(asked);
  expect(steps()).toEqual(['a done']);
  await runOperation(operation('b', failed({ kind: 'notKept', sentence: readMessage('Gone.') })));
  expect(currentOperations().at(-1)?.status).toEqual({ step: 'refused', sentence: 'Gone.' });
});
