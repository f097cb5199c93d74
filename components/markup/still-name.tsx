import type { ComponentChildren } from 'preact';
import type { EntryRef } from '../../lib/library/index.ts';
import { useIsPrivate } from './use-private.ts';

/** What a text calls a thing, where it can be no link: inside one, or in the label of a fold. */
export function StillName(props: { target: EntryRef; class?: string; children: ComponentChildren }) {
  const isCovered = useIsPrivate(props.target);
  return (
    <bdi class={props.class} data-private={isCovered || undefined}>
      {props.children}
    </bdi>
  );
}
