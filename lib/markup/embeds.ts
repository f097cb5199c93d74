import type { PageLinks } from './address.ts';
import { isTinySide } from './image.ts';

/** A link that stands for something the platform cannot show. */
export interface EmbedLink {
  address: string;
  words: string;
}

const VIDEO =
  /(?:^|\.)(?:youtu\.be|youtube(?:-nocookie)?\.com|vimeo\.com|twitch\.tv|dailymotion\.com|tiktok\.com|wistia\.(?:com|net)|bilibili\.com|ted\.com)$/;
const AUDIO = /(?:^|\.)(?:spotify\.com|soundcloud\.com|bandcamp\.com|podcasts\.apple\.com)$/;
/** Frames that are never part of what a page says: advertising, consent, captchas, buttons. */
const FOREIGN =
  /doubleclick|tanx|baidu|(?<![a-z])ads?(?![a-z])|syndication|googletagmanager|adservice|adsystem|adnxs|taboola|outbrain|captcha|disqus|addthis|criteo|consent|\/plugins\/(?:like|share|page)|accounts\.google|widgets\.js/i;

/** Whether an address leads to a part that is never what the page says. */
export const isForeign = (address: string): boolean => FOREIGN.test(address);

/** No browser plays these any more. */
const DEAD = /\.swf(?:[?#]|$)/i;

/** Addresses of players, as addresses of the pages that they play. */
const PLAYERS: readonly (readonly [RegExp, string])[] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?=[?&#]|$).*/,
    'https://www.youtube.com/watch?v=$1',
  ],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*/, 'https://vimeo.com/$1'],
  [/^(https?:\/\/open\.spotify\.com)\/embed\/([^?#]*).*/, '$1/$2'],
];

/** Links for an element that loads something of its own: a frame, a video, a file, the areas of an image. */
export function embedLinks(element: Element, name: string, links: PageLinks): EmbedLink[] {
  if (name === 'map') {
    return [...element.querySelectorAll('area[href]')].flatMap((area) => {
      const address = links.address(area.getAttribute('href'));
      const words = labelOf(area);
      return address && words ? [{ address, words }] : [];
    });
  }
  if (isSmall(element)) return [];
  const address = sourceOf(element, links);
  if (!address || DEAD.test(address) || (name === 'iframe' && isForeign(address))) return [];
  return [{ address, words: `${kindOf(name, address)}: ${labelOf(element) || nameIn(address)}` }];
}

function sourceOf(element: Element, links: PageLinks): string | null {
  const candidates = [
    'currentSrc' in element && typeof element.currentSrc === 'string' ? element.currentSrc : null,
    element.getAttribute(element.localName === 'object' ? 'data' : 'src'),
    element.getAttribute('data-src'),
    element.querySelector('source[src]')?.getAttribute('src'),
  ];
  for (const candidate of candidates) {
    const address = candidate ? links.address(candidate) : null;
    if (!address?.startsWith('http')) continue;
    for (const [player, page] of PLAYERS) if (player.test(address)) return address.replace(player, page);
    return address;
  }
  return null;
}

function kindOf(name: string, address: string): string {
  const { hostname, pathname } = new URL(address);
  if (name === 'video' || VIDEO.test(hostname)) return 'Video';
  if (name === 'audio' || AUDIO.test(hostname)) return 'Audio';
  return name === 'iframe' && !pathname.endsWith('.pdf') ? 'Embed' : 'File';
}

function labelOf(element: Element): string {
  for (const name of ['title', 'aria-label', 'alt']) {
    const words = element.getAttribute(name)?.replace(/\s+/g, ' ').trim();
    if (words) return words.slice(0, 160);
  }
  return '';
}

/** A file's name where the address has one, else its host. */
function nameIn(address: string): string {
  const { hostname, pathname } = new URL(address);
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  return /\.\w{2,4}$/.test(file) && file.length <= 80 ? file : hostname.replace(/^www\./, '');
}

function isSmall(element: Element): boolean {
  const width = 'offsetWidth' in element ? element.offsetWidth : null;
  return (
    isTinySide(element.getAttribute('width')) ||
    isTinySide(element.getAttribute('height')) ||
    (typeof width === 'number' && width > 0 && width <= 2)
  );
}
