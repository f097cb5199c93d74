import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type PanelRequest, requestInPanel, watchPanelRequests } from '../../../lib/stored-state/index.ts';

const names: PanelRequest = { view: 'names', tabId: 7 };
const links: PanelRequest = { view: 'links' };

/** The window that contains the panel, or null. */
let here: number | null = 1;

beforeEach(() => {
  here = 1;
  vi.spyOn(fakeBrowser.windows, 'getCurrent').mockImplementation(() =>
    here === null
      ? Promise.reject(new Error('No current window'))
      : Promise.resolve({ id: here, ...{ focused: true, alwaysOnTop: false, incognito: false } }),
  );
});

it('a panel receives a request made before it was open, and later ones', async () => {
  const went: PanelRequest[] = [];
  await requestInPanel(1, names);
  const stop = watchPanelRequests((place) => went.push(place));
  await vi.waitFor(() => expect(went).toEqual([names]));
  await requestInPanel(1, links);
  await vi.waitFor(() => expect(went).toEqual([names, links]));
  await vi.waitFor(async () => expect(await fakeBrowser.storage.session.get()).toEqual({}));
  stop();
  await requestInPanel(1, names);
  await new Promise((resolve) => setTimeout(resolve));
  expect(went).toHaveLength(2);
});

it('a panel receives requests for its window, even if it opened before its window was known or has moved', async () => {
  const went: PanelRequest[] = [];
  here = null;
  const stop = watchPanelRequests((place) => went.push(place));
  await requestInPanel(1, names);
  await new Promise((resolve) => setTimeout(resolve));
  expect(went).toEqual([]);
  here = 2;
  await requestInPanel(2, links);
  await vi.waitFor(() => expect(went).toEqual([links]));
  await requestInPanel(1, names);
  await new Promise((resolve) => setTimeout(resolve));
  expect(went).toEqual([links]);
  stop();
});

it('an old request is ignored', async () => {
  const went: PanelRequest[] = [];
  await requestInPanel(1, names);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  const stop = watchPanelRequests((place) => went.push(place));
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  expect(went).toEqual([]);
});

it('a panel that opened for something else ignores what waited, and receives later requests', async () => {
  const went: PanelRequest[] = [];
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
  await requestInPanel(1, names);
  const stop = watchPanelRequests((place) => went.push(place), 2_000);
  now.mockReturnValue(3_000);
  await requestInPanel(1, links);
  await vi.waitFor(() => expect(went).toEqual([links]));
  stop();
});
