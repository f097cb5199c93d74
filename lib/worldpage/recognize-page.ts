import { SHAPES } from './shapes.ts';
import type { WorldPage } from './world-page.ts';

/** The platform's own hosts (platform notes, URL map); the addresses that its owner adds come beside them. */
export const PLATFORM_HOSTS: readonly string[] = ['www.worldanvil.com', 'worldanvil.com'];

/** The place family shares one address and tells its template in a question. */
const PLACES: ReadonlySet<string> = new Set(['settlement', 'landmark', 'location']);

/** The host of an address that was connected to, as `recognise` takes it; none where there is no such address. */
export const hostsOf = (address: string | null): string[] =>
  address !== null && URL.canParse(address) ? [new URL(address).host] : [];

function decoded(part: string | undefined): string | null {
  if (part === undefined || part === '') return null;
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return part;
  }
}

/** A path in the form in which two of them are compared: decoded, without a slash at its end, in lower case. */
export function comparablePath(address: string): string | null {
  if (!URL.canParse(address, 'https://any.invalid')) return null;
  const { pathname } = new URL(address, 'https://any.invalid');
  const path = pathname.replace(/\/{2,}/g, '/').replace(/\/+$/, '');
  return (decoded(path) ?? '').toLowerCase();
}

function templateOf(type: string | undefined, address: URL): string | null {
  if (type === undefined) return null;
  const place = address.searchParams.get('type');
  return type === 'location' && place !== null && PLACES.has(place) ? place : type;
}

/**
 * What the page at an address is, by the address alone; null on every other page. `hosts` are host names with their
 * port where it is not the usual one, beside the platform's own.
 */
export function recognizePage(address: string, hosts: readonly string[] = []): WorldPage | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (!PLATFORM_HOSTS.includes(url.host) && !hosts.includes(url.host)) return null;
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/\/+$/, '');
  for (const { subject, does, path: pattern } of SHAPES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const { world, slug, id, type } = found.groups ?? {};
    return {
      subject,
      does,
      worldSlug: decoded(world)?.toLowerCase() ?? null,
      slug: decoded(slug),
      id: decoded(id)?.toLowerCase() ?? null,
      template: templateOf(type, url),
    };
  }
  return null;
}
