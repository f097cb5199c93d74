import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyDiagnostics, ErrorBoundary } from '../../../components/diagnostics/index.ts';
import { readErrors } from '../../../lib/diagnostics/index.ts';

afterEach(cleanup);

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

test('a page that throws while rendering says what to do and reports the error', async () => {
  const Broken = () => {
    throw new RangeError('Saltmere');
  };
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t be shown/);
  screen.getByRole('button', { name: 'Reload' });
  screen.getByRole('button', { name: 'Copy diagnostics' });
  expect(screen.getByRole('alert').textContent).not.toContain('Saltmere');
  await expect.poll(readErrors).toMatchObject([{ where: 'page.render', names: ['RangeError'] }]);
});

test('a working page is shown unchanged', () => {
  const { container } = render(
    <ErrorBoundary>
      <p>Fine</p>
    </ErrorBoundary>,
  );
  expect(container.innerHTML).toBe('<p>Fine</p>');
});

test('if the browser refuses to copy, the text is shown', async () => {
  clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  render(<CopyDiagnostics />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy diagnostics' }));
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Diagnostics' });
  expect(area.value).toMatch(/^Loreside diagnostics\n/);
});
