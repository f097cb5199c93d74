import type { ComponentChildren } from 'preact';

/** A keyboard key in small print. Screen readers get it from `aria-keyshortcuts` on the control. */
export function Kbd({ children }: { children: ComponentChildren }) {
  return (
    <span class="kbd" aria-hidden="true">
      {children}
    </span>
  );
}
