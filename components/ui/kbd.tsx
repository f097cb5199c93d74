import type { ComponentChildren } from 'preact';

/** A key to press, in small print; screen readers get it from `aria-keyshortcuts` on the control itself. */
export function Kbd({ children }: { children: ComponentChildren }) {
  return (
    <span class="kbd" aria-hidden="true">
      {children}
    </span>
  );
}
