import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { h } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu, type MenuItem } from '../../../components/ui/index.ts';

afterEach(cleanup);

const LOCK: MenuItem = { id: 'lock', label: 'Lock' };
const BURN: MenuItem = { id: 'burn', label: 'Burn' };

test('Enter chooses the item with the focus, also if other items come while the menu is open', () => {
  const onChoose = vi.fn();
  const menu = (items: MenuItem[]) => h(Menu, { label: 'More', items, onChoose });
  const { rerender } = render(menu([LOCK]));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  rerender(menu([BURN, LOCK]));
  const lock = screen.getByRole('menuitem', { name: 'Lock' });
  expect(document.activeElement).toBe(lock);
  fireEvent.keyDown(lock, { key: 'Enter' });
  expect(onChoose.mock.calls).toEqual([['lock']]);
});

test('a letter pressed before its item is there chooses it when it comes, unless another key was pressed', () => {
  const WIP: MenuItem = { id: 'wip', label: 'Work in progress', letter: 'w' };
  const press = (...keys: string[]) => {
    const onChoose = vi.fn();
    const menu = (items: MenuItem[]) => h(Menu, { label: 'More', items, onChoose });
    const { rerender } = render(menu([LOCK]));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    for (const key of keys) fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Lock' }), { key });
    rerender(menu([LOCK, WIP]));
    cleanup();
    return onChoose.mock.calls;
  };
  expect(press('w')).toEqual([['wip']]);
  expect(press('w', 'ArrowDown')).toEqual([]);
  expect(press('x')).toEqual([]);
});
