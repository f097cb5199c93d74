import { Blob as NodeBlob } from 'node:buffer';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { WorldImage } from '../../../components/world-image/index.ts';
import { readImageConsent, removeAllImages, storeImage } from '../../../lib/images/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

const PNG = Uint8Array.from([
  0x89,
  ...new TextEncoder().encode('PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x04'),
]);
const HOST = 'https://pictures.example';
let granted = new Set<string>();
const fetching = vi.fn(async (..._: unknown[]) => new Response(PNG));

beforeEach(async () => {
  granted = new Set();
  fetching.mockReset();
  fetching.mockImplementation(async () => new Response(PNG));
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async ({ origins = [] }) =>
    origins.every((one) => granted.has(one)),
  );
  vi.spyOn(fakeBrowser.permissions, 'request').mockImplementation(async ({ origins = [] }) => {
    for (const one of origins) granted.add(one);
    return true;
  });
  await worldOf(
    ...['1', '2', '3'].map((id) =>
      entry(id, `Image ${id}`, { kind: 'image', template: null, url: `${HOST}/${id}.png` }),
    ),
    entry('p', 'Private', { kind: 'image', template: null, url: `${HOST}/p.png`, state: 'private' }),
  );
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await removeAllImages();
});

const frame = (id: string, props: { open?: () => void } = {}) => (
  <WorldImage worldId="w1" image={{ id, url: null }} shape="text" {...props} />
);
const pictures = () => screen.queryAllByRole('img').map((one) => one.getAttribute('alt'));

test('the first frame asks for the world, the others have a button, and one click shows all', async () => {
  const open = vi.fn();
  render(
    <>
      {frame('1', { open })}
      {frame('2')}
    </>,
  );
  await screen.findByText('Images load only if you allow it.');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Show images in this world' })).toHaveLength(2),
  );
  expect(screen.getAllByText('Images load only if you allow it.')).toHaveLength(1);
  expect(screen.getAllByText('pictures.example')).toHaveLength(1);
  expect(fetching).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('button', { name: 'Show images in this world' })[0] as HTMLElement);
  await waitFor(() => expect(pictures()).toEqual(['Image 1', 'Image 2']));
  expect(screen.queryByText('Images load only if you allow it.')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Image 1' }), { ctrlKey: true });
  expect(open).toHaveBeenCalledWith({ kind: 'image', id: '1' }, 'tab');
});

test('“Only this one” shows one image, and the next frame asks instead', async () => {
  render(
    <>
      {frame('1')}
      {frame('2')}
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Only this one' }));
  await waitFor(() => expect(pictures()).toEqual(['Image 1']));
  await screen.findByRole('button', { name: 'Only this one' });
  expect(fetching).toHaveBeenCalledTimes(1);
  expect((await readImageConsent()).worlds).toEqual({ w1: { hosts: null, images: [`${HOST}/1.png`] } });
});

test('a stored image needs no request', async () => {
  // happy-dom's can't be stored.
  vi.stubGlobal('Blob', NodeBlob);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:stored');
  granted.add(`${HOST}/*`);
  await fakeBrowser.storage.local.set({ 'image.hosts': [`${HOST}/*`] });
  await storeImage(
    {
      ...{ worldId: 'w1', address: `${HOST}/1.png`, width: 1, height: 1, standsFor: [] },
      ...{ file: new Blob([PNG], { type: 'image/png' }), thumbnail: null },
    },
    1000,
    Date.now(),
  );
  render(frame('1'));
  await waitFor(() => expect(pictures()).toEqual(['Image 1']));
  expect(fetching).not.toHaveBeenCalled();
});

test('nothing is requested before the frame comes into sight', async () => {
  const callbacks: IntersectionObserverCallback[] = [];
  class Far {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Far);
  granted.add(`${HOST}/*`);
  await fakeBrowser.storage.local.set({ 'image.hosts': [`${HOST}/*`] });
  const { container } = render(frame('1'));
  await waitFor(() => expect(callbacks).toHaveLength(1));
  await new Promise((go) => setTimeout(go, 50));
  expect(fetching).not.toHaveBeenCalled();
  expect(container.querySelector('.world-image')?.getAttribute('data-state')).toBe('none');
});

test('the frame says why there is no image, and what to do', async () => {
  granted.add(`${HOST}/*`);
  await fakeBrowser.storage.local.set({ 'image.hosts': [`${HOST}/*`] });
  fetching.mockImplementation(async (address) => {
    if (String(address).endsWith('1.png')) throw new TypeError('Failed to fetch');
    if (String(address).endsWith('2.png')) return new Response('', { status: 410 });
    return new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
  });
  render(
    <>
      {frame('1')}
      {frame('2')}
      {frame('3')}
    </>,
  );
  await screen.findByText('The file is gone');
  await screen.findByText('SVG files aren’t displayed, for safety');
  const link = screen.getByRole('link', { name: 'Open in a tab' });
  expect(link.getAttribute('href')).toBe(`${HOST}/3.png`);
  expect(link.getAttribute('rel')).toContain('noreferrer');
  await screen.findByText('Couldn’t load');
  fetching.mockImplementation(async () => new Response(PNG));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(pictures()).toEqual(['Image 1']));
});

test('an image that the copy doesn’t know is replaced by its fallback, and a private one is marked', async () => {
  const { container } = render(
    <>
      <WorldImage worldId="w1" image={{ id: '99', url: null }} shape="text" fallback={<b>Image 99</b>} />
      {frame('p')}
    </>,
  );
  await screen.findByText('Image 99');
  await waitFor(() => expect(container.querySelectorAll('[data-private]')).toHaveLength(1));
});
