import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { readExport } from '../../../components/import/read-export.ts';
import { LocalWorldList } from '../../../components/library/index.ts';
import { openLocalCopy } from '../../../lib/library/index.ts';
import { readAvailableWorlds } from '../../../lib/stored-state/index.ts';
import { openPanel } from '../search-screen/world.tsx';
import { neverAsked, outcomeOf, pageOf, reportOf, startEmpty, titlesIn } from './readings.ts';

startEmpty();
afterEach(cleanup);

const IN_PART = 'Only part of this world has been read so far.';
const readAt = async (id: string) => (await (await openLocalCopy()).worldFacts(id)).syncedAt;

/** Stops before the last article. */
async function stopReading(html: string) {
  const controller = new AbortController();
  async function* text() {
    const end = html.lastIndexOf('<hr>');
    yield html.slice(0, end);
    controller.abort();
    yield html.slice(end);
  }
  return readExport(
    { kind: 'page', text, address: null },
    { signal: controller.signal, onProgress: () => {}, ask: neverAsked },
  );
}

/** Ends as when the page that reads is closed: with no further word. */
async function abandonReading(html: string) {
  async function* text() {
    yield html.slice(0, html.lastIndexOf('<hr>'));
    throw new DOMException('Gone', 'NotReadableError');
  }
  const reading = readExport(
    { kind: 'page', text, address: null },
    { signal: new AbortController().signal, onProgress: () => {}, ask: neverAsked },
  );
  await expect(reading).rejects.toThrow('Gone');
}

const onlyWorld = async () => {
  const [world, ...others] = (await readAvailableWorlds()).worlds;
  expect(others).toEqual([]);
  return world?.id ?? '';
};

test.each([
  ['was stopped', stopReading],
  ['never ended', abandonReading],
])(
  'a world whose first reading %s says so in the panel and the options, until it is read to the end',
  async (_how, interrupt) => {
    await interrupt(pageOf(1, 2, 3));
    const id = await onlyWorld();
    expect(await readAt(id)).toBeNull();
    await openPanel();
    const line = await screen.findByText(IN_PART);
    const again = within(line.parentElement ?? line).getByRole('link', { name: 'Read again' });
    expect(again.getAttribute('href')).toBe('/import.html');
    await openPanel({ view: 'home', typed: 'nowhere' });
    await screen.findByText(IN_PART);
    cleanup();
    render(<LocalWorldList />);
    await screen.findByText(IN_PART);
    cleanup();

    expect((await reportOf(pageOf(1, 2, 3))).copy).toBe('whole');
    expect(await titlesIn(id)).toEqual(['A1', 'A2', 'A3', 'People']);
    await openPanel();
    await screen.findByText(/^4 entries · read/);
    expect(screen.queryByText(IN_PART)).toBeNull();
    render(<LocalWorldList />);
    await screen.findByText(/3 articles/);
    expect(screen.queryByText(IN_PART)).toBeNull();
  },
);

test('a world that was here in full stays so if a later reading is stopped', async () => {
  const { target, copy } = await reportOf(pageOf(1, 2, 3));
  expect(copy).toBe('whole');
  const before = await readAt(target.id);
  const newer = pageOf(1, 2, 3, 4).replace('>A1</h1>', '>A1, the elder</h1>');
  expect(await stopReading(newer)).toMatchObject({ reports: [{ copy: 'updatedInPart', lacking: [] }] });
  expect(await readAt(target.id)).toBe(before);
  expect(await titlesIn(target.id)).toEqual(['A1, the elder', 'A2', 'A3', 'People']);
  await openPanel();
  await screen.findByText(/^4 entries · read/);
  expect(screen.queryByText(IN_PART)).toBeNull();
});

test('a part stays a part if the next reading is stopped, too, or the page breaks off', async () => {
  await abandonReading(pageOf(1, 2, 3));
  expect(await stopReading(pageOf(1, 2, 3))).toMatchObject({ reports: [{ copy: 'part' }] });
  const page = pageOf(1, 2, 3);
  const cut = page.slice(0, page.lastIndexOf('<hr>')).replace(/<ul>.*<\/ul>/, '');
  expect(await outcomeOf(cut)).toMatchObject({ reports: [{ copy: 'part' }] });
  expect(await readAt(await onlyWorld())).toBeNull();
});
