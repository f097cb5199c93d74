import { cleanup, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { message, readMessage } from '../../../lib/i18n/index.ts';
import { openLibrary } from '../../../lib/library/index.ts';
import { openOutbox, writeOutboxPause } from '../../../lib/outbox/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { queued } from '../background/connected.ts';
import { SALTMERE } from '../capture-screen/popup.tsx';
import { entry, openPanel, worldOf } from '../search-screen/world.tsx';

afterEach(cleanup);

test('whoever’s keys were refused reads that first, once, with the way to reconnect', async () => {
  await worldOf(entry('a1', 'Edda Marsh'));
  await (await openLibrary()).opened('w1', { kind: 'article', id: 'a1' });
  await (await openOutbox()).add(queued('d1'));
  const sentence = message('service.keysRefused');
  await writeOutboxPause({ sentence: readMessage(sentence), since: 1 });
  await writeConnection({ ...SALTMERE, state: 'refused', sentence });
  await Promise.all([
    import('../../../components/panel/world/connection-notice.tsx'),
    import('../../../components/outbox/index.ts'),
  ]);
  await openPanel();
  const drafts = await screen.findByRole('region', { name: 'Drafts' });
  await within(drafts).findByText('Draft d1');
  const [button, ...others] = screen.getAllByRole('button', { name: 'Reconnect' });
  expect(others).toEqual([]);
  const notice = button?.closest('.notice');
  expect(notice?.textContent).toContain('World Anvil didn’t accept your keys.');
  expect(notice).toBe(screen.getByRole('main').firstElementChild);
});
