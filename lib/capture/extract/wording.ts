// Words by which pages in several languages name what is not the article.

const source = (words: string): string => words.trim().replace(/\s*\n\s*/g, '|');

/** Headings of lists of other articles, comments and the like. */
const RELATED = source(`
  related\\b.{0,40}
  more (?:from|on|in|about|stories|news|to explore|for you|like this|.{1,20} news\\b).{0,40}
  (?:what to )?read (?:more|next|this next|also).{0,20}
  (?:you|others?) (?:may|might|will)(?: also)? (?:like|enjoy|be interested).{0,30}
  (?:other )?people are reading
  recommended\\b.{0,30}
  (?:most|top|popular) (?:read|viewed|popular|shared|commented|stories|picks|posts|articles).{0,30}
  trending\\b.{0,20}
  latest (?:news|stories|posts|reviews|articles|videos?).{0,20}
  (?:up next|next up|keep reading|also on|also in|don[’']t miss).{0,30}
  editor[’']?s? picks?
  (?:around|from) the web
  (?:promoted|sponsored)\\b.{0,30}
  (?:our )?(?:similar|suggested) .{1,30}
  (?:\\d+ )?(?:comments?|responses|replies)(?: \\(\\d+\\)| on .*)?
  leave a (?:reply|comment).{0,20}
  (?:mehr zum thema|lesen sie auch|verwandte .*|auch interessant|meistgelesen)
  (?:art[ií]culos?|noticias?) relacionad[ao]s.{0,10}
  (?:lea|lee) tambi[eé]n.{0,20}
  (?:[àa] lire aussi|lire aussi|sur le m[êe]me sujet|articles? li[ée]s?|nos articles.*)
  (?:leia|veja) (?:mais|tamb[ée]m).{0,20}
  leggi anche.{0,20}
  lees ook.{0,20}
  (?:l[äa]s ocks[åa]|les ogs[åa]|l[æa]s ogs[åa])
  souvisej[íi]c[íi]
  (?:читайте также|по теме|похожие .*)
  (?:相关(?:阅读|文章|新闻)|推荐阅读|精彩.{0,4}推荐|関連記事|관련 ?기사)
`);
/** The same words before a colon are found in articles too, where a list of sources follows. */
const REFERENCES = 'see also|further reading';

export const RELATED_HEADING = new RegExp(`^(?:${RELATED})\\W*$`, 'i');
export const REFERENCES_HEADING = new RegExp(`^(?:${REFERENCES})\\W*$`, 'i');
export const RELATED_LINE =
  /^[([]?(?:related(?: (?:story|stories|article|articles|items?|posts?))?|read (?:more|also|next)|more|also read|learn more|watch(?: now)?|video|in pictures|photos|[àa] lire aussi|lire aussi|lesen sie auch|lea tambi[eé]n|leia (?:mais|tamb[ée]m)|leggi anche|lees ook|читайте также)\s*[:：|–—-]/i;

/** Labels of buttons and counters, whole. */
export const CONTROL = new RegExp(
  `^(?:${source(`
  (?:share|tweet|print|e-?mail|save|reblog|pin(?: it)?|bookmark|recommend(?:ed)?|like|reply|follow|subscribe|enlarge|loading|close|reprints)(?: this(?: (?:story|article|page|post))?)?
  share(?: this)?(?: (?:on|to|via|by) .{1,20})?
  (?:view|post a|add a|read|show|hide)(?: all)? comments?.{0,8}
  \\d[\\d,.]* ?k?\\+? ?(?:comments?|shares?|likes?|kudos|claps|responses|votes|tweets|views)
  comments?(?: \\(\\d+\\))? ?\\d*
  kudos
  advertis(?:e|ement|ing)s?
  (?:story|article) continues below.{0,20}
  continue reading(?: the main story)?
  (?:skip|jump) (?:to|past) .{1,40}
  view (?:this )?(?:image|photo|gallery)s?
  (?:\\[?\\+\\]?|click to) ?enlarge
  (?:play|replay)(?: video)?
  more(?: activity)?
  photo
  (?:sign|log) (?:in|up)(?: with .{1,20})?
  (?:text|font) size
  (?:read|load|show|see) (?:more|less)
  copy(?: link)?
  buy now
  related searches
  loading comments
  (?:werbung|anzeige|teilen|drucken|publicidad|publicit[ée]|compartir|partager|imprimer|реклама|reklama|sd[íi]let)
  (?:转播到腾讯微博|我要分享|分享|评论|我要评论.{0,5}|分享到)
`)})[\\s:.…»›>!*✕×-]*$`,
  'i',
);

/** Names on buttons, which are words of an article as well. */
export const NETWORK =
  /^(?:facebook|twitter|whatsapp|linkedin|reddit|pinterest|tumblr|google\+|telegram|stumbleupon|digg|delicious|messenger)$/i;

const MONTH =
  'jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|okt|oct|nov|de[cz]|ene|abr|ago|dic|janv|f[ée]v|avr|juin|juil|ao[uû]t|d[ée]c|set|out|gen|mag|giu|lug|ott';
export const DATE = new RegExp(
  `\\b\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}\\b|\\b(?:${MONTH})[a-zû]*\\.? \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\.? (?:de )?(?:${MONTH})[a-zû]*\\b|\\d{4}年\\d{1,2}月|\\b(?:hours?|minutes?|days?|weeks?) ago\\b`,
  'i',
);
export const BYLINE =
  /^(?:(?:posted|published|written|edited|reported|submitted|story|text|words) (?:by|on)\b|(?:by|von|por|par|di|door|af|av)\s+[A-Z\u00c0-\u024f]|(?:last )?(?:updated|modified|published|posted|aktualisiert|actualizado|publicado|publi[ée]|mis [àa] jour|veröffentlicht)\b|[A-Z\u00c0-\u024f][\w\u00c0-\u024f.’'-]+(?: [A-Z\u00c0-\u024f][\w\u00c0-\u024f.’'-]+){1,3},? (?:staff|reporter|correspondent|contributor|editor)\b|(?:责任编辑|编辑|记者|来源|作者)\s*[:：])/i;

/** Lines about the paper, the site or the sender, at the end of an article. */
export const CLOSING = new RegExp(
  `^(?:${source(`
  (?:tags?|topics?|tagged(?: with)?|filed (?:under|to)|labels?|categor(?:y|ies)|etiquetas|schlagworte|mots[- ]cl[ée]s|related items?|posted (?:in|under)|in this article)\\b[:\\s]
  (?:follow|like|join|find|connect with)\\b.{0,60}\\b(?:twitter|facebook|instagram|youtube|us|telegram|google|linkedin)\\b
  (?:get|receive|want)\\b.{0,80}\\b(?:inbox|newsletter|alerts?|twitter|facebook|e-?mails?)\\b
  (?:sign up|subscribe|register|download)\\b.{0,120}
  .{0,80}\\bnewsletters?\\b.{0,60}\\b(?:sign|subscribe|inbox)\\b.{0,60}
  (?:read|share)(?: or share)? this (?:story|article|post)\\b.{0,60}
  (?:have|got) (?:a )?(?:tip|news|something)\\b.{0,100}
  (?:©|\\(c\\)|copyright\\b).{0,200}
  all rights reserved.{0,60}
  a version of this article appear(?:s|ed) in print\\b.{0,200}
  (?:questions|comments|feedback)\\?.{0,80}
  (?:see|more) .{3,40} (?:»|of the week\\.?)
  you can unsubscribe\\b.{0,40}
  about the author.{0,10}
  (?:\\[?责任编辑|原标题|出品|作者|编辑)\\s*[:：︱|].{0,40}
`)})`,
  'i',
);

/** Class names and ids of lists of links. */
export const LINKS_LABEL =
  /related|recommend|read-?(?:more|next|also)|also|popular|read|teaser|widget|sidebar|more/i;
export const THREAD_LABEL = /comment|respond|disqus/i;
/** Class names and ids of what is beside an article. */
export const BESIDE_LABEL =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:comments?|comment-?list|disqus|respond|related(?:-?\w+)?|recommend(?:ed|ations?|er)?|newsletters?|subscri(?:be|ption)|sign-?up|promo(?:tion)?s?|share(?:-?\w+)?|sharing|social|author-?(?:bio|box|info)|bio|breadcrumbs?|outbrain|taboola|zergnet|trending|most-?(?:read|popular)|popular|sidebar|widgets?|teasers?|read-?(?:more|next|also)|also-?(?:read|like)|more-?(?:stories|from|news|articles)|further-?reading|pagination|advert(?:isement)?s?|sponsor(?:ed)?|tag-?(?:list|s)|tags|post-?meta|meta-?(?:data|info)|byline|toolbar|paywall|login|cookies?)(?=$|[\s_-]|[A-Z])/i;
