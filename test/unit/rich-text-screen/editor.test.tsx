import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { RichTextEditor } from '../../../components/rich-text/index.ts';

afterEach(cleanup);

const ref = { current: null };
const editor = (markup: string) => (
  <RichTextEditor
    id="content"
    hidden={false}
    typed={[]}
    editor={ref}
    markup={markup}
    label="Content"
    placeholder="Write here"
    isTooLong={() => false}
    onChange={() => {}}
    onPaste={() => {}}
    onFailure={(error) => {
      throw error;
    }}
  />
);

test('the hint of an empty text goes when a captured text arrives, and comes back without it', () => {
  const { rerender } = render(editor(''));
  const box = screen.getByRole('textbox', { name: 'Content' });
  expect(box.dataset.placeholder).toBe('Write here');
  rerender(editor('The bell rings at low water.'));
  expect(box.textContent).toBe('The bell rings at low water.');
  expect(box.dataset.placeholder).toBeUndefined();
  rerender(editor(''));
  expect(box.dataset.placeholder).toBe('Write here');
});
