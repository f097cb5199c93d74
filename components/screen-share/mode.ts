import browser from 'webextension-polyfill';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { readScreenShare, watchScreenShare, writeScreenShare } from '../../lib/stored-state/index.ts';
import type { PageCommand } from '../../lib/worldpage/index.ts';

/** `asking`: not known yet, and covered until it is. */
export type Mode = 'asking' | 'on' | 'off';

let mode: Mode = 'asking';
let begun = false;
const listeners = new Set<() => void>();

/** The style sheet covers wherever this attribute stands. */
function show(next: Mode): void {
  mode = next;
  const { dataset } = document.documentElement;
  if (next === 'off') delete dataset.screenshare;
  else dataset.screenshare = next;
  for (const listener of listeners) listener();
}

function begin(): void {
  if (begun) return;
  begun = true;
  show('asking');
  watchScreenShare((isOn) => show(isOn ? 'on' : 'off'));
  readScreenShare().then(
    (isOn) => mode === 'asking' && show(isOn ? 'on' : 'off'),
    // Where it cannot be known, nothing that was not asked for stays hidden for good.
    () => show('off'),
  );
}

/** As far as this page knows; the first call begins to look. */
export function currentMode(): Mode {
  begin();
  return mode;
}

export function watchMode(listener: () => void): () => void {
  begin();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What stands on pages of a world is looked at again: it shows what may be seen now. */
async function tellPages(): Promise<void> {
  const order: PageCommand = { worldPage: 'look' };
  // Most tabs have no script of ours.
  for (const { id } of await browser.tabs.query({}))
    if (id !== undefined) void browser.tabs.sendMessage(id, order, { frameId: 0 }).catch(() => {});
}

/** In all our pages, until it is taken back or the browser is closed. Here at once, whatever the store says. */
export async function setMode(next: 'on' | 'off'): Promise<void> {
  show(next);
  await writeScreenShare(next === 'on');
  await tellPages().catch(reportAs('screenShare.tellPages'));
}
