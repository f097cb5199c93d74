import type { ComponentChildren } from 'preact';
import type { EntryRef } from '../../lib/library/index.ts';
import { useIsPrivate } from './use-private.ts';

/**
 * A link to an entry. It opens here; with Ctrl, ⌘ or the middle button in a tab. In screen-share mode, links to private
 * entries are covered.
 */
export function RefLink(props: {
  target: EntryRef;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  class?: string;
  title?: string | undefined;
  children: ComponentChildren;
}) {
  const { target, open } = props;
  const isCovered = useIsPrivate(target);
  return (
    <a
      class={props.class ?? 'rich-mention'}
      href={`#${target.kind}/${encodeURIComponent(target.id.toWellFormed())}`}
      title={props.title}
      dir="auto"
      data-private={isCovered || undefined}
      onClick={(event) => {
        event.preventDefault();
        open(target, event.ctrlKey || event.metaKey ? 'tab' : 'here');
      }}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        event.preventDefault();
        open(target, 'tab');
      }}
    >
      {props.children}
    </a>
  );
}
