import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Findings } from '../../../components/findings/index.ts';
import { setMode } from '../../../components/screen-share/mode.ts';
import type { WorldIndex } from '../../../components/search/index.ts';
import { closeToastsOf, ToastStack } from '../../../components/ui/index.ts';
import { readIntended, readRulesOff } from '../../../lib/checks/index.ts';
import { openLibrary, putBody } from '../../../lib/library/index.ts';
import { fullArticle, section } from '../article-screen/fixture.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

beforeEach(() => fakeBrowser.reset());
afterEach(async () => {
  cleanup();
  await setMode('off');
});

const BARE = {
  ...{ content: '', relations: [], secrets: [], statblock: null },
  ...{ cover: null, portrait: null, flag: null, excerpt: null },
};

/** A person of the offline copy who lives between two years. */
const lives = (id: string, born: string, died: string) =>
  putBody('w1', {
    ref: { kind: 'article', id },
    resource: fullArticle({
      ...{ ...BARE, id, template: 'person' },
      sections: [section('dob', born), section('dod', died)],
    }),
    ...{ text: '', updatedAt: null },
  });

async function show() {
  const library = await openLibrary();
  const [searcher, copy] = await Promise.all([library.searcher('w1'), library.world('w1')]);
  const worldIndex: WorldIndex = { library, worldId: 'w1', searcher, recent: [], copy };
  const open = vi.fn();
  render(
    <>
      <Findings worldIndex={worldIndex} open={open} />
      <ToastStack />
    </>,
  );
  return open;
}

const finding = (name = /Mira dies before being born/) => screen.findByRole('button', { name });

/** Opens a finding, and closes those that an earlier test has left open. */
async function opened(name?: RegExp): Promise<HTMLElement> {
  const row = await finding(name);
  for (const one of screen.getAllByRole('button', { name: / dies before being born/ }))
    if ((one === row) !== (one.getAttribute('aria-expanded') === 'true')) fireEvent.click(one);
  return row;
}

test('a contradiction shows both places, and opens their entry', async () => {
  await worldOf(entry('mira', 'Mira'), entry('tom', 'Tom'));
  await lives('mira', '412 AD', '398 AD');
  await lives('tom', '412 AD', '470 AD');
  const open = await show();
  const row = await opened();
  expect(screen.queryByRole('button', { name: /Tom dies/ })).toBeNull();
  expect(screen.getByText('1 finding in 1 entry')).toBeTruthy();
  const places = screen.getAllByRole('listitem', { name: 'Mira' });
  expect(places.map((place) => within(place).getByText(/AD/).textContent)).toEqual(['398 AD', '412 AD']);
  expect(within(places[0] ?? row).getByText('Died')).toBeTruthy();
  fireEvent.click(within(places[1] ?? row).getByRole('button', { name: 'Open article' }));
  expect(open).toHaveBeenCalledWith({ kind: 'article', id: 'mira' }, 'here', undefined);
});

test('a finding that is intended leaves the list, can be brought back, and comes back when its evidence changes', async () => {
  await worldOf(entry('ada', 'Ada'), entry('mira', 'Mira'));
  await lives('ada', '500 AD', '400 AD');
  await lives('mira', '412 AD', '398 AD');
  await show();
  const row = await finding();
  row.focus();
  fireEvent.keyDown(row, { key: 'i' });
  const fold = await screen.findByRole('button', { name: '1 marked as intended' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /Mira dies/ })).toBeNull());
  expect(document.activeElement?.textContent).toContain('Ada dies');
  expect((await readIntended('w1')).size).toBe(1);

  fireEvent.click(screen.getByRole('button', { name: /Undo/ }));
  await finding();
  expect((await readIntended('w1')).size).toBe(0);
  expect(fold.isConnected).toBe(false);

  fireEvent.keyDown(await finding(), { key: 'Delete' });
  await screen.findByRole('button', { name: '1 marked as intended' });
  await screen.findByRole('button', { name: /Undo/ });
  act(() => closeToastsOf(['w1']));
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  cleanup();
  await act(() => lives('mira', '413 AD', '398 AD'));
  await show();
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 marked as intended' })).toBeNull());
  await finding();
  expect(screen.queryByRole('button', { name: 'Show 1 new' })).toBeNull();
});

test('a check is turned off from a finding, and on again in the list of checks', async () => {
  await worldOf(entry('mira', 'Mira'));
  await lives('mira', '412 AD', '398 AD');
  await show();
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Turn off this check' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Mira dies/ })).toBeNull());
  expect([...(await readRulesOff('w1'))]).toEqual(['deathBeforeBirth']);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('menuitem', { name: /^Checks/ }));
  const check = screen.getByRole('switch', { name: /Death before birth/ });
  expect(check.getAttribute('aria-checked')).toBe('false');
  expect(within(check.closest('li') ?? document.body).getByText('1 found')).toBeTruthy();
  fireEvent.click(check);
  await finding();
});

test('a world without contradictions says what was checked; an empty one, what to do', async () => {
  await worldOf(entry('tom', 'Tom'));
  await lives('tom', '412 AD', '470 AD');
  await show();
  await screen.findByText('Nothing found');
  for (const said of ['1 entry checked', '1 full text read', '2 dates understood'])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText(/checks on$/)).toBeTruthy();
  cleanup();
  await worldOf();
  await show();
  await screen.findByText('Nothing to check yet');
});

test('arrow keys move through groups and findings, and open and close them', async () => {
  await worldOf(entry('ada', 'Ada'), entry('mira', 'Mira'));
  await lives('ada', '500 AD', '400 AD');
  await lives('mira', '412 AD', '398 AD');
  await show();
  for (const row of [await finding(/Ada dies/), await finding()])
    if (row.getAttribute('aria-expanded') === 'true') fireEvent.click(row);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () => document.activeElement?.textContent ?? '';
  screen.getByRole('button', { name: /^Contradictions/, expanded: true }).focus();
  press('ArrowDown');
  expect(focused()).toContain('Ada dies');
  for (const key of ['j', 'k', 'j']) press(key);
  expect(focused()).toContain('Mira dies');
  press('ArrowRight');
  expect(screen.getAllByRole('button', { name: 'Open article' })).toHaveLength(2);
  press('Escape');
  expect(screen.queryByRole('button', { name: 'Open article' })).toBeNull();
  expect(focused()).toContain('Mira dies');
  press('ArrowLeft');
  expect(focused()).toContain('Contradictions');
  press('ArrowLeft');
  expect(screen.queryByRole('button', { name: /dies/ })).toBeNull();
  press('ArrowRight');
  expect(screen.getAllByRole('button', { name: /dies/ })).toHaveLength(2);
});

test('words and severities limit the list, and X marks a finding as intended', async () => {
  await worldOf(entry('ada', 'Ada'), entry('mira', 'Mira'));
  await lives('ada', '500 AD', '400 AD');
  await lives('mira', '412 AD', '398 AD');
  await show();
  await finding();
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'mira' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ada dies/ })).toBeNull());
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: '' } });
  const chip = screen.getByRole('button', { name: /^Contradictions/, pressed: false });
  fireEvent.click(chip);
  expect(chip.textContent).toBe('Contradictions2');
  (await finding()).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'x' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /Mira dies/ })).toBeNull());
});

test('what is private is covered while the screen is shared, and left out of the copied list', async () => {
  await worldOf(entry('ada', 'Ada', { state: 'private' }), entry('mira', 'Mira'));
  await lives('ada', '500 AD', '400 AD');
  await lives('mira', '412 AD', '398 AD');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show();
  const row = await opened(/Ada dies/);
  for (const text of document.querySelectorAll('.finding-sentence, .evidence-quote, .evidence-title'))
    expect(text.hasAttribute('data-private')).toBe(!/Mira/.test(text.textContent));
  const copyList = async () => {
    fireEvent.click(screen.getAllByRole('button', { name: 'More' })[0] ?? row);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy list' }));
  };
  await copyList();
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Ada dies')));
  await act(() => setMode('on'));
  await copyList();
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
  expect(writeText).toHaveBeenLastCalledWith(expect.not.stringContaining('Ada'));
  expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining('Mira dies'));
});

test('a visit shows what is found then; what is found later waits until somebody asks for it', async () => {
  await worldOf(entry('ada', 'Ada'), entry('mira', 'Mira'), entry('tom', 'Tom'));
  await lives('mira', '412 AD', '398 AD');
  await lives('ada', '400 AD', '480 AD');
  await lives('tom', '400 AD', '480 AD');
  await show();
  await finding();
  cleanup();
  await act(() => lives('ada', '500 AD', '400 AD'));
  await show();
  await finding(/Ada dies/);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  await act(() => lives('tom', '500 AD', '400 AD'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 1 new' }));
  await finding(/Tom dies/);
});

test('what is intended stays so while its check is off', async () => {
  await worldOf(entry('ada', 'Ada'), entry('mira', 'Mira'));
  await lives('ada', '500 AD', '400 AD');
  await lives('mira', '412 AD', '398 AD');
  await show();
  fireEvent.keyDown(await finding(), { key: 'i' });
  await screen.findByRole('button', { name: '1 marked as intended' });
  await opened(/Ada dies/);
  fireEvent.click(screen.getByRole('button', { name: 'Turn off this check' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 marked as intended' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /Undo/ }));
  await screen.findByRole('button', { name: '1 marked as intended' });
  await finding(/Ada dies/);
  expect(screen.queryByRole('button', { name: /Mira dies/ })).toBeNull();
});
