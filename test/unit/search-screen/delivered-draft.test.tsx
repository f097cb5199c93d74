import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Route } from '../../../components/panel/navigation/route.ts';
import { openWriter } from '../../../lib/library/index.ts';
import { type Delivery, openOutbox } from '../../../lib/outbox/index.ts';
import { draftIn, progress, queued } from '../background/connected.ts';
import { entry, openPanel, worldOf } from './world.tsx';

const DRAFT = entry('draft:d1', 'The lamp boy', { isPending: true });
const ARTICLE = entry('a9', 'The lamp boy', { excerpt: 'He never sleeps.' });
const AT_DRAFT: Route = { view: 'entry', worldId: 'w1', ref: { kind: 'article', id: 'draft:d1' } };
const created: Delivery = {
  ...{ state: 'created', articleId: 'a9', url: null, at: Date.now(), nextAt: Date.now(), progress },
};

const missing = () => screen.queryByText(/doesn’t have this entry/);

/** As the outbox and then the library do it. */
async function deliver(delivery = created): Promise<void> {
  await (await openOutbox()).change('d1', (draft) => ({ ...draft, delivery }));
  await openWriter().put('w1', [ARTICLE], [{ kind: 'article', id: 'draft:d1' }]);
}

beforeEach(async () => {
  await worldOf(DRAFT, entry('a1', 'Edda Marsh'));
  const outbox = await openOutbox();
  await outbox.remove('d1', () => true);
  await outbox.add(queued('d1'));
});
afterEach(cleanup);

test('a draft that is shown gives way to its article, and Back leads to that', async () => {
  await openPanel(AT_DRAFT);
  await screen.findByRole('heading', { name: 'The lamp boy' });
  await deliver();
  await screen.findByText('He never sleeps.');
  expect(missing()).toBeNull();
  fireEvent.input(screen.getByRole('combobox', { name: 'Search the world' }), { target: { value: 'edda' } });
  await screen.findByRole('option', { selected: true });
  fireEvent.keyDown(document, { key: 'ArrowLeft', altKey: true });
  await screen.findByText('He never sleeps.');
  expect(missing()).toBeNull();
});

test('a draft that was delivered while another screen was shown is found on the way back', async () => {
  await openPanel(AT_DRAFT);
  await screen.findByRole('heading', { name: 'The lamp boy' });
  fireEvent.input(screen.getByRole('combobox', { name: 'Search the world' }), { target: { value: 'edda' } });
  await screen.findByRole('option', { selected: true });
  await deliver();
  fireEvent.keyDown(document, { key: 'ArrowLeft', altKey: true });
  await screen.findByText('He never sleeps.');
});

test('of two articles that a draft arrived as, the first is shown', async () => {
  await (await openOutbox()).remove('d1', () => true);
  await (await openOutbox()).add(
    draftIn('d1', {
      ...{ state: 'attention', attention: { kind: 'duplicated', articleIds: ['a9', 'a10'] } },
      ...{ at: 1, nextAt: null, progress },
    }),
  );
  await openWriter().put('w1', [ARTICLE], [{ kind: 'article', id: 'draft:d1' }]);
  await openPanel(AT_DRAFT);
  await screen.findByText('He never sleeps.');
});

test('whoever is in the search box stays there when the article takes the draft’s place', async () => {
  await openPanel(AT_DRAFT);
  await screen.findByRole('heading', { name: 'The lamp boy' });
  const box = screen.getByRole('combobox', { name: 'Search the world' });
  await waitFor(() => expect(document.activeElement?.className).toBe('entry'));
  box.focus();
  await deliver();
  await screen.findByText('He never sleeps.');
  expect(document.activeElement).toBe(box);
});

test('a draft that was taken back is missing, and World Anvil isn’t asked about it', async () => {
  await openPanel(AT_DRAFT);
  await screen.findByRole('heading', { name: 'The lamp boy' });
  await (await openOutbox()).change('d1', (draft) => ({ ...draft, delivery: { state: 'editing' } }));
  await openWriter().put('w1', [], [{ kind: 'article', id: 'draft:d1' }]);
  await waitFor(() => expect(missing()).not.toBeNull());
  expect(screen.queryByRole('button', { name: 'Check World Anvil' })).toBeNull();
});
