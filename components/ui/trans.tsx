import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { format, type MessageId, type RichValuesOf } from '../../lib/i18n/index.ts';

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

/** A message that contains elements. Each is drawn by the value of its name: `link={(text) => <a href={…}>{text}</a>}`. */
export function Trans<Id extends MessageId>({
  id,
  values,
}: {
  id: Id;
  values: RichValuesOf<Id, ComponentChildren>;
}) {
  return <>{format<ComponentChildren, Id>(id, values)}</>;
}
