import { SHAPES } from './shapes.ts';
import type { WorldPage } from './world-page.ts';

/** World Anvil's own hosts (platform notes, URL map). Users can add hosts of their own. */
export const PLATFORM_HOSTS: readonly string[] = ['www.worldanvil.com', 'worldanvil.com'];

/** Places share one path and have their template in the query string. */
const PLACES: ReadonlySet<string> = new Set(['settlement', 'landmark', 'location']);

/** The host of an API address, as `recognizePage` expects it. Empty if there is no address. */
export const hostsOf = (address: string | null): string[] =>
  address !== null && URL.canParse(address) ? [new URL(address).host] : [];

function decodePart(part: string | undefined): string | null {
  if (part === undefined || part === '') return null;
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return part;
  }
}

/** Normalizes a path for comparison: decoded, lower case, without a trailing slash. */
export function comparablePath(address: string): string | null {
  if (!URL.canParse(address, 'https://any.invalid')) return null;
  const { pathname } = new URL(address, 'https://any.invalid');
  const path = pathname.replace(/\/{2,}/g, '/').replace(/\/+$/, '');
  return (decodePart(path) ?? '').toLowerCase();
}

function templateOf(type: string | undefined, address: URL): string | null {
  if (type === undefined) return null;
  const place = address.searchParams.get('type');
  return type === 'location' && place !== null && PLACES.has(place) ? place : type;
}

/**
 * Recognizes what a page shows by its address. Null for all other pages. `hosts` are additional hosts, with their port
 * unless it is the default.
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
      worldSlug: decodePart(world)?.toLowerCase() ?? null,
      slug: decodePart(slug),
      id: decodePart(id)?.toLowerCase() ?? null,
      template: templateOf(type, url),
    };
  }
  return null;
}
