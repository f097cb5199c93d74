import { fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, ToastStack } from '../../../components/ui/index.ts';

afterEach(() => dismissToast('done'));

test('Ctrl+Z undoes what was done last, also from a filter that nothing was typed into since', async () => {
  const onUndo = vi.fn();
  render(
    <>
      <input aria-label="Filter" defaultValue="Gull" />
      <ToastStack />
    </>,
  );
  showToast({ id: 'done', tone: 'good', content: 'Linked 5', displayMs: null, onUndo });
  await screen.findByText('Linked 5');
  const filter = screen.getByLabelText('Filter');
  fireEvent.keyDown(filter, { key: 'z', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(1);
  fireEvent.input(filter, { target: { value: 'Gull W' } });
  fireEvent.keyDown(filter, { key: 'z', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(1);
});
