// Phrases in several languages that mark the parts of a page outside its article.

import { PrefixMatcher } from './prefix-matcher.ts';

/** Headings of related-article lists, comment sections and the like. */
export const RELATED_HEADING = new PrefixMatcher(
  [
    ['related', '\\b.{0,40}'],
    ['more ', '(?:from|on|in|about|stories|news|to explore|for you|like this|.{1,20} news\\b).{0,40}'],
    ['read |what to read ', '(?:more|next|this next|also).{0,20}'],
    ['you |other |others ', '(?:may|might|will)(?: also)? (?:like|enjoy|be interested).{0,30}'],
    ['people are reading|other people are reading'],
    ['recommended', '\\b.{0,30}'],
    ['most |top |popular ', '(?:read|viewed|popular|shared|commented|stories|picks|posts|articles).{0,30}'],
    ['trending', '\\b.{0,20}'],
    ['latest ', '(?:news|stories|posts|reviews|articles|videos?).{0,20}'],
    ["up next|next up|keep reading|also on|also in|don’t miss|don't miss", '.{0,30}'],
    ['editor', "[’']?s? picks?"],
    ['around the web|from the web'],
    ['promoted|sponsored', '\\b.{0,30}'],
    ['similar |suggested |our similar |our suggested ', '.{1,30}'],
    ['comment|comments|responses|replies', '(?: \\(\\d+\\)| on .*)?'],
    ['0', '\\d* (?:comments?|responses|replies)(?: \\(\\d+\\)| on .*)?'],
    ['leave a reply|leave a comment', '.{0,20}'],
    ['mehr zum thema|lesen sie auch|auch interessant|meistgelesen'],
    ['verwandte ', '.*'],
    ['artículo|articulo|noticia', 's? relacionad[ao]s.{0,10}'],
    ['lea tambi|lee tambi', '[eé]n.{0,20}'],
    ['à lire aussi|a lire aussi|lire aussi|sur le même sujet|sur le meme sujet'],
    ['article', 's? li[ée]s?'],
    ['nos articles', '.*'],
    ['leia |veja ', '(?:mais|tamb[ée]m).{0,20}'],
    ['leggi anche|lees ook', '.{0,20}'],
    ['läs ocks|las ocks|les ogs|læs ogs', '[åa]'],
    ['souvisej', '[íi]c[íi]'],
    ['читайте также|по теме'],
    ['похожие ', '.*'],
    ['相关', '(?:阅读|文章|新闻)'],
    ['推荐阅读|関連記事|관련 기사|관련기사'],
    ['精彩', '.{0,4}推荐'],
  ],
  '\\W*$',
);
/** These also appear as headings in articles, before a list of sources. */
export const REFERENCES_HEADING = /^(?:see also|further reading)\W*$/i;

export const RELATED_LINE = new PrefixMatcher(
  [
    ['related', '(?: (?:story|stories|article|articles|items?|posts?))?'],
    ['read ', '(?:more|also|next)'],
    ['more|also read|learn more|watch|watch now|video|in pictures|photos'],
    ['à lire aussi|a lire aussi|lire aussi|lesen sie auch|leggi anche|lees ook|читайте также'],
    ['lea tambi', '[eé]n'],
    ['leia ', '(?:mais|tamb[ée]m)'],
  ],
  '\\s*[:：|–—-]',
);

/** Labels of buttons and counters. The whole text must match. */
export const CONTROL = new PrefixMatcher(
  [
    [
      'share|tweet|print|e-mail|email|save|reblog|pin|pin it|bookmark|recommend|recommended|like|reply|follow|subscribe|enlarge|loading|close|reprints',
      '(?: this(?: (?:story|article|page|post))?)?',
    ],
    ['share', '(?: this)?(?: (?:on|to|via|by) .{1,20})?'],
    ['view|post a|add a|read|show|hide', '(?: all)? comments?.{0,8}'],
    ['0', '[\\d,.]* ?k?\\+? ?(?:comments?|shares?|likes?|kudos|claps|responses|votes|tweets|views)'],
    ['comment', 's?(?: \\(\\d+\\))? ?\\d*'],
    ['kudos|photo|buy now|related searches|loading comments'],
    ['advertis', '(?:e|ement|ing)s?'],
    ['story|article', ' continues below.{0,20}'],
    ['continue reading', '(?: the main story)?'],
    ['skip |jump ', '(?:to|past) .{1,40}'],
    ['view ', '(?:this )?(?:image|photo|gallery)s?'],
    ['click to enlarge|click toenlarge|[+] enlarge|[+]enlarge|+ enlarge|+enlarge'],
    ['play|replay', '(?: video)?'],
    ['more', '(?: activity)?'],
    ['sign |log ', '(?:in|up)(?: with .{1,20})?'],
    ['text size|font size'],
    ['read |load |show |see ', '(?:more|less)'],
    ['copy', '(?: link)?'],
    ['werbung|anzeige|teilen|drucken|publicidad|publicité|publicite|compartir|partager|imprimer'],
    ['реклама|reklama|sdílet|sdilet|转播到腾讯微博|我要分享|分享|评论|分享到'],
    ['我要评论', '.{0,5}'],
  ],
  '[\\s:.…»›>!*✕×-]*$',
);

/** Labels of a shop's buttons and of its lists. The whole text must match. */
export const SHOP_CONTROL =
  /^(?:add (?:to|all to) (?:cart|bag|basket|wish ?list|list|favou?rites|compare).{0,20}|quick (?:view|shop|add|look|buy)|buy (?:it )?now|shop now|view (?:details|options|product|cart)|choose options|select (?:options|your size|size|color)|more options|sort(?: by)?:?.{0,20}|filters?(?: \(\d+\))?|clear (?:all|filters?)|compare|notify me.{0,20}|sold out|in den warenkorb|ajouter au panier|añadir al carrito|добавить в корзину)$/i;

/** Names of networks as button labels. They also occur in articles, so a match alone isn't enough. */
export const NETWORK =
  /^(?:facebook|twitter|whatsapp|linkedin|reddit|pinterest|tumblr|google\+|telegram|stumbleupon|digg|delicious|messenger)$/i;

const MONTH =
  'jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|okt|oct|nov|de[cz]|ene|abr|ago|dic|janv|f[ée]v|avr|juin|juil|ao[uû]t|d[ée]c|set|out|gen|mag|giu|lug|ott';
const DATE = new RegExp(
  `\\b\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}\\b|\\b(?:${MONTH})[a-zû]*\\.? \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\.? (?:de )?(?:${MONTH})[a-zû]*\\b|\\d{4}年\\d{1,2}月|\\b(?:hours?|minutes?|days?|weeks?) ago\\b`,
);

/** The lower-cased text without its first date, or null if it has no date. */
export function withoutDate(text: string): string | null {
  if (!/\d|ago\b/i.test(text)) return null;
  const lowerCase = text.toLowerCase();
  const rest = lowerCase.replace(DATE, '');
  return rest === lowerCase ? null : rest;
}

const BYLINE = new PrefixMatcher([
  ['posted|published|written|edited|reported|submitted|story|text|words', ' (?:by|on)\\b'],
  ['by|von|por|par|di|door|af|av', '\\s+[a-z\\u00e0-\\u024f]'],
  [
    'updated|modified|published|posted|last updated|last modified|last published|last posted|aktualisiert|actualizado|publicado|publié|publie|mis à jour|mis a jour|veröffentlicht',
    '\\b',
  ],
  ['责任编辑|编辑|记者|来源|作者', '\\s*[:：]'],
]);
const ROLE =
  /^[a-z\u00e0-\u024f][\w\u00e0-\u024f.’'-]+(?: [a-z\u00e0-\u024f][\w\u00e0-\u024f.’'-]+){1,3},? (?:staff|reporter|correspondent|contributor|editor)\b/;

/** Whether a line names the author or the time of publication. */
export const isByline = (text: string): boolean =>
  BYLINE.test(text) ||
  (/(?:staff|reporter|correspondent|contributor|editor)/i.test(text) && ROLE.test(text.toLowerCase()));

const NOTICE = new PrefixMatcher([
  [
    'tag|tags|topic|topics|tagged|tagged with|filed under|filed to|label|labels|category|categories|etiquetas|schlagworte|mots-clés|mots clés|mots-cles|mots cles|related item|related items|posted in|posted under|in this article',
    '\\b[:\\s]',
  ],
  [
    'follow|like|join|find|connect with',
    '\\b.{0,60}\\b(?:twitter|facebook|instagram|youtube|us|telegram|google|linkedin)\\b',
  ],
  ['get|receive|want', '\\b.{0,80}\\b(?:inbox|newsletter|alerts?|twitter|facebook|e-?mails?)\\b'],
  ['sign up|subscribe|register|download', '\\b'],
  ['read |share |read or share |share or share ', 'this (?:story|article|post)\\b'],
  ['have |got ', '(?:a )?(?:tip|news|something)\\b'],
  ['about the author'],
  ['questions|comments|feedback', '\\?'],
  ['see |more ', '.{3,40} (?:»|of the week\\.?)'],
  ['责任编辑|[责任编辑|原标题|出品|作者|编辑', '\\s*[:：︱|]'],
]);
/** What no text says about its own subject. */
const IMPRINT = new PrefixMatcher([
  ['©|(c)'],
  ['copyright|you can unsubscribe', '\\b'],
  ['all rights reserved'],
  ['a version of this article appear', '(?:s|ed) in print\\b'],
]);
const NEWSLETTER = /^.{0,80}\bnewsletters?\b.{0,60}\b(?:sign|subscribe|inbox)\b/i;

/** Whether a line is about the publisher or the site. Most such lines need other evidence, too. */
export const isNotice = (text: string, hasEvidence: boolean): boolean =>
  IMPRINT.test(text) ||
  (hasEvidence && NOTICE.test(text)) ||
  (/newsletter/i.test(text) && NEWSLETTER.test(text));

/** Class names and ids of link lists. */
export const LINKS_LABEL =
  /related|recommend|read-?(?:more|next|also)|also|popular|read|teaser|widget|sidebar|more/i;
export const THREAD_LABEL = /comment|respond|disqus/i;
export const BOILERPLATE_LABEL =
  /comment|disqus|respond|related|recommend|newsletter|subscri(?:be|ption)|sign-?up|promo|shar(?:e|ing)|social|author-?(?:box|info)|bio|breadcrumb|outbrain|taboola|zergnet|trending|most-?read|popular|sidebar|widget|teaser|(?:read|also)-?(?:more|next|also|read|like)|more-?(?:stories|from|news|articles)|further-?reading|pagination|advert|sponsor|tag-?(?:list|s)(?![a-z])|post-?meta|meta-?(?:data|info)|byline|toolbar|paywall|login|cookie/;

/** Parts of a creature's statblock, such as its "metadata": size and alignment. */
const STATBLOCK_LABEL = /stat-?block/i;

/** Whether a class name or id marks its element as boilerplate. */
export const isBoilerplateLabel = (label: string): boolean =>
  label !== '' && BOILERPLATE_LABEL.test(label.toLowerCase()) && !STATBLOCK_LABEL.test(label);
