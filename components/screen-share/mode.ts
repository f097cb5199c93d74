import { createContext } from 'preact';
import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { readScreenShare, watchScreenShare, writeScreenShare } from '../../lib/stored-state/index.ts';
import type { PageCommand } from '../../lib/worldpage/index.ts';
import { announce, useCurrent } from '../ui/index.ts';
import { countHidden, hideAll } from './shown.ts';

/** `asking`: not known yet, so everything private is covered. */
type Mode = 'asking' | 'on' | 'off';

let mode: Mode = 'asking';
/** How many things would appear, while a person is asked whether to turn the mode off; else 0. */
let asking = 0;
let isStarted = false;
const listeners = new Set<() => void>();

/** The style sheet covers private elements while this attribute is set, with a word in the user's language. */
function show(next: Mode): void {
  mode = next;
  asking = 0;
  hideAll();
  const { dataset, style } = document.documentElement;
  style.setProperty('--covered', JSON.stringify(t('screenShare.covered')));
  style.setProperty('--hold-to-show', JSON.stringify(t('screenShare.holdToShow')));
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

const set = (next: 'on' | 'off') => {
  announce(t(next === 'on' ? 'screenShare.on' : 'screenShare.off'));
  detach(setMode(next), 'screenShare.set');
};

/** Asks whether to turn the mode off, although something would appear. 0: the question is gone. */
export function ask(count: number): void {
  asking = count;
  for (const listener of listeners) listener();
}

/** Turns the mode on, or off: first asks if something would appear, and takes the same key as a yes. */
export function toggleMode(): void {
  const count = mode === 'on' && asking === 0 ? countHidden() : 0;
  if (count > 0) ask(count);
  else set(mode === 'on' ? 'off' : 'on');
}

export const useMode = (): Mode => useCurrent<Mode>(currentMode, watchMode);

/** How many things would appear if the mode was turned off, while a person is asked about it; else 0. */
export const useAsking = (): number => useCurrent(() => asking, watchMode);

/** The world whose entries are named in the components below; null if none is provided. */
export const WorldContext = createContext<WorldId | null>(null);
