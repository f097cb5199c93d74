/** A page that shows a picture rather than the picture itself (platform notes, URL map). */
const PAGE = /^\/i\/\d+\/?$/;

/**
 * Where a picture's file lies, as far as what is known of it says so: https, or this machine itself.
 * @param platform the platform's own address, for addresses that leave the host out
 */
export function fileAddress(url: string | null, platform: string | null): URL | null {
  if (url === null || url === '') return null;
  const address = URL.parse(url, platform ?? undefined);
  if (address === null || `${address.username}${address.password}` !== '' || PAGE.test(address.pathname))
    return null;
  const isHere = address.hostname === 'localhost' || address.hostname === '127.0.0.1';
  return address.protocol === 'https:' || (address.protocol === 'http:' && isHere) ? address : null;
}

/** What the browser is asked for, so that a host's pictures may be fetched; a pattern knows no ports. */
export const hostPattern = ({ protocol, hostname }: URL): string => `${protocol}//${hostname}/*`;

/** The hosts of these addresses, the one with the most first. */
export function hostsOf(addresses: readonly (URL | null)[]): URL[] {
  const found = new Map<string, { address: URL; count: number }>();
  for (const address of addresses) {
    if (!address) continue;
    const known = found.get(hostPattern(address));
    if (known) known.count += 1;
    else found.set(hostPattern(address), { address, count: 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count).map(({ address }) => address);
}
