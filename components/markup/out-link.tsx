import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { outwardAddress } from './targets.ts';

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
