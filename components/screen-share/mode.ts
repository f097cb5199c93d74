import { createContext } from 'preact';
import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { readScreenShare, watchScreenShare, writeScreenShare } from '../../lib/stored-state/index.ts';
import type { PageCommand } from '../../lib/worldpage/index.ts';
import { useCurrent } from '../ui/index.ts';

/** `asking`: not known yet, so everything private is covered. */
type Mode = 'asking' | 'on' | 'off';

let mode: Mode = 'asking';
let isStarted = false;
const listeners = new Set<() => void>();

/** The style sheet covers private elements while this attribute is set, with a word in the user's language. */
function show(next: Mode): void {
  mode = next;
  const { dataset, style } = document.documentElement;
  style.setProperty('--covered', JSON.stringify(t('screenShare.covered')));
  if (next === 'off') delete dataset.screenshare;
  else dataset.screenshare = next;
  for (const listener of listeners) listener();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  show('asking');
  watchScreenShare((isOn) => show(isOn ? 'on' : 'off'));
  readScreenShare().then(
    (isOn) => mode === 'asking' && show(isOn ? 'on' : 'off'),
    // If storage can't be read, don't hide things that nobody asked to hide.
    () => show('off'),
  );
}

/** The mode as far as this page knows. The first call starts reading it. */
function currentMode(): Mode {
  start();
  return mode;
}

function watchMode(listener: () => void): () => void {
  start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells scripts on World Anvil pages to render again for the new mode. */
async function notifyPages(): Promise<void> {
  const command: PageCommand = { worldPage: 'look' };
  // Most tabs have no script of ours.
  for (const { id } of await browser.tabs.query({}))
    if (id !== undefined) void browser.tabs.sendMessage(id, command, { frameId: 0 }).catch(() => {});
}

/**
 * Sets the mode in all our pages until it is switched off or the browser closes. This page changes at once, before the
 * mode is stored.
 */
export async function setMode(next: 'on' | 'off'): Promise<void> {
  show(next);
  await writeScreenShare(next === 'on');
  await notifyPages().catch(reportAs('screenShare.tellPages'));
}

/** Whether private content is covered, and a setter for it. */
export function useScreenShare(): { mode: Mode; isCovered: boolean; set: (next: 'on' | 'off') => void } {
  const mode = useCurrent<Mode>(currentMode, watchMode);
  return { mode, isCovered: mode !== 'off', set: (next) => detach(setMode(next), 'screenShare.set') };
}

/** The world whose entries are named in the components below; null if none is provided. */
export const WorldContext = createContext<WorldId | null>(null);
