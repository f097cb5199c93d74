import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ImageGrid, ImageView } from '../../../components/image/index.ts';
import { WorldImages } from '../../../components/world/world-view.tsx';
import { putBody } from '../../../lib/library/index.ts';
import type { Image } from '../../../lib/model/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

const PNG = Uint8Array.from([
  0x89,
  ...new TextEncoder().encode('PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x04'),
]);
let granted = new Set<string>();
let answer = true;
const fetching = vi.fn(async (..._: unknown[]) => new Response(PNG));

beforeEach(() => {
  granted = new Set();
  answer = true;
  fetching.mockClear();
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async ({ origins = [] }) =>
    origins.every((one) => granted.has(one)),
  );
  vi.spyOn(fakeBrowser.permissions, 'request').mockImplementation(async ({ origins = [] }) => {
    if (answer) for (const one of origins) granted.add(one);
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const image = (id: string, title: string) =>
  entry(id, title, { kind: 'image', template: null, url: `https://pictures.example/${id}.png` });

test('a host with a browser permission gets no image requests without consent', async () => {
  granted.add('https://pictures.example/*');
  await worldOf(image('1', 'Harbour'), image('2', 'Lamp'));
  render(<ImageGrid worldId="w1" open={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Show images in this world' })).toBeDefined();
  expect(fetching).not.toHaveBeenCalled();
});

test('a private image is marked for screen-share mode, with picture and name', async () => {
  await worldOf({ ...image('1', 'Harbour'), state: 'private' }, { ...image('2', 'Lamp'), state: 'public' });
  const { container } = render(<ImageGrid worldId="w1" open={vi.fn()} />);
  const cell = await screen.findByRole('option', { name: /Harbour/ });
  expect(screen.getByText('Harbour').dataset.private).toBe('true');
  expect(cell.querySelector('.picture')?.closest('[data-private]')).not.toBeNull();
  expect(cell.title).toBe('');
  expect(container.querySelectorAll('[data-private]')).toHaveLength(2);
});

test('images are sorted as lists are, untitled last', async () => {
  await worldOf(image('1', ''), image('2', 'Chart 10'), image('3', 'Chart 9'), image('4', 'anchor'));
  render(<ImageGrid worldId="w1" open={vi.fn()} />);
  await screen.findByRole('option', { name: /anchor/ });
  expect(screen.getAllByRole('option').map((cell) => cell.textContent.trim())).toEqual([
    'anchor',
    'Chart 9',
    'Chart 10',
    'Untitled',
  ]);
});

test('once allowed, images are fetched without cookies, until they are hidden', async () => {
  await worldOf(image('1', 'Harbour'));
  const { container } = render(
    <>
      <ImageGrid worldId="w1" open={vi.fn()} />
      <WorldImages worldId="w1" />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Show images/ }));
  await waitFor(() => expect(container.querySelector('img')?.src).toMatch(/^blob:/));
  expect(fetching.mock.calls[0]).toEqual([
    'https://pictures.example/1.png',
    expect.objectContaining({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' }),
  ]);
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  fireEvent.click(screen.getByRole('button', { name: 'Hide images' }));
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  await waitFor(() => expect(revoke).toHaveBeenCalledTimes(1));
});

test('a denied permission changes nothing and says so', async () => {
  answer = false;
  await worldOf(image('1', 'Harbour'));
  render(<ImageGrid worldId="w1" open={vi.fn()} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Show images/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('didn’t allow it');
  expect(fetching).not.toHaveBeenCalled();
});

test('a world without images says where they come from', async () => {
  await worldOf(entry('a1', 'Edda'));
  render(<ImageGrid worldId="w1" open={vi.fn()} />);
  expect(await screen.findByText('No images yet')).toBeDefined();
});

const HARBOUR: Image = {
  ...{
    id: 41,
    title: 'harbour.png',
    kind: 'Image',
    state: 'public',
    slug: null,
    icon: null,
    tags: ['map'],
  },
  ...{
    url: 'https://pictures.example/41.png',
    updatedAt: null,
    worldId: 'w1',
    authorName: 'Iris',
    createdAt: null,
  },
  ...{
    raw: {},
    description: 'At [b]low[/b] water.',
    alt: 'Nine lamps',
    size: 348_211,
    width: 1920,
    height: 1080,
  },
  ...{ extension: 'png', artist: 'Ondine Marsh', pageUrl: 'javascript:alert(1)', articleId: 'a1' },
};

const harbour = { ref: { kind: 'image', id: '41' }, resource: HARBOUR, text: '', updatedAt: null } as const;

test('an image shows everything known about it and links to its article', async () => {
  await worldOf(image('41', 'harbour.png'), entry('a1', 'Saltmere'));
  await putBody('w1', harbour);
  const open = vi.fn();
  const { container } = render(<ImageView worldId="w1" id="41" open={open} search={vi.fn()} />);
  expect(await screen.findByText('Ondine Marsh')).toBeDefined();
  expect(screen.getByRole('button', { name: /348/ }).textContent).toMatch(/1,920 × 1,080 · 348 kB · PNG/);
  fireEvent.click(await screen.findByRole('link', { name: 'Saltmere' }));
  expect(open).toHaveBeenCalledWith({ kind: 'article', id: 'a1' }, 'here');
  expect(container.querySelector('[href^="javascript"]')).toBeNull();
  expect(screen.getByText('[img:41]')).toBeDefined();
});

test('an image asks once its size is known, or can’t be fetched: until then its buttons would move', async () => {
  const fetched = Promise.withResolvers<object>();
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(() => fetched.promise);
  await worldOf(image('41', 'harbour.png'));
  const view = <ImageView worldId="w1" id="41" open={vi.fn()} search={vi.fn()} />;
  const { container, unmount } = render(view);
  const frame = () => container.querySelector<HTMLElement>('.image-large .world-image');
  await screen.findByText('Loading from World Anvil…');
  // A list opened after it asks, so by now it would have asked, too.
  const list = render(<ImageGrid worldId="w1" open={vi.fn()} />);
  await list.findByRole('button', { name: /^Show images/ });
  list.unmount();
  expect(frame()?.querySelector('button')).toBeNull();
  await putBody('w1', harbour);
  fetched.resolve({ ok: true, value: true });
  expect(await screen.findByRole('button', { name: /^Show images/ })).toBeDefined();
  expect(frame()?.style.getPropertyValue('--width')).toBe('1920px');

  unmount();
  await worldOf(image('41', 'harbour.png'));
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockRejectedValue(new Error('no background'));
  render(view);
  expect(await screen.findByRole('button', { name: /^Show images/ })).toBeDefined();
});
