import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { linkHandlers } from '../ui/index.ts';
import { outwardAddress } from './targets.ts';
import { useIsPrivate } from './use-title.ts';

/** The name of an entry where a link isn't possible: inside another link, or in the label of a fold. */
export function InertName(props: { target: EntryRef; class?: string; children: ComponentChildren }) {
  const isCovered = useIsPrivate(props.target);
  return (
    <bdi class={props.class} data-private={isCovered || undefined}>
      {props.children}
    </bdi>
  );
}

/** A link to another site, in a new tab without referrer; plain text if the address isn't safe. */
export function OutLink({
  href,
  children,
  class: className,
}: {
  href: string;
  children: ComponentChildren;
  class?: string;
}) {
  const address = outwardAddress(href);
  if (!address) return <span class="rich-nolink">{children}</span>;
  const host = URL.parse(address)?.host;
  return (
    <a
      class={className}
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      referrerpolicy="no-referrer"
      title={host ? t('markup.opensSite', { host }) : t('markup.opensMail')}
      dir="auto"
    >
      {children}
    </a>
  );
}

/** Scrolls to a heading of the same text and focuses it. Opens spoilers around it. */
export function goTo(id: string, near: Element): void {
  const target = near.ownerDocument.getElementById(id);
  if (!target) return;
  uncover(target);
  target.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
}

/** Opens the spoilers around a node. */
export function uncover(place: Node): void {
  for (let node: Node | null = place; node; node = node.parentNode)
    if (node instanceof HTMLDetailsElement) node.open = true;
}

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
