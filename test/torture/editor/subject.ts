import type { Platform } from '../../service/index.ts';

/** A tab with one of World Anvil's editors. */
export interface EditorTab {
  /** Empties a field and leaves the cursor in it. */
  empty(css: string): Promise<void>;
  /** Types each character as a key press. */
  type(text: string): Promise<void>;
  /** Presses Save, and doesn't wait for what comes of it. */
  save(): Promise<void>;
  /** Kills the page's process, and closes what is left of the tab. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** A browser with the built extension, as the torture of the editors needs it. */
export interface EditorSubject {
  /** Connects, copies the world, lets the journal keep what is typed, and restarts so that the profile stores it all. */
  prepare(platform: Platform): Promise<void>;
  open(url: string): Promise<EditorTab>;
  /** What an expression resolves with in a page with the extension's origin, which is opened for it. */
  ask(expression: string): Promise<unknown>;
  /** Ends the background. What is typed next starts it again. */
  killWorker(): Promise<void>;
  /** Kills the whole browser with SIGKILL, then starts a new one on the same profile. */
  crash(): Promise<void>;
  /** The addresses of the open tabs, for a report. */
  addresses(): Promise<string[]>;
  close(): Promise<void>;
}

/** In a page of the extension: switches the journal on, and nothing else. */
export const JOURNAL_ON = `chrome.storage.local.get('settings').then(({ settings }) =>
  chrome.storage.local.set({ settings: { ...settings, journal: 'on' } }))`;
