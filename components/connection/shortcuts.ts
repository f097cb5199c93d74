import browser from 'webextension-polyfill';
import { t } from '../../lib/i18n/index.ts';

export interface Shortcut {
  name: string;
  description: string;
  /** As the browser writes it ("Alt+Shift+C"); empty if none is set or another extension took it. */
  keys: string;
}

const CAPTURE = '_execute_action';

/** False in Firefox for Android. */
export const hasShortcuts = (): boolean => Boolean(Reflect.get(browser, 'commands'));

/** The commands as the browser has them, capture first. */
export async function readShortcuts(): Promise<Shortcut[]> {
  if (!hasShortcuts()) return [];
  // A browser that doesn't say counts as one without shortcuts.
  const commands = await browser.commands.getAll().catch(() => []);
  return commands
    .map((command) => ({
      name: command.name ?? '',
      description:
        command.description ||
        (command.name === CAPTURE ? t('connection.captureShortcut') : (command.name ?? '')),
      keys: command.shortcut ?? '',
    }))
    .sort((a, b) => Number(b.name === CAPTURE) - Number(a.name === CAPTURE));
}

/** The shortcut for capturing; null if the browser doesn't have it. */
export function captureShortcut(shortcuts: readonly Shortcut[]): Shortcut | null {
  return shortcuts.find((shortcut) => shortcut.name === CAPTURE) ?? null;
}

/** The keys that the manifest suggests. The browser assigns them only if they are free. */
export function suggestedKeys(): string {
  return suggestedShortcut(CAPTURE);
}

/**
 * Shortcuts may change on the browser's own page at any time. Not every browser reports that, so read them again when
 * this page gets the focus, too.
 */
export function watchShortcuts(changed: () => void): () => void {
  const onChanged = hasShortcuts() && 'onChanged' in browser.commands ? browser.commands.onChanged : null;
  window.addEventListener('focus', changed);
  onChanged?.addListener(changed);
  return () => {
    window.removeEventListener('focus', changed);
    onChanged?.removeListener(changed);
  };
}

/** Whether an extension may change its shortcuts: in Firefox. Chromium only lets its own page do that. */
export const canChangeShortcuts = (): boolean =>
  hasShortcuts() && 'update' in browser.commands && 'reset' in browser.commands;

/** Changes a shortcut; no keys remove it. False if the browser doesn't allow these keys. */
export async function changeShortcut(name: string, keys: string): Promise<boolean> {
  try {
    await browser.commands.update({ name, shortcut: keys });
    return true;
  } catch {
    // The caller says so.
    return false;
  }
}

/** Gives a command the keys that the manifest suggests. */
export const resetShortcut = (name: string): Promise<void> => browser.commands.reset(name);

/** The keys that the manifest suggests for a command; empty if it has none. */
export const suggestedShortcut = (name: string): string =>
  browser.runtime.getManifest().commands?.[name]?.suggested_key?.default ?? '';

const isFirefox = () => browser.runtime.getURL('').startsWith('moz-extension:');

/** Opens the browser's page for shortcuts. False if the browser doesn't allow it. */
export async function openShortcutPage(): Promise<boolean> {
  try {
    if (!isFirefox()) await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
    else if ('openShortcutSettings' in browser.commands) await openInFirefox(browser.commands);
    else return false;
    return true;
  } catch {
    // The browser doesn't open its page; the caller says where it is.
    return false;
  }
}

/** Firefox 137 and later. The polyfill's types don't include it. */
async function openInFirefox(commands: object & Record<'openShortcutSettings', unknown>): Promise<void> {
  const open = commands.openShortcutSettings;
  if (typeof open === 'function') await open.call(commands);
}

/** How to get there by hand in this browser. */
export function shortcutInstruction(): string {
  return isFirefox() ? t('connection.shortcutsInFirefox') : t('connection.shortcutsInChromium');
}
