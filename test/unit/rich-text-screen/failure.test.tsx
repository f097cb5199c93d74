import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentField } from '../../../components/capture/form/content-field.tsx';
import type { FormPart } from '../../../components/capture/form/form.ts';
import { createEditor } from '../../../components/rich-text/editor.ts';
import { writeDocument } from '../../../components/rich-text/write-document.ts';
import { report } from '../../../lib/diagnostics/index.ts';

vi.mock('../../../components/rich-text/write-document.ts', { spy: true });
vi.mock('../../../lib/diagnostics/index.ts', { spy: true });

/** What the part of the screen that loads later does. */
const chunk = vi.hoisted(() => ({ fails: false, draws: (): null => null }));
vi.mock('../../../components/rich-text/index.ts', async (original) => ({
  ...(await original<object>()),
  get RichTextEditor() {
    return chunk.draws;
  },
}));

const BROKEN = new Error('broken');
const fail = (): never => {
  throw BROKEN;
};

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe('an editor that fails', () => {
  function begin(markup: string) {
    const [onChange, onFailure, onUpdate] = [vi.fn(), vi.fn(), vi.fn()];
    const place = document.createElement('div');
    document.body.append(place);
    const options = {
      attributes: () => ({}),
      onUpdate,
      onLink: () => true,
      isTooLong: () => false,
      onPaste: vi.fn(),
    };
    const editor = createEditor(place, { ...options, markup, onChange, onFailure });
    const type = (text: string) => editor.view.dispatch(editor.view.state.tr.insertText(text, 1));
    return { editor, type, onChange, onFailure, onUpdate };
  }

  test('while it writes stops with the text that was written last', () => {
    const { editor, type, onChange, onFailure } = begin('tide');
    type('low ');
    vi.mocked(writeDocument).mockImplementation(fail);
    type('very ');
    vi.mocked(writeDocument).mockRestore();
    type('not seen ');
    expect(onChange.mock.calls).toEqual([['low tide']]);
    expect(onFailure.mock.calls).toEqual([[BROKEN]]);
    editor.destroy();
  });

  test('while it draws has passed on what was typed', () => {
    const { editor, type, onChange, onFailure } = begin('tide');
    vi.spyOn(editor.view, 'updateState').mockImplementation(fail);
    type('low ');
    expect(onChange.mock.calls).toEqual([['low tide']]);
    expect(onFailure.mock.calls).toEqual([[BROKEN]]);
    editor.destroy();
  });

  test('to show another text writes nothing over it', () => {
    const { editor, onChange, onFailure } = begin('tide');
    vi.spyOn(editor.view, 'updateState').mockImplementation(fail);
    editor.setMarkup('bell');
    expect(onChange).not.toHaveBeenCalled();
    expect(onFailure.mock.calls).toEqual([[BROKEN]]);
    editor.destroy();
  });

  test('doesn’t open a text that it would change', () => {
    vi.mocked(writeDocument).mockReturnValueOnce('other');
    expect(() => begin('tide')).toThrow('would change');
  });

  test('in a handler that nothing guards stops, unless the error is another script’s', () => {
    const { editor, onFailure, onUpdate } = begin('tide');
    dispatchEvent(new ErrorEvent('error', { error: BROKEN }));
    expect(onFailure).not.toHaveBeenCalled();
    onUpdate.mockImplementationOnce(() => {
      throw new Error('ours');
    });
    // This DOM throws on what a browser would report.
    try {
      editor.view.dom.dispatchEvent(new FocusEvent('focus'));
    } catch (error) {
      dispatchEvent(new ErrorEvent('error', { error }));
    }
    expect(onFailure.mock.calls).toEqual([[new Error('ours')]]);
    editor.destroy();
  });
});

describe('the field of the text', () => {
  const change = vi.fn();
  function show(content: string): void {
    const form: FormPart = {
      text: {
        ...{ worldId: null, target: { kind: 'new', template: 'article', customTemplateId: null } },
        ...{ title: '', content, fields: {}, sourceField: 'none' },
      },
      change,
      changeFields: () => {},
      problemOf: () => null,
    };
    render(<ContentField form={form} truncated={false} markup={false} onMarkup={() => {}} />);
  }
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });

  test('shows markup if the editor can’t be drawn, says so, and tries again when asked', async () => {
    chunk.draws = fail;
    show('The [b]bell[/b]');
    await waitFor(() => expect(box().value).toBe('The [b]bell[/b]'));
    expect(box().readOnly).toBe(false);
    screen.getByText(/^The editor stopped/, { selector: '.field-hint' });
    expect(report).toHaveBeenCalledWith(BROKEN, 'editor.stopped');
    expect(change).not.toHaveBeenCalled();
    fireEvent.input(box(), { target: { value: 'The [b]bell[/b] rings' } });
    expect(change).toHaveBeenCalledWith({ content: 'The [b]bell[/b] rings' });
    const toggle = screen.getByRole('button', { name: /^Markup/ });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    chunk.draws = () => null;
    fireEvent.click(toggle);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });
});
