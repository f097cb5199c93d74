import { PLATFORM_HOSTS } from '../../lib/worldpage/index.ts';

/** How the addresses of a world's pages begin. */
export const EXAMPLE = `https://${PLATFORM_HOSTS[0]}/w/…`;

/** The address of a world's export page, from that of any page of the world, as somebody pasted it. Null if it has none. */
export function exportAddress(pasted: string): string | null {
  const text = pasted.trim();
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || !PLATFORM_HOSTS.includes(url.host)) return null;
  const slug =
    /^\/w\/([^/]+)/.exec(url.pathname)?.[1] ?? /^\/world\/([^/]+)\/export\/?$/.exec(url.pathname)?.[1];
  return slug === undefined ? null : `https://${PLATFORM_HOSTS[0]}/world/${slug}/export`;
}
