const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const TRACKING = new Set(
  'fbclid gclid gclsrc dclid gbraid wbraid msclkid yclid twclid ttclid igshid mc_cid mc_eid _hsenc _hsmi mkt_tok oly_anon_id oly_enc_id vero_id wickedid ref_src ref_url s_cid __twitter_impression cmpid srsltid'.split(
    ' ',
  ),
);

function isTrackingParameter(parameter: string): boolean {
  const equals = parameter.indexOf('=');
  const name = (equals < 0 ? parameter : parameter.slice(0, equals)).toLowerCase();
  return (name.startsWith('utm_') && name.length > 4) || TRACKING.has(name);
}

/** Redirect services: host and path, and the parameter that holds the target address. */
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
const CARRIES_ADDRESS = /[?&](?:q|u|z|to|url|uddg)=https?(?:%3a|:)/i;
const DEVIANTART = /^https?:\/\/(?:www\.)?deviantart\.com\/users\/outgoing\?(https?:.*)/;

/** The target of a redirect link, or the address itself. */
function redirectTarget(address: string): string {
  const outgoing = DEVIANTART.exec(address)?.[1];
  if (outgoing) return outgoing;
  if (!CARRIES_ADDRESS.test(address)) return address;
  const url = URL.parse(address);
  if (!url) return address;
  for (const [place, parameter] of REDIRECTS) {
    if (!place.test(url.hostname + url.pathname)) continue;
    const target = URL.parse(url.searchParams.get(parameter) ?? '');
    if (target && /^https?:$/.test(target.protocol)) return target.href;
  }
  return address;
}

/** Removes tracking from an address: redirect wrappers and parameters such as `utm_…` and `fbclid`. */
export function withoutTracking(raw: string): string {
  if (!raw.includes('?')) return raw;
  const address = redirectTarget(raw);
  const start = address.indexOf('?');
  if (start < 0) return address;
  const hash = address.indexOf('#', start);
  const end = hash < 0 ? address.length : hash;
  const parts = address.slice(start + 1, end).split('&');
  const kept = parts.filter((part) => !isTrackingParameter(part));
  if (kept.length === parts.length) return address;
  return address.slice(0, start) + (kept.length ? `?${kept.join('&')}` : '') + address.slice(end);
}

/**
 * Normalizes an address and resolves it against `base`. Returns null unless it is an http, https, mailto or tel
 * address. Credentials before the host are dropped: they are a secret, or imitate another host.
 */
export function safeAddress(raw: string | null | undefined, base?: string): string | null {
  if (!raw) return null;
  const url = URL.parse(raw.trim(), base);
  if (!url || !SAFE_PROTOCOLS.has(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') {
    url.username = '';
    url.password = '';
  }
  return withoutTracking(url.href);
}

/** A link's target and its host in Punycode, so that look-alike letters can't imitate it. Null: don't follow. */
export function shownAddress(raw: string | null | undefined): { href: string; host: string } | null {
  const href = safeAddress(raw);
  const host = href === null ? '' : (URL.parse(href)?.host ?? '');
  return href === null || host === '' ? null : { href, host: host.replace(/^www\./, '') };
}

/** Addresses that the URL parser would return unchanged. Parsing dominates the cost, so it is skipped. */
const NORMAL =
  /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z]+\/[\w\-/~%?=&#+,;:@!$()]*(?:\.\w[\w\-/~%?=&#+,;:@!$()]*)*$/;
const ROOTED = /^\/(?!\/)[\w\-/~%?=&#+,;:@!$()]*(?:\.\w[\w\-/~%?=&#+,;:@!$()]*)*$/;
const FRAGMENT = /^#[\w\-.:]+$/;

export class PageLinks {
  private readonly base: string;
  private readonly origin: string | null;
  private readonly scheme: string | null;
  /** The page's own address without its hash. */
  private readonly here: string | null;

  constructor(base: string) {
    this.base = base;
    const url = URL.parse(base);
    this.origin = url && /^https?:$/.test(url.protocol) ? url.origin : null;
    this.scheme = this.origin && url ? url.protocol : null;
    this.here = this.origin && url ? withoutTracking(url.href.split('#', 1)[0] ?? '') : null;
  }

  /** The absolute address of a link, or null if it isn't safe. An empty `href` is the page itself. */
  address(raw: string | null): string | null {
    if (raw === null) return null;
    if (NORMAL.test(raw)) return withoutTracking(raw);
    if (this.origin && ROOTED.test(raw)) return withoutTracking(this.origin + raw);
    if (this.scheme && raw.startsWith('//') && NORMAL.test(this.scheme + raw)) {
      return withoutTracking(this.scheme + raw);
    }
    if (this.here && FRAGMENT.test(raw)) return this.here + raw;
    return safeAddress(raw.trim() || this.base, this.base);
  }
}

/** Maximum characters of a tag's argument. The parser ignores longer tags. */
export const LONGEST_ARGUMENT = 4_000;

const UNSAFE = /[[\]| *]/;
const ENCODED: Record<string, string> = { '[': '%5B', ']': '%5D', '|': '%7C', ' ': '%20', '*': '%2A' };

/** Encodes an address for `[url:…]`: brackets, pipes and spaces would end it, `/*` starts a comment. */
export function addressArgument(address: string): string {
  if (!UNSAFE.test(address)) return address;
  return address.replace(/[[\]| ]|\*(?<=\/\*)/g, (character) => ENCODED[character] ?? character);
}
