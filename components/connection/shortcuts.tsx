import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';

/** Keys by `KeyboardEvent.key` that shortcuts write in another way. */
const NAMED: Readonly<Record<string, string>> = {
  ',': 'Comma',
  '.': 'Period',
  ' ': 'Space',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  Insert: 'Insert',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** The key as shortcuts write it; null if they can't have it. Modifiers change what a key types, so its place counts too. */
function keyOf({ key, code }: Pressed): string | null {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  if (/^F([1-9]|1[0-2])$/.test(key)) return key;
  return NAMED[key] ?? /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1] ?? null;
}

const isModifier = (key: string): boolean => ['Control', 'Alt', 'Shift', 'Meta', 'AltGraph'].includes(key);

/**
 * Pressed keys as the browser writes a shortcut ("Alt+Shift+C"). Null until they are complete, or if no shortcut can
 * have them: it needs Ctrl, Alt or Command, unless it is a function key.
 */
export function shortcutOf(pressed: Pressed, isMac: boolean): string | null {
  if (isModifier(pressed.key)) return null;
  const key = keyOf(pressed);
  const modifiers = [
    pressed.ctrlKey && (isMac ? 'MacCtrl' : 'Ctrl'),
    pressed.altKey && 'Alt',
    pressed.metaKey && isMac && 'Command',
  ].filter((name) => name !== false);
  const isComplete = key !== null && (modifiers.length > 0 || /^F\d/.test(key));
  return isComplete ? [...modifiers, ...(pressed.shiftKey ? ['Shift'] : []), key].join('+') : null;
}

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
async function openShortcutPage(): Promise<boolean> {
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
function shortcutInstruction(): string {
  return isFirefox() ? t('connection.shortcutsInFirefox') : t('connection.shortcutsInChromium');
}

/** Opens the browser's page for shortcuts, or says how to get there if it can't be opened. */
export function ShortcutButton({ children }: { children: string }) {
  const [byHand, setByHand] = useState(false);
  return (
    <>
      <Button onClick={() => void openShortcutPage().then((opened) => setByHand(!opened))}>{children}</Button>
      {byHand && <p role="status">{shortcutInstruction()}</p>}
    </>
  );
}
