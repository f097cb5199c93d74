import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortcutOf } from '../../../components/connection/index.ts';

const none = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

describe('shortcutOf', () => {
  it.each([
    [{ key: 'C', code: 'KeyC', altKey: true, shiftKey: true }, 'Alt+Shift+C'],
    [{ key: 'k', code: 'KeyK', ctrlKey: true }, 'Ctrl+K'],
    [{ key: '7', code: 'Digit7', altKey: true }, 'Alt+7'],
    [{ key: '&', code: 'Digit7', altKey: true, shiftKey: true }, 'Alt+Shift+7'],
    [{ key: 'ArrowUp', code: 'ArrowUp', ctrlKey: true, altKey: true }, 'Ctrl+Alt+Up'],
    [{ key: '.', code: 'Period', ctrlKey: true }, 'Ctrl+Period'],
    [{ key: 'F6', code: 'F6' }, 'F6'],
    [{ key: 'ç', code: 'KeyC', altKey: true }, 'Alt+C'],
  ])('writes %o as %s', (pressed, keys) => {
    expect(shortcutOf({ ...none, ...pressed }, false)).toBe(keys);
  });

  it('writes the keys of a Mac as Firefox does', () => {
    const pressed = { ...none, key: 'k', code: 'KeyK' };
    expect(shortcutOf({ ...pressed, metaKey: true, shiftKey: true }, true)).toBe('Command+Shift+K');
    expect(shortcutOf({ ...pressed, ctrlKey: true }, true)).toBe('MacCtrl+K');
    expect(shortcutOf({ ...pressed, metaKey: true }, false)).toBeNull();
  });

  it('waits for a key besides modifiers, and refuses what types text', () => {
    for (const key of ['Control', 'Alt', 'Shift', 'Meta', 'AltGraph'])
      expect(shortcutOf({ ...none, key, code: `${key}Left`, ctrlKey: true }, false)).toBeNull();
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
        fc.boolean(),
        (key, shiftKey) => {
          expect(shortcutOf({ ...none, key, code: '', shiftKey }, false)).toBeNull();
        },
      ),
    );
  });
});
