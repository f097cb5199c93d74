import type { PageLinks } from '../address.ts';
import { traitsOf } from './elements.ts';
import { isTinySide, noscriptImage } from './image.ts';

const TEXT_INPUTS = new Set('text number date time month week datetime-local email tel url'.split(' '));
const SECRET = /\bcc-|\bone-time-code\b|password/;
/** Where a form field belongs to the site's interface rather than to its content. */
const CONTROLS = 'nav, header, footer, [role=search], [role=navigation], [role=toolbar]';

/** The visible value of a form field. Null if it has none or must not be read. */
function fieldText(element: Element, name: string): string | null {
  if (name === 'input' && element instanceof HTMLInputElement) return inputText(element);
  if (name === 'textarea' && element instanceof HTMLTextAreaElement)
    return visibleValue(element, element.value);
  if (name === 'select' && element instanceof HTMLSelectElement) {
    // A list of addresses is site navigation.
    if (element.hasAttribute('onchange') || /^(?:https?:)?\//.test(element.value)) return null;
    return visibleValue(element, [...element.selectedOptions].map(({ text }) => text.trim()).join(', '));
  }
  return null;
}

/** The symbol of a checked or unchecked box. */
export const boxSign = (isChecked: boolean): string => (isChecked ? '☑' : '☐');

function inputText(input: HTMLInputElement): string | null {
  if (input.type === 'checkbox') return visibleValue(input, boxSign(input.checked));
  if (input.type === 'radio') return visibleValue(input, input.checked ? '◉' : '○');
  return TEXT_INPUTS.has(input.type) ? visibleValue(input, input.value) : null;
}

function visibleValue(element: Element, text: string): string | null {
  const isSecret = SECRET.test(element.getAttribute('autocomplete') ?? '');
  return text.trim() === '' || isSecret || element.closest(CONTROLS) ? null : text;
}

/** A link that replaces something World Anvil can't show. */
interface EmbedLink {
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
const isForeign = (address: string): boolean => FOREIGN.test(address);

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

/** Links for an element that loads other content: a frame, video, file, image map. Empty: ignore it. */
function embedLinks(element: Element, name: string, links: PageLinks): EmbedLink[] {
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

/** A text or link that replaces an element without text. */
interface StandIn {
  address: string | null;
  text: string;
}

/** Elements that show something from elsewhere. */
export const EMBEDS: ReadonlySet<string> = new Set(
  'iframe video audio object embed amp-audio amp-iframe amp-video amp-vimeo amp-youtube lite-vimeo lite-youtube vimeo-video youtube-video'.split(
    ' ',
  ),
);
const FIELDS = new Set(['input', 'textarea', 'select']);

/** Replacements for what an element shows without being text: embedded content, form values. */
export function standIns(element: Element, name: string, links: PageLinks): StandIn[] {
  if (element instanceof HTMLIFrameElement && element.srcdoc)
    return [{ address: null, text: textOf(element) }];
  if (EMBEDS.has(name) || name === 'map') return embedLinks(element, name, links);
  if (name === 'noscript') return pictureIn(element, links);
  if (name === 'svg') return drawnText(element);
  const text = FIELDS.has(name) ? fieldText(element, name) : null;
  return text === null ? [] : [{ address: null, text }];
}

/** The text of a frame that the page wrote itself, a line for each block. */
function textOf({ srcdoc }: HTMLIFrameElement): string {
  const { body } = new DOMParser().parseFromString(srcdoc, 'text/html');
  for (const part of body.querySelectorAll('*')) {
    const { block, silent } = traitsOf(part.localName);
    if (silent) part.remove();
    else if (block || part.localName === 'br')
      for (const side of ['before', 'after'] as const) part[side]('\n');
  }
  return body.textContent.trim().replace(/\s*\n\s*/g, '\n');
}

/** The words in a drawing that is a picture of its own, not an icon. */
function drawnText(drawing: Element): StandIn[] {
  if (!/^(?:img|figure|graphics-)/.test(drawing.getAttribute('role') ?? '')) return [];
  const texts = [...drawing.querySelectorAll('text')].map(({ textContent }) => (textContent ?? '').trim());
  return texts.filter((text) => text !== '').map((text) => ({ address: null, text }));
}

/** The `<noscript>` fallback of a lazy-loaded image. Empty if the image next to it was already read. */
function pictureIn(noscript: Element, links: PageLinks): StandIn[] {
  const image = noscriptImage(noscript);
  const address = image && links.address(image.address);
  const beside = [noscript.previousElementSibling, noscript.nextElementSibling];
  const isDouble = beside.some((one) => one?.localName === 'img' || one?.querySelector('img'));
  if (!address?.startsWith('http') || isForeign(address) || isDouble) return [];
  return [{ address, text: image?.text ? `Image: ${image.text}` : 'Image' }];
}
