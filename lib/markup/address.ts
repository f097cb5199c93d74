const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const TRACKING = new Set(
  'fbclid gclid gclsrc dclid gbraid wbraid msclkid yclid twclid ttclid igshid mc_cid mc_eid _hsenc _hsmi mkt_tok oly_anon_id oly_enc_id vero_id wickedid ref_src ref_url s_cid __twitter_impression cmpid srsltid'.split(
    ' ',
  ),
);

function tracks(parameter: string): boolean {
  const equals = parameter.indexOf('=');
  const name = (equals < 0 ? parameter : parameter.slice(0, equals)).toLowerCase();
  return (name.startsWith('utm_') && name.length > 4) || TRACKING.has(name);
}

/** Sites that send a reader on to the address in this parameter. */
const REDIRECTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'q'],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'url'],
  [/^(?:www\.)?youtube\.com\/redirect$/, 'q'],
  [/^lm?\.(?:facebook|instagram)\.com\//, 'u'],
  [/^(?:www\.)?facebook\.com\/(?:l|flx\/warn)/, 'u'],
  [/^out\.reddit\.com\//, 'url'],
  [/^(?:t|href)\.(?:umblr\.com|li)\//, 'z'],
  [/^(?:www\.)?steamcommunity\.com\/linkfilter/, 'u'],
  [/^(?:www\.)?steamcommunity\.com\/linkfilter/, 'url'],
  [/^(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)/, 'url'],
  [/^(?:html\.)?duckduckgo\.com\/l\//, 'uddg'],
  [/^(?:www\.)?(?:vk\.com|vkontakte\.ru)\/away/, 'to'],
  [/^disq\.us\/url/, 'url'],
  [/^slack-redir\.net\/link/, 'url'],
];
const CARRIES = /[?&](?:q|u|z|to|url|uddg)=https?(?:%3a|:)/i;
const DEVIANTART = /^https?:\/\/(?:www\.)?deviantart\.com\/users\/outgoing\?(https?:.*)/;

/** Where a link of a site that counts its readers' clicks really leads. */
function unwrapped(address: string): string {
  const outgoing = DEVIANTART.exec(address)?.[1];
  if (outgoing) return outgoing;
  if (!CARRIES.test(address)) return address;
  const url = URL.parse(address);
  if (!url) return address;
  for (const [place, parameter] of REDIRECTS) {
    if (!place.test(url.hostname + url.pathname)) continue;
    const target = URL.parse(url.searchParams.get(parameter) ?? '');
    if (target && /^https?:$/.test(target.protocol)) return target.href;
  }
  return address;
}

/**
 * Leaves out what only tells who sent the reader: redirects through a site's own counter, and parameters such as utm_…,
 * fbclid, gclid. All else stays as it was.
 */
export function withoutTracking(given: string): string {
  if (!given.includes('?')) return given;
  const address = unwrapped(given);
  const start = address.indexOf('?');
  if (start < 0) return address;
  const hash = address.indexOf('#', start);
  const end = hash < 0 ? address.length : hash;
  const parts = address.slice(start + 1, end).split('&');
  const kept = parts.filter((part) => !tracks(part));
  if (kept.length === parts.length) return address;
  return address.slice(0, start) + (kept.length ? `?${kept.join('&')}` : '') + address.slice(end);
}

/**
 * An absolute http, https, mailto or tel address, or null. `base` resolves relative ones. A name and password before the
 * host are left out: they are a secret, or made to look like another host.
 */
export function safeAddress(raw: string | null | undefined, base?: string): string | null {
  if (!raw) return null;
  const url = URL.parse(raw.trim(), base);
  if (!url || !FOLLOWED.has(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') {
    url.username = '';
    url.password = '';
  }
  return withoutTracking(url.href);
}

/**
 * A captured address as a link may show it: where it leads, and the host in the letters that the network uses, so that no
 * other alphabet passes for a known name. Null: no link, whatever is stored.
 */
export function shownAddress(raw: string | null | undefined): { href: string; host: string } | null {
  const href = safeAddress(raw);
  const host = href === null ? '' : (URL.parse(href)?.host ?? '');
  return href === null || host === '' ? null : { href, host: host.replace(/^www\./, '') };
}

/** Addresses that a parser would give back as they are: most of them, and parsing costs more than all else. */
const NORMAL =
  /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z]+\/[\w\-/~%?=&#+,;:@!$()]*(?:\.\w[\w\-/~%?=&#+,;:@!$()]*)*$/;
const ROOTED = /^\/(?!\/)[\w\-/~%?=&#+,;:@!$()]*(?:\.\w[\w\-/~%?=&#+,;:@!$()]*)*$/;
const PLACE = /^#[\w\-.:]+$/;

/** Resolves the links of one page. */
export class PageLinks {
  private readonly base: string;
  private readonly origin: string | null;
  private readonly scheme: string | null;
  /** The page's own address up to its hash. */
  private readonly here: string | null;

  constructor(base: string) {
    this.base = base;
    const url = URL.parse(base);
    this.origin = url && /^https?:$/.test(url.protocol) ? url.origin : null;
    this.scheme = this.origin && url ? url.protocol : null;
    this.here = this.origin && url ? withoutTracking(url.href.split('#', 1)[0] ?? '') : null;
  }

  /** Where a link goes, absolute; null where nowhere safe. An empty address is the page itself. */
  address(raw: string | null): string | null {
    if (raw === null) return null;
    if (NORMAL.test(raw)) return withoutTracking(raw);
    if (this.origin && ROOTED.test(raw)) return withoutTracking(this.origin + raw);
    if (this.scheme && raw.startsWith('//') && NORMAL.test(this.scheme + raw)) {
      return withoutTracking(this.scheme + raw);
    }
    if (this.here && PLACE.test(raw)) return this.here + raw;
    return safeAddress(raw.trim() || this.base, this.base);
  }
}

/** Characters of a tag's argument that readers of the markup accept. */
export const LONGEST_ARGUMENT = 4_000;

const UNSAFE = /[[\]| *]/;
const ENCODED: Record<string, string> = { '[': '%5B', ']': '%5D', '|': '%7C', ' ': '%20', '*': '%2A' };

/** An address as the argument of `[url:…]`: brackets, pipes, spaces and `/*` would end or hide it. */
export function addressArgument(address: string): string {
  if (!UNSAFE.test(address)) return address;
  return address.replace(/[[\]| ]|\*(?<=\/\*)/g, (character) => ENCODED[character] ?? character);
}
