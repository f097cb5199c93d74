import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, showToast, ToastStack, useMedia, useOnline } from '../../../components/ui/index.ts';

let host: HTMLElement;
let widths: EventTarget;
let width = 400;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  widths = new EventTarget();
  width = 400;
  vi.stubGlobal('matchMedia', () => Object.assign(widths, { matches: width >= 700 }));
});
afterEach(() => {
  render(null, host);
  host.remove();
  dismissToast('late');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Room = () => (useMedia('(min-width: 700px)') ? 'wide' : 'narrow');
const Network = () => (useOnline() ? 'online' : 'offline');

/** Renders as a page does: effects run later, not at once as they do in the testing library. */
function show(what: preact.ComponentChildren, first: string): void {
  render(what, host);
  expect(host.textContent).toBe(first);
}
const says = (text: string) => vi.waitFor(() => expect(host.textContent).toBe(text));

it('notices what changes after it began to watch', async () => {
  const watching = vi.spyOn(widths, 'addEventListener');
  show(<Room />, 'narrow');
  await vi.waitFor(() => expect(watching).toHaveBeenCalled());
  width = 1000;
  widths.dispatchEvent(new Event('change'));
  await says('wide');
});

it('notices what has changed between the first rendering and the first effect', async () => {
  show(<Room />, 'narrow');
  width = 1000;
  await says('wide');
});

it('notices that the network was lost meanwhile', async () => {
  show(<Network />, 'online');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await says('offline');
});

it('shows a message that came meanwhile', async () => {
  show(<ToastStack />, '');
  showToast({ id: 'late', tone: 'plain', content: 'Copied', displayMs: null });
  await says('Copied');
});
