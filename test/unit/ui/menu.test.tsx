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
