import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { WorldTile } from '../../../components/panel/world/world-switcher.tsx';
import { setMode } from '../../../components/screen-share/mode.ts';
import { removeAllImages, storeImage, WORLD_COVER } from '../../../lib/images/index.ts';

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await removeAllImages();
});

test('the cover of a world isn’t shown while the screen is shared, and is there again afterwards', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cover');
  await storeImage(
    {
      ...{ worldId: 'w1', address: 'https://pictures.example/cover.png', width: 4, height: 3 },
      standsFor: [WORLD_COVER],
      file: new Blob(['x'], { type: 'image/png' }),
      thumbnail: new Blob(['x'], { type: 'image/webp' }),
    },
    1000,
    1,
  );
  await setMode('off');
  const { container } = render(<WorldTile worldId="w1" title="Saltmere" />);
  const cover = () => container.querySelector('img');
  await waitFor(() => expect(cover()?.src).toBe('blob:cover'));
  await setMode('on');
  await waitFor(() => expect(cover()).toBeNull());
  expect(container.querySelector('.world-initial')?.getAttribute('data-initial')).toBe('S');
  await setMode('off');
  await waitFor(() => expect(cover()).not.toBeNull());
});
