import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { navigateRows, rowBeside } from '../../../components/ui/index.ts';

afterEach(cleanup);

function show(isExpanded: boolean) {
  const toggled = vi.fn();
  const { container } = render(
    <div>
      <section data-group>
        <div data-row="group">
          <button type="button" data-stop aria-expanded={isExpanded} onClick={toggled} />
        </div>
        <div data-row="first" data-stop tabIndex={-1} />
        <div data-row="second">
          <input type="checkbox" data-stop />
          <button type="button">Open</button>
        </div>
      </section>
    </div>,
  );
  const list = container.firstElementChild;
  if (!(list instanceof HTMLElement)) throw new Error('There is no list.');
  const stop = (key: string): HTMLElement => {
    const row = list.querySelector<HTMLElement>(`[data-row="${key}"]`);
    const found = row?.matches('[data-stop]') ? row : row?.querySelector<HTMLElement>('[data-stop]');
    if (!found) throw new Error(`No row is called ${key}.`);
    return found;
  };
  /** Presses a key in a row. Returns whether that was all there is to do, and the row that has the focus then. */
  const press = (from: HTMLElement, key: string, init: KeyboardEventInit = {}) => {
    from.focus();
    let isDone: boolean | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      isDone = navigateRows(list, event)?.isDone ?? null;
    };
    list.addEventListener('keydown', onKeyDown);
    from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
    list.removeEventListener('keydown', onKeyDown);
    return [isDone, document.activeElement?.closest('[data-row]')?.getAttribute('data-row')];
  };
  return { list, stop, press, toggled };
}

test('arrow keys, Home and End move between rows, from whatever has the focus in them', () => {
  const { stop, press, list } = show(true);
  expect(press(stop('group'), 'ArrowDown')).toEqual([true, 'first']);
  expect(press(stop('first'), 'ArrowDown')).toEqual([true, 'second']);
  const button = list.querySelector<HTMLElement>('[data-row="second"] button');
  expect(button && press(button, 'ArrowUp')).toEqual([true, 'first']);
  expect(press(stop('first'), 'End')).toEqual([true, 'second']);
  expect(press(stop('second'), 'Home')).toEqual([true, 'group']);
  expect(press(stop('second'), 'ArrowDown')).toEqual([false, 'second']);
});

test('a folded row unfolds, an unfolded one folds, and a row in a group goes to its first one', () => {
  const folded = show(false);
  expect(folded.press(folded.stop('group'), 'ArrowLeft')).toEqual([false, 'group']);
  expect(folded.press(folded.stop('group'), 'ArrowRight')).toEqual([true, 'group']);
  expect(folded.toggled).toHaveBeenCalledOnce();
  cleanup();
  const unfolded = show(true);
  expect(unfolded.press(unfolded.stop('second'), 'ArrowLeft')).toEqual([true, 'group']);
  expect(unfolded.press(unfolded.stop('group'), 'ArrowLeft')).toEqual([true, 'group']);
  expect(unfolded.toggled).toHaveBeenCalledOnce();
});

test('other keys are left to the row, and those with modifiers to the browser', () => {
  const { stop, press } = show(true);
  expect(press(stop('first'), 'i')).toEqual([false, 'first']);
  expect(press(stop('first'), 'ArrowDown', { altKey: true })).toEqual([null, 'first']);
});

test('when a row leaves, the next one goes on, or the one before', () => {
  const { list } = show(true);
  expect(rowBeside(list, 'first')).toBe('second');
  expect(rowBeside(list, 'second')).toBe('first');
});
