/** What can be read from a page's address, before anything is looked up. */
export interface WorldPage {
  subject:
    | 'world'
    | 'article'
    | 'category'
    | 'statblock'
    | 'secret'
    | 'image'
    | 'manuscript'
    | 'timeline'
    | 'history'
    | 'map'
    | 'campaign'
    | 'notebook'
    | 'variables'
    | 'user'
    | 'hero';
  does: 'shows' | 'edits' | 'makes';
  /** In lower case. Null if the address doesn't contain it. */
  worldSlug: string | null;
  slug: string | null;
  /** The exact id, if the address contains it. */
  id: string | null;
  /** Template code, from the addresses of new articles and of the older editor. */
  template: string | null;
}

type PageSubject = WorldPage['subject'];

interface Shape {
  subject: PageSubject;
  /** Matches the path without a trailing slash. Named groups: `world`, `slug`, `id`, `type`. */
  path: RegExp;
  does: WorldPage['does'];
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const shape = (subject: PageSubject, does: Shape['does'], pattern: string): Shape => ({
  subject,
  does,
  path: new RegExp(
    `^${pattern
      .replaceAll('{world}', '/w/(?<world>[^/]+)')
      .replaceAll('{slug}', '(?<slug>[^/]+)')
      .replaceAll('{uuid}', `(?<id>${UUID})`)
      .replaceAll('{number}', '(?<id>\\d{1,15})')
      .replaceAll('{id}', '(?<id>[^/]+)')}$`,
    'i',
  ),
});

/** Addresses of pages that show, edit or create an entry, more specific ones first (platform notes, URL map). */
const SHAPES: readonly Shape[] = [
  shape('article', 'shows', '{world}/a/{slug}'),
  shape('category', 'shows', '{world}/c/{slug}'),
  shape('timeline', 'shows', '{world}/t/{slug}'),
  shape('history', 'shows', '{world}/h/{id}'),
  shape('map', 'shows', '{world}/map/{uuid}'),
  shape('campaign', 'shows', '{world}/rpg/{uuid}'),
  shape('world', 'shows', '{world}'),
  shape('article', 'edits', '/world/article/{uuid}/edit'),
  shape('article', 'edits', '/p/athena/article/{uuid}'),
  shape('category', 'edits', '/world/category/{uuid}/edit'),
  shape('secret', 'edits', '/world/secret/{uuid}/edit'),
  shape('history', 'edits', '/world/timeline/history/{id}/edit'),
  shape('timeline', 'edits', '/world/timeline/{uuid}/edit'),
  shape('map', 'edits', '/world/map/{uuid}/edit'),
  shape('statblock', 'edits', '/world/block/{number}/(?:edit|copy)'),
  shape('image', 'edits', '/world/apollo/file/{number}/replace'),
  shape('world', 'edits', '/world/{uuid}/(?:summary|edit)'),
  // The older editor address contains the template.
  shape('article', 'edits', '/world/(?<type>[a-z]+)/{uuid}/edit'),
  shape('article', 'makes', '/world/(?<type>[a-z]+)/new'),
  shape('variables', 'shows', '/world/variables/collection/{id}/variables'),
  shape('statblock', 'shows', '/(?:sheet|block)/{number}(?:/(?:view|json))?'),
  shape('image', 'shows', '/i/{number}'),
  shape('manuscript', 'shows', '/community/manuscripts/read/{slug}'),
  shape('notebook', 'shows', '/notebook/notebook/{uuid}/load'),
  shape('user', 'shows', '/author/{slug}'),
  shape('hero', 'shows', '/hero/{id}'),
];

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

/** What a page shows, by its address; null for others. `hosts`: more hosts, with their ports. */
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
