import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { FindBar } from '../../../components/article/find-bar.tsx';
import { TagField } from '../../../components/capture/form/tag-field.tsx';
import { QuickEditForm } from '../../../components/quick-edit/quick-edit-form.tsx';
import { guardPage } from '../../../components/ui/index.ts';
import { isComposing } from '../../../lib/input-methods/index.ts';

afterEach(cleanup);

/** As browsers report a key that an input method takes. In Safari the composition has ended already. */
const TAKEN = [
  { isComposing: true, keyCode: 229 },
  { isComposing: true, keyCode: 13 },
  { isComposing: false, keyCode: 229 },
];

test('a key belongs to an input method while it composes, and as it ends', () => {
  for (const taken of TAKEN) expect(isComposing({ key: 'Enter', ...taken })).toBe(true);
  expect(isComposing({ key: 'Process', keyCode: 0, isComposing: false })).toBe(true);
  expect(isComposing({ key: 'Enter', keyCode: 13, isComposing: false })).toBe(false);
});

function Tags() {
  const [tags, setTags] = useState<string[]>([]);
  return <TagField tags={tags} onTags={setTags} about={{ title: '', content: '' }} known={[]} />;
}

test.each(TAKEN)('Enter that ends a conversion adds no tag, the next one does: %o', (taken) => {
  render(<Tags />);
  const box = screen.getByRole('combobox');
  fireEvent.input(box, { target: { value: 'みな' } });
  fireEvent.keyDown(box, { key: 'Enter', ...taken });
  expect(screen.queryByRole('button', { name: /みな/ })).toBeNull();
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(screen.getByRole('button', { name: /みな/ })).toBeDefined();
});

test.each(TAKEN)(
  'Esc that discards a conversion closes neither a form nor the search in a text: %o',
  (taken) => {
    const close = vi.fn();
    render(
      <>
        <QuickEditForm title="Title" save="Save" problem={null} onSave={close} onClose={close}>
          <input type="text" aria-label="New title" />
        </QuickEditForm>
        <FindBar root={{ current: document.body }} changed={null} onClose={close} />
      </>,
    );
    const [field, find] = screen.getAllByRole('textbox');
    for (const box of [field, find]) {
      if (!box) throw new Error('no field');
      for (const key of ['Escape', 'Enter']) fireEvent.keyDown(box, { key, ctrlKey: true, ...taken });
    }
    expect(close).not.toHaveBeenCalled();
    if (find) fireEvent.keyDown(find, { key: 'Escape', keyCode: 27 });
    expect(close).toHaveBeenCalledOnce();
  },
);

test('while an input method uses them, Enter sends no form and Escape empties no field', () => {
  guardPage();
  render(<input type="search" aria-label="Search" />);
  const box = screen.getByRole('searchbox');
  for (const key of ['Enter', 'Escape']) {
    for (const taken of TAKEN) expect(fireEvent.keyDown(box, { key, ...taken })).toBe(false);
    expect(fireEvent.keyDown(box, { key, keyCode: 13 })).toBe(true);
  }
  expect(fireEvent.keyDown(box, { key: 'k', isComposing: true })).toBe(true);
});
