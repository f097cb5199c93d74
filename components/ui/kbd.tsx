import type { ComponentChildren } from 'preact';
import { keyNames } from './key-names.ts';

/** A keyboard key in small print; `Ctrl` and `Shift` get the names that the keyboard has for them. Screen readers get it from `aria-keyshortcuts` on the control. */
export function Kbd({ children }: { children: ComponentChildren }) {
  return (
    <span class="kbd" aria-hidden="true">
      {typeof children === 'string' ? keyNames(children) : children}
    </span>
  );
}
