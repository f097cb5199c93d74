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
