import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { EntryPicture } from '../../../components/search/index.ts';
import { loadEntryPicture } from '../../../components/world-image/load-pictures.ts';
import { removeAllImages, storeImage } from '../../../lib/images/index.ts';

const loads: (() => void)[] = [];
vi.mock('../../../components/world-image/load-pictures.ts', () => ({
  loadEntryPicture: vi.fn(() => new Promise<void>((resolve) => loads.push(resolve))),
}));

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await removeAllImages();
});

test('a row in sight has its picture looked for, two at a time; one out of sight or with a picture doesn’t', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:portrait');
  const watched = new Set<Element>();
  let tell: (ids: readonly string[], isIntersecting: boolean) => void = () => {};
  class Sight {
    constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      tell = (ids, isIntersecting) =>
        callback(
          [...watched]
            .filter(({ parentElement }) => ids.includes(parentElement?.id ?? ''))
            .map((target) => ({ target, isIntersecting })),
        );
    }
    observe = (element: Element) => watched.add(element);
    unobserve = (element: Element) => watched.delete(element);
    disconnect = () => watched.clear();
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  await storeImage(
    {
      ...{ worldId: 'w1', address: 'https://pictures.example/a.png', width: 4, height: 3, file: null },
      ...{ standsFor: ['portrait there'], thumbnail: new Blob(['x'], { type: 'image/webp' }) },
    },
    1000,
    1,
  );
  const { container } = render(
    ['there', 'left', 'a', 'b', 'c', 'below'].map((id) => (
      <p id={id} key={id}>
        <EntryPicture worldId="w1" of={{ kind: 'article', id }} template="person" isPrivate={false} />
      </p>
    )),
  );
  await waitFor(() =>
    expect(container.querySelector('#there img')?.getAttribute('src')).toBe('blob:portrait'),
  );
  expect(container.querySelector('#a svg')).not.toBeNull();
  tell(['there', 'left', 'a', 'b', 'c'], true);
  // Somebody scrolls on.
  tell(['left'], false);
  const asked = () => vi.mocked(loadEntryPicture).mock.calls.map(([, { id }]) => id);
  await waitFor(() => expect(asked()).toHaveLength(2));
  await new Promise((go) => setTimeout(go, 100));
  expect(asked()).toEqual(['a', 'b']);
  for (const done of loads.splice(0)) done();
  await waitFor(() => expect(asked()).toEqual(['a', 'b', 'c']));
  for (const done of loads.splice(0)) done();
});
