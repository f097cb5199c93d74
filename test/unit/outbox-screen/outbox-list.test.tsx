import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { OutboxList } from '../../../components/outbox/index.ts';
import { message, readMessage } from '../../../lib/i18n/index.ts';
import { type Draft, openOutbox } from '../../../lib/outbox/index.ts';
import { writeConnection, writeSlowdown } from '../../../lib/stored-state/index.ts';
import { SALTMERE } from '../capture-screen/popup.tsx';
import { draftOf, progress } from './drafts.ts';

type Asked = { channel: string; request: unknown };
let asked: Asked[];
const removals = () => asked.filter(({ channel }) => channel === 'outbox.removeExtra');
const onEdit = vi.fn();

beforeEach(async () => {
  asked = [];
  onEdit.mockClear();
  Object.assign(fakeBrowser.runtime, {
    sendMessage: async (question: Asked) => {
      asked.push(question);
      return { ok: true, value: undefined };
    },
  });
  const store = await openOutbox();
  for (const draft of await store.list()) await store.remove(draft.id, () => true);
});
afterEach(cleanup);

async function show(...drafts: Draft[]) {
  const store = await openOutbox();
  for (const draft of drafts) await store.add(draft);
  render(<OutboxList onEdit={onEdit} />);
  return store;
}
const title = (name: string) => screen.findByRole('button', { name });
const rowOf = async (name: string) => {
  const row = (await title(name)).closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};
const editing = (id: string, name: string, at = 1_000) => draftOf(id, name, { state: 'editing' }, at);
const lost = (id: string, name: string) =>
  draftOf(id, name, {
    state: 'attention',
    attention: { kind: 'unproved', sentence: readMessage('No answer came.') },
    at: 5,
    nextAt: null,
    progress: progress(),
  });

describe('the outbox', () => {
  it('says what to do next when it is empty', async () => {
    await show();
    await screen.findByText(/Select text on a page and capture it/);
  });

  it('puts no full stop before a dot', async () => {
    const sentence = readMessage('The title is missing.');
    const trouble = { sentence: readMessage(message('outbox.busy')), refused: false };
    const busy = progress({ trouble });
    const attempt = { state: 'queued', notBefore: 5, undoUntil: null, progress: busy } as const;
    const rejected = { kind: 'rejected', sentence } as const;
    await show(
      draftOf('a', 'Alder', attempt),
      draftOf('b', 'Birch', {
        ...{ state: 'attention', attention: rejected, at: 5, nextAt: null, progress: progress() },
      }),
    );
    expect((await rowOf('Alder')).textContent).toContain('trying again · World Anvil is limiting requests.');
    expect((await rowOf('Birch')).textContent).toContain('The title is missing · World Anvil rejected');
  });

  it('opens a draft for editing', async () => {
    await show(editing('a', 'Alder'));
    fireEvent.click(await title('Alder'));
    await waitFor(() => expect(onEdit).toHaveBeenCalledWith('a'));
  });

  it('focuses the first row if nothing else has the focus and the screen asks for it', async () => {
    const store = await openOutbox();
    await store.add(editing('a', 'Alder'));
    render(<OutboxList onEdit={onEdit} takeFocus />);
    await waitFor(async () => expect(document.activeElement).toBe(await title('Alder')));
  });

  it('shows the remaining undo time, even if the list is opened late', async () => {
    await writeConnection(SALTMERE);
    const until = Date.now() + 5_000;
    await show(
      draftOf('a', 'Alder', {
        state: 'queued',
        notBefore: until,
        undoUntil: until,
        progress: progress({ attempt: 0 }),
      }),
    );
    const row = await rowOf('Alder');
    // Ten seconds in all: about half of the ring is gone.
    await waitFor(() => {
      const gone = Number(row.querySelector('.countdown-rest')?.getAttribute('stroke-dashoffset'));
      expect(gone).toBeGreaterThan(40);
      expect(gone).toBeLessThan(90);
    });
  });

  it('undoes a saved draft before it is sent', async () => {
    const until = Date.now() + 60_000;
    const delivery = {
      state: 'queued',
      notBefore: until,
      undoUntil: until,
      progress: progress({ attempt: 0 }),
    } as const;
    const store = await show(draftOf('a', 'Alder', delivery));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo: Alder' }));
    await screen.findByRole('button', { name: 'Edit: Alder' });
    expect((await store.get('a'))?.delivery.state).toBe('editing');
  });

  it('discards a draft with a key, focuses the next one, and restores it from the bin', async () => {
    const store = await show(editing('a', 'Alder', 2_000), editing('b', 'Birch', 1_000));
    (await title('Alder')).focus();
    fireEvent.keyDown(await title('Alder'), { key: 'Delete' });
    await waitFor(async () => expect((await store.get('a'))?.delivery.state).toBe('binned'));
    await waitFor(async () => expect(document.activeElement).toBe(await title('Birch')));
    const bin = screen.getByText('Bin').closest('details');
    if (!bin) throw new Error('no bin');
    bin.open = true;
    fireEvent(bin, new Event('toggle'));
    fireEvent.click(await screen.findByRole('button', { name: 'Restore: Alder' }));
    await waitFor(async () => expect((await store.get('a'))?.delivery.state).toBe('editing'));
  });

  it('moves between rows and buttons with arrow keys, with one row as the tab stop', async () => {
    await show(editing('a', 'Alder', 2_000), editing('b', 'Birch', 1_000));
    const first = await title('Alder');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(await title('Birch'));
    await waitFor(async () => expect((await title('Alder')).tabIndex).toBe(-1));
    fireEvent.keyDown(await title('Birch'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Birch' }));
    expect(document.activeElement).toHaveProperty('tabIndex', 0);
  });

  it('asks before it sends what may have arrived, and does nothing on “Keep it here”', async () => {
    const store = await show(lost('a', 'Alder'));
    fireEvent.click(await screen.findByRole('button', { name: 'Send again: Alder' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it here' }));
    expect((await store.get('a'))?.delivery.state).toBe('attention');
    fireEvent.click(screen.getByRole('button', { name: 'Send again: Alder' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('second copy');
    asked.length = 0;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect((await store.get('a'))?.delivery.state).toBe('queued'));
    await waitFor(() => expect(asked).toContainEqual({ channel: 'outbox.wake', request: {} }));
  });

  it('says why a draft can’t be sent again while World Anvil asks to wait', async () => {
    const since = Date.now();
    await writeSlowdown({ since, until: since + 600_000, share: 1 });
    try {
      const store = await show(lost('a', 'Alder'));
      fireEvent.click(await screen.findByRole('button', { name: 'Send again: Alder' }));
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send again' }));
      await screen.findByText(
        /^Can’t send it now\. World Anvil asked Loreside to send nothing for 10 more minutes/,
      );
      expect((await store.get('a'))?.delivery.state).toBe('queued');
    } finally {
      await writeSlowdown({ since: 0, until: 0, share: 1 });
    }
  });

  it('removes the chosen copy after a confirmation', async () => {
    const attention = { kind: 'duplicated', articleIds: ['one', 'two'] } as const;
    await show(
      draftOf('a', 'Alder', {
        state: 'attention',
        attention: { ...attention, articleIds: [...attention.articleIds] },
        at: 5,
        nextAt: null,
        progress: progress(),
      }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Compare: Alder' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove copy 1' }));
    expect(removals()).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove copy' }));
    await waitFor(() =>
      expect(removals()).toEqual([{ channel: 'outbox.removeExtra', request: { id: 'a', articleId: 'one' } }]),
    );
  });

  it('shows the text to copy by hand if the clipboard isn’t available', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await show(editing('a', 'Alder'));
    fireEvent.keyDown(await title('Alder'), { key: 'c' });
    fireEvent.click(await screen.findByRole('menuitem', { name: /Copy as Markdown/ }));
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the draft' });
    expect(area.value).toContain('The text of Alder.');
    expect(area.value).toContain('Short.');
  });

  it('marks a draft as done with two keys, shows how and when, and takes it back', async () => {
    const store = await show(editing('a', 'Alder'));
    fireEvent.keyDown(await title('Alder'), { key: 'c' });
    fireEvent.click(await screen.findByRole('menuitem', { name: /Copy as World Anvil markup/ }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('The text of Alder.'));
    fireEvent.keyDown(await title('Alder'), { key: 'c' });
    fireEvent.click(await screen.findByRole('menuitem', { name: /Mark as done/ }));
    const done = await screen.findByRole('heading', { name: /Entered by you/ });
    expect(done.closest('section')?.textContent).toContain('Copied by you');
    expect((await store.get('a'))?.delivery).toMatchObject({ state: 'done', how: 'copied' });
    fireEvent.keyDown(await title('Alder'), { key: 'u' });
    await screen.findByRole('heading', { name: /Drafts/ });
    expect((await store.get('a'))?.delivery).toEqual({ state: 'editing' });
  });

  it('offers what was written before connecting, and sends only what is chosen', async () => {
    await writeConnection({
      ...SALTMERE,
      worlds: [...SALTMERE.worlds, { id: 'w2', title: 'Frost', slug: null, url: null, ownership: 'owner' }],
    });
    const unplaced = (id: string, name: string) => {
      const draft = editing(id, name);
      return { ...draft, text: { ...draft.text, worldId: null } };
    };
    const store = await show(
      unplaced('a', 'Alder'),
      unplaced('b', 'Birch'),
      unplaced('c', ''),
      editing('d', 'Dogwood'),
    );
    await screen.findByText('3 drafts were written before you connected.');
    const sending = () => asked.filter(({ channel }) => channel === 'outbox.wake');
    const { length } = sending();
    fireEvent.click(screen.getByRole('button', { name: 'Review and send' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(3);
    within(dialog).getByText('Enter a title.');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Birch/ }));
    fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'w2' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send 1 draft' }));
    await waitFor(async () =>
      expect(await store.get('a')).toMatchObject({ text: { worldId: 'w2' }, delivery: { state: 'queued' } }),
    );
    await waitFor(() => expect(sending().length).toBeGreaterThan(length));
    for (const id of ['b', 'c', 'd']) expect((await store.get(id))?.delivery.state).toBe('editing');
    await screen.findByText('2 drafts were written before you connected.');
  });

  it('says once at the top that the keys were rejected and how many drafts wait', async () => {
    await fakeBrowser.storage.local.set({
      outboxPause: { sentence: readMessage('The token is gone.'), since: 1 },
    });
    const queued = {
      state: 'queued',
      notBefore: 0,
      undoUntil: null,
      progress: progress({ attempt: 0 }),
    } as const;
    await show(draftOf('a', 'Alder', queued), draftOf('b', 'Birch', queued));
    await screen.findByText(/2 drafts are waiting/);
    expect(screen.getAllByRole('button', { name: 'Reconnect' })).toHaveLength(1);
  });

  it('renders the first hundred of a thousand, and more on demand', async () => {
    await show(...Array.from({ length: 250 }, (_, index) => editing(`d${index}`, `Draft ${index}`, index)));
    const row = await rowOf('Draft 249');
    const list = row.closest('ul');
    expect(list?.children).toHaveLength(100);
    fireEvent.click(screen.getByRole('button', { name: 'Show 100 more of 150' }));
    await waitFor(() => expect(list?.children).toHaveLength(200));
  });
});
