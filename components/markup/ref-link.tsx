import type { ComponentChildren } from 'preact';
import type { EntryRef } from '../../lib/library/index.ts';
import { linkHandlers } from '../ui/index.ts';
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
      {...linkHandlers((where) => open(target, where))}
    >
      {props.children}
    </a>
  );
}
