import type { ComponentChildren } from 'preact';
import type { EntryRef } from '../../lib/library/index.ts';
import { useIsPrivate } from './use-private.ts';

/** The name of an entry where a link isn't possible: inside another link, or in the label of a fold. */
export function InertName(props: { target: EntryRef; class?: string; children: ComponentChildren }) {
  const isCovered = useIsPrivate(props.target);
  return (
    <bdi class={props.class} data-private={isCovered || undefined}>
      {props.children}
    </bdi>
  );
}
