import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { namesInDraft } from '../../../components/unlinked-mentions/draft-names.ts';
import { DraftMentions } from '../../../components/unlinked-mentions/index.ts';
import { openLibrary } from '../../../lib/library/index.ts';
import { EXCLUDED_NAMES_KEY } from '../../../lib/stored-state/index.ts';
import {
  changeMentionChoices,
  nameKeyOf,
  readExclusions,
  setExcluded,
} from '../../../lib/unlinked-mentions/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

const TEXT = 'Mira Vale met Mira Vale at the Needle.';

beforeEach(async () => {
  for (const one of await readExclusions()) await setExcluded(one, false);
  await changeMentionChoices({ places: 'all' });
  await worldOf(
    entry('mira', 'Mira Vale'),
    entry('n1', 'The Needle', { template: 'vehicle', aliases: ['the Needle'] }),
    entry('n2', 'The Needle', { template: 'landmark', aliases: ['the Needle'] }),
  );
});
afterEach(cleanup);

function Draft({ text: first = TEXT }: { text?: string }) {
  const [text, setText] = useState(first);
  return (
    <>
      <DraftMentions worldId="w1" text={text} onChange={setText} />
      <output>{text}</output>
    </>
  );
}

test('one click links the names of a draft that mean one article, and Undo takes that back', async () => {
  const { container } = render(<Draft />);
  const text = () => container.querySelector('output')?.textContent;
  fireEvent.click(await screen.findByRole('button', { name: '3 names could be links' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Link 2' }));
  expect(text()).toBe('@[Mira Vale](person:mira) met @[Mira Vale](person:mira) at the Needle.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(text()).toBe(TEXT);
});

test('of several articles with one name, the person chooses', async () => {
  const { container } = render(<Draft />);
  fireEvent.click(await screen.findByRole('button', { name: '3 names could be links' }));
  fireEvent.click(screen.getByRole('menuitem', { name: /the Needle.*landmark/ }));
  expect(container.querySelector('output')?.textContent).toBe(
    'Mira Vale met Mira Vale at @[the Needle](landmark:n2).',
  );
});

test('a name with one meaning is offered once, for all its places', async () => {
  const { container } = render(<Draft />);
  fireEvent.click(await screen.findByRole('button', { name: '3 names could be links' }));
  fireEvent.click(screen.getByRole('menuitem', { name: /Mira Vale.*2 mentions/ }));
  expect(container.querySelector('output')?.textContent).toBe(
    '@[Mira Vale](person:mira) met @[Mira Vale](person:mira) at the Needle.',
  );
});

test('articles with one name, template and category are told apart, and so are the places of their name', async () => {
  const twin = { template: 'landmark', aliases: ['the Needle'] };
  await worldOf(
    entry('n1', 'The Needle', { ...twin, excerpt: 'A rock off the north coast.' }),
    entry('n2', 'The Needle', { ...twin, tags: ['tower'] }),
    entry('n3', 'The Needle', { ...twin, updatedAt: Date.UTC(2024, 4, 1) }),
    entry('n4', 'The Needle', { ...twin, updatedAt: Date.UTC(2025, 4, 1) }),
  );
  const { container } = render(<Draft text="We saw the Needle, and then the Needle fell." />);
  fireEvent.click(await screen.findByRole('button', { name: '2 names could be links' }));
  await screen.findAllByRole('menuitem', { name: /A rock off the north coast/ });
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(8);
  expect(new Set(items).size).toBe(4);
  expect(items.slice(0, 4)).toEqual([
    expect.stringContaining('A rock off the north coast.'),
    expect.stringContaining('tower'),
    expect.stringMatching(/changed .*2024/),
    expect.stringMatching(/changed .*2025/),
  ]);
  const places = [...container.querySelectorAll('.menu-group')].map(({ textContent }) => textContent);
  expect(places).toEqual([
    'We saw the Needle, and then the Needle…',
    '…the Needle, and then the Needle fell.',
  ]);
  fireEvent.click(screen.getAllByRole('menuitem')[5] ?? container);
  expect(container.querySelector('output')?.textContent).toBe(
    'We saw the Needle, and then @[the Needle](landmark:n2) fell.',
  );
});

test('articles are told apart by excerpts that came while the text was searched', async () => {
  const twin = { template: 'landmark', aliases: ['the Needle'] };
  await worldOf(
    entry('n1', 'The Needle', { ...twin, excerpt: 'A rock off the north coast.' }),
    entry('n2', 'The Needle', twin),
  );
  const library = await openLibrary();
  const excerpts = new Promise<void>((resolve) => {
    library.subscribe(({ what }) => what === 'excerpts' && resolve());
  });
  const { local } = fakeBrowser.storage;
  const { get } = local;
  onTestFinished(() => void Object.assign(local, { get }));
  Object.assign(local, {
    get: async (key: string | null) => {
      if (key === EXCLUDED_NAMES_KEY) await excerpts;
      return Reflect.apply(get, local, [key]);
    },
  });
  render(<Draft text="We saw the Needle." />);
  fireEvent.click(await screen.findByRole('button', { name: '1 name could be a link' }));
  await screen.findByRole('menuitem', { name: /A rock off the north coast/ });
});

test('only the first mention counts if the person wants that, and excluded names don’t', async () => {
  await changeMentionChoices({ places: 'first' });
  await setExcluded({ worldId: 'w1', name: nameKeyOf('the Needle'), in: null }, true);
  render(<Draft />);
  expect(await screen.findByRole('button', { name: '1 name could be a link' })).toBeDefined();
  const library = await openLibrary();
  const { names } = await namesInDraft(library, 'w1', '@[Mira](person:mira) met Mira Vale.');
  expect(names).toEqual([]);
});
