/** A page that shows an image, rather than the image file. */
const PAGE = /^\/i\/\d+\/?$/;

/** A picture of the sample world, which comes with Loreside. */
const OWN = /^\/sample\/[\w-]+\.webp$/;

/** Whether an image comes with Loreside, so that showing it sends nothing and needs nobody's permission. */
export const isOwn = (address: URL): boolean =>
  OWN.test(address.pathname) && address.href === new URL(address.pathname, location.href).href;

/**
 * The address of an image's file: https, or this device. Null if it isn't known.
 * @param worldAnvil World Anvil's address, for addresses without a host
 */
export function fileAddress(url: string | null, worldAnvil: string | null): URL | null {
  if (url === null || url === '') return null;
  if (OWN.test(url)) return new URL(url, location.href);
  const address = URL.parse(url, worldAnvil ?? undefined);
  if (address === null || `${address.username}${address.password}` !== '' || PAGE.test(address.pathname))
    return null;
  const isHere = address.hostname === 'localhost' || address.hostname === '127.0.0.1';
  return address.protocol === 'https:' || (address.protocol === 'http:' && isHere) ? address : null;
}

/** The permission pattern for loading from a host. Patterns can't contain ports. */
export const hostPattern = ({ protocol, hostname }: URL): string => `${protocol}//${hostname}/*`;

/** The hosts of these addresses, the most frequent first. */
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
