import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { useRef } from 'preact/hooks';
import { afterEach, expect, test } from 'vitest';
import { useRowFocus } from '../../../components/ui/index.ts';

afterEach(cleanup);

interface Row {
  name: string;
  /** Whether it has a button besides what takes its focus. */
  hasButton?: boolean;
}

function List({ rows }: { rows: readonly Row[] }) {
  const list = useRef<HTMLDivElement>(null);
  useRowFocus(list);
  return (
    <div ref={list}>
      {rows.map(({ name, hasButton = true }) => (
        <div key={name} data-row={name}>
          <input type="checkbox" aria-label={name} data-stop />
          {hasButton && <button type="button">Unlink {name}</button>}
        </div>
      ))}
    </div>
  );
}

const [FIRST, SECOND, THIRD] = [{ name: 'first' }, { name: 'second' }, { name: 'third' }] as const;
const focused = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null;
const press = (name: string) => screen.getByRole('button', { name: `Unlink ${name}` }).focus();

test('the row that comes in the place of the one that has gone gets the focus', async () => {
  const { rerender } = render(<List rows={[FIRST, SECOND, THIRD]} />);
  press('second');
  rerender(<List rows={[FIRST, THIRD]} />);
  await waitFor(() => expect(focused()).toBe('third'));
  press('third');
  rerender(<List rows={[FIRST]} />);
  await waitFor(() => expect(focused()).toBe('first'));
});

test('a row keeps the focus if only the pressed button disappears', async () => {
  const { rerender } = render(<List rows={[FIRST, SECOND]} />);
  press('first');
  rerender(<List rows={[{ ...FIRST, hasButton: false }, SECOND]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'first' })));
});

test('the focus isn’t taken from where somebody has gone on', async () => {
  const outside = document.body.appendChild(document.createElement('button'));
  const { rerender } = render(<List rows={[FIRST, SECOND]} />);
  press('first');
  outside.focus();
  rerender(<List rows={[SECOND]} />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(outside);
  outside.remove();
});
