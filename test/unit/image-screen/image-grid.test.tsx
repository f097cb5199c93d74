import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ImageGrid } from '../../../components/image/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('once images are allowed by keyboard, the arrow keys move through them', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  let isGranted = false;
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => isGranted);
  vi.spyOn(fakeBrowser.permissions, 'request').mockImplementation(async () => {
    isGranted = true;
    return true;
  });
  const url = 'https://pictures.example/1.png';
  await worldOf(entry('1', 'Image 1', { kind: 'image', template: null, url }));
  render(<ImageGrid worldId="w1" open={vi.fn()} />);
  const allow = await screen.findByRole('button', { name: 'Show images in this world' });
  allow.focus();
  allow.click();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'Images' })));
});
