import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { SettingsForm } from '../../../components/world/settings-form.tsx';
import type { WorldSettings } from '../../../components/world/use-settings.ts';
import type { WorldFields } from '../../../lib/model/index.ts';

afterEach(cleanup);

const after = (changes: WorldFields, before: WorldFields): WorldSettings => ({
  ...{ reading: null, busy: false, errorMessage: null, typed: before, saved: before },
  ...{ conflicting: [], undo: { changes, before }, notSaved: [], changed: [] },
  ...{ read: vi.fn(), type: vi.fn(), send: vi.fn() },
});

test('an undo that makes a world public again asks first; one that hides it doesn’t', () => {
  const reveals = after({ state: 'public' }, { state: 'private' });
  render(<SettingsForm settings={reveals} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(reveals.send).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog', { name: 'Make the world public again?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make public' }));
  expect(reveals.send).toHaveBeenCalledExactlyOnceWith({ state: 'public' }, { state: 'private' });
  cleanup();

  const hides = after({ state: 'private' }, { state: 'public' });
  render(<SettingsForm settings={hides} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(hides.send).toHaveBeenCalledOnce();
});
