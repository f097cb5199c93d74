import type { PageLinks } from './address.ts';
import { isTinySide } from './image.ts';

/** A link that replaces something World Anvil can't show. */
export interface EmbedLink {
  address: string;
  text: string;
}

const VIDEO =
  /(?:^|\.)(?:youtu\.be|youtube(?:-nocookie)?\.com|vimeo\.com|twitch\.tv|dailymotion\.com|tiktok\.com|wistia\.(?:com|net)|bilibili\.com|ted\.com)$/;
const AUDIO = /(?:^|\.)(?:spotify\.com|soundcloud\.com|bandcamp\.com|podcasts\.apple\.com)$/;
/** Frames that are never content: ads, consent banners, captchas, buttons. */
const FOREIGN =
  /doubleclick|tanx|baidu|(?<![a-z])ads?(?![a-z])|syndication|googletagmanager|adservice|adsystem|adnxs|taboola|outbrain|captcha|disqus|addthis|criteo|consent|\/plugins\/(?:like|share|page)|accounts\.google|widgets\.js/i;

/** Whether an address belongs to an ad, widget or similar third-party frame. */
export const isForeign = (address: string): boolean => FOREIGN.test(address);

/** Flash, which browsers no longer play. */
const DEAD = /\.swf(?:[?#]|$)/i;

/** Maps embedded players to the page of what they play. */
const PLAYERS: readonly (readonly [RegExp, string])[] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?=[?&#]|$).*/,
    'https://www.youtube.com/watch?v=$1',
  ],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*/, 'https://vimeo.com/$1'],
  [/^(https?:\/\/open\.spotify\.com)\/embed\/([^?#]*).*/, '$1/$2'],
];

/**
 * Links for an element that loads other content: a frame, video, file, or the areas of an image map. Empty if it
 * should be ignored.
 */
export function embedLinks(element: Element, name: string, links: PageLinks): EmbedLink[] {
  if (name === 'map') {
    return [...element.querySelectorAll('area[href]')].flatMap((area) => {
      const address = links.address(area.getAttribute('href'));
      const label = labelOf(area);
      return address && label ? [{ address, text: label }] : [];
    });
  }
  if (isSmall(element)) return [];
  const address = sourceOf(element, links);
  const isFrame = name === 'iframe' || name === 'amp-iframe';
  if (!address || DEAD.test(address) || (isFrame && isForeign(address))) return [];
  return [{ address, text: `${kindOf(name, address)}: ${labelOf(element) || nameIn(address)}` }];
}

/** Players that hold only the number of a video. */
const PLAYER_ELEMENTS: Record<string, string> = {
  'amp-youtube': 'https://www.youtube.com/watch?v=',
  'lite-youtube': 'https://www.youtube.com/watch?v=',
  'amp-vimeo': 'https://vimeo.com/',
  'lite-vimeo': 'https://vimeo.com/',
};

function sourceOf(element: Element, links: PageLinks): string | null {
  const player = PLAYER_ELEMENTS[element.localName];
  const video = element.getAttribute('videoid') ?? element.getAttribute('data-videoid');
  if (player && video && /^[\w-]+$/.test(video)) return player + video;
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
  if (name === 'video' || name === 'amp-video' || VIDEO.test(hostname)) return 'Video';
  if (name === 'audio' || name === 'amp-audio' || AUDIO.test(hostname)) return 'Audio';
  return name.endsWith('iframe') && !pathname.endsWith('.pdf') ? 'Embed' : 'File';
}

function labelOf(element: Element): string {
  for (const name of ['title', 'aria-label', 'alt', 'playlabel', 'videotitle', 'data-title']) {
    const label = element.getAttribute(name)?.replace(/\s+/g, ' ').trim();
    if (label) return label.slice(0, 160);
  }
  return '';
}

/** The file name in an address, or its host. */
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
