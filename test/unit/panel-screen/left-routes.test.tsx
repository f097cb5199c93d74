import { cleanup, render } from '@testing-library/preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Navigation, useNavigation } from '../../../components/panel/navigation/use-navigation.ts';

afterEach(cleanup);

it('a panel whose world is gone stores nothing of its way', async () => {
  Object.assign(fakeBrowser.windows, { getCurrent: async () => ({ id: 1 }) });
  const panel: { navigation?: Navigation } = {};
  function Panel() {
    panel.navigation = useNavigation({ view: 'home', typed: '' });
    return null;
  }
  render(<Panel />);
  const stored = () => fakeBrowser.storage.session.get(null);
  act(() => panel.navigation?.go({ view: 'entry', worldId: 'w', ref: { kind: 'article', id: 'a' } }));
  await expect.poll(stored).toEqual({ 'panel.left.1': ['find=', 'world=w&kind=article&id=a'] });
  // What Disconnect does before the panel hears of it.
  await fakeBrowser.storage.session.clear();
  const set = vi.spyOn(fakeBrowser.storage.session, 'set');
  const remove = vi.spyOn(fakeBrowser.storage.session, 'remove');
  act(() => panel.navigation?.leaveWorlds(['w'], 'w'));
  await expect.poll(() => remove.mock.calls.length + set.mock.calls.length).toBe(1);
  expect(await stored()).toEqual({});
});
