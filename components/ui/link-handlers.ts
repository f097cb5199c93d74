import type { TargetedMouseEvent } from 'preact';

/** The handlers of a link that opens here when clicked, and in a tab with Ctrl, ⌘ or the middle button. */
export const linkHandlers = (open: (where: 'here' | 'tab') => void) => ({
  onClick(event: TargetedMouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    open(event.ctrlKey || event.metaKey ? 'tab' : 'here');
  },
  onAuxClick(event: TargetedMouseEvent<HTMLAnchorElement>) {
    if (event.button !== 1) return;
    event.preventDefault();
    open('tab');
  },
});
