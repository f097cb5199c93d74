import browser from 'webextension-polyfill';

export interface Shortcut {
  name: string;
  description: string;
  /** As the browser writes it ("Alt+Shift+C"); empty when none is set, or another extension has it. */
  keys: string;
}

const CAPTURE = '_execute_action';

/** The commands as the browser really has them, the capture first. */
export async function readShortcuts(): Promise<Shortcut[]> {
  const commands = await browser.commands.getAll();
  return commands
    .map((command) => ({
      name: command.name ?? '',
      description:
        command.description ||
        (command.name === CAPTURE ? 'Capture the selection or the page' : (command.name ?? '')),
      keys: command.shortcut ?? '',
    }))
    .sort((a, b) => Number(b.name === CAPTURE) - Number(a.name === CAPTURE));
}

/** The shortcut that captures; null when the browser knows no such command. */
export function captureShortcut(shortcuts: readonly Shortcut[]): Shortcut | null {
  return shortcuts.find((shortcut) => shortcut.name === CAPTURE) ?? null;
}

/** The keys that the extension asks for; the browser gives them only where they are free. */
export function suggestedKeys(): string {
  return browser.runtime.getManifest().commands?.[CAPTURE]?.suggested_key?.default ?? '';
}

/** Shortcuts can change in the browser's own page at any time: read again when this page is looked at. */
export function watchShortcuts(changed: () => void): () => void {
  window.addEventListener('focus', changed);
  return () => window.removeEventListener('focus', changed);
}

const isFirefox = () => browser.runtime.getURL('').startsWith('moz-extension:');

/** Opens the browser's page for shortcuts. False where it lets no extension do so. */
export async function openShortcutPage(): Promise<boolean> {
  try {
    if (!isFirefox()) await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
    else if ('openShortcutSettings' in browser.commands) await openInFirefox(browser.commands);
    else return false;
    return true;
  } catch {
    return false;
  }
}

/** Firefox 137 and later; the polyfill's types do not know it. */
async function openInFirefox(commands: object & Record<'openShortcutSettings', unknown>): Promise<void> {
  const open = commands.openShortcutSettings;
  if (typeof open === 'function') await open.call(commands);
}

/** The way there by hand, for this browser. */
export function shortcutInstruction(): string {
  return isFirefox()
    ? 'Open about:addons, press the gear, then “Manage Extension Shortcuts”.'
    : 'Open chrome://extensions/shortcuts and look for Loreside.';
}
