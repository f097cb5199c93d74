import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BatchReport } from '../../../components/history/index.ts';
import { openBatchStore, openStore } from '../../../lib/history/index.ts';
import { answerWith } from './background.ts';
import { change } from './change.ts';

const BATCH = 'b-report';
const UNDO = { label: 'Undo', onUndo: vi.fn() };

beforeEach(async () => {
  await openStore().forget(null);
  await openBatchStore().add({ id: BATCH, at: Date.now(), cause: 'tags' }, [
    { edit: { ...change(), changes: {}, seen: {} }, undoes: null },
  ]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Makes a change of this batch; `undoes` for one that undoes another. */
const make = (batch: string | null, undoes: string | null = null) => {
  const row = { ...change({ batch, undoes }), wroteAt: 0, bytes: 300, appended: null };
  return openStore()
    .begin({ ...row, state: 'begun' }, null)
    .then(() => row.id);
};
const finish = (id: string) =>
  openStore().settle(id, { state: 'done', sentence: null, found: null, lookAt: null });

function show() {
  const onClose = vi.fn();
  render(
    <div tabIndex={-1} data-testid="around">
      <BatchReport batch={BATCH} onClose={onClose} undo={UNDO} />
    </div>,
  );
  return onClose;
}

test('keys go on from the report when Stop disappears, and from what it was in when it is closed', async () => {
  answerWith({});
  const onClose = show();
  const stop = await screen.findByRole('button', { name: 'Stop' });
  stop.focus();
  await openBatchStore().set(BATCH, { state: 'stopped', waitsFor: null });
  const close = await screen.findByRole('button', { name: 'Close' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Several changes' })),
  );
  close.focus();
  fireEvent.click(close);
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByTestId('around'));
});

test('Undo is offered as long as something of the batch is left to undo', async () => {
  show();
  await screen.findByText('Changing 1 of 1…');
  const undo = () => screen.queryByRole('button', { name: 'Undo' });
  expect(undo()).toBeNull();
  const made = await make(BATCH);
  await finish(made);
  await waitFor(() => expect(undo()).not.toBeNull());
  undo()?.focus();
  await finish(await make('another', made));
  await waitFor(() => expect(undo()).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Several changes' })),
  );
});
