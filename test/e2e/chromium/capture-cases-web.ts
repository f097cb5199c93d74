import type { CaptureCase } from './capture-cases-marks.ts';

const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** What today's sites build of elements, with the same result selected and in a whole page. */
export const WEB_CASES: CaptureCase[] = [
  [
    'words that are covered until the reader asks',
    '<p>It was <span class=spoiler style="filter:blur(5px)">Ann</span>, <span class="md-spoiler-text" style="color:transparent"><i style="opacity:0">a | b</i></span> and <tg-spoiler>Bob</tg-spoiler>.',
    'It was [spoiler]Ann[/spoiler], [spoiler][i]a ¦ b[/i][/spoiler] and [spoiler]Bob[/spoiler].',
  ],
  [
    'paragraphs that are covered',
    '<div class="spoiler spoiler-blurred"><p>It was Ann.</p><p>She fled.</p></div>',
    '[spoiler]It was Ann.\n\nShe fled.[/spoiler]',
  ],
  [
    'signs that link to a heading',
    '<h2 id=a>Gate <a class=headerlink href="#a">#</a></h2><h3 id=b><a href="#b">§</a> Wall<a href="#b">¶</a></h3><h3 id=c>Moat<a class=hash-link href="#c" title="Direct link">\u200b</a></h3><p>Deep.',
    '[h2]Gate[/h2]\n\n[h3]Wall[/h3]\n\n[h3]Moat[/h3]\n\nDeep.',
  ],
  [
    'a heading that links to itself, and one that doesn’t',
    '<h2 id=a><a href="#a">Gate</a></h2><h2><a href="#z">Wall</a></h2><p>High.',
    '[h2]Gate[/h2]\n\n[h2][url:https://page.example/read/#z]Wall[/url][/h2]\n\nHigh.',
  ],
  [
    'buttons and line numbers of code',
    '<div><pre><code><span class=lineno>1</span>bell = 3\n<span class=lineno>2</span>ring()</code><button>Copy</button></pre><button>Copy code</button></div><p>x',
    '[code]\nbell = 3\nring()\n[/code]\n\nx',
  ],
  [
    'players that are elements of their own',
    '<p>a</p><lite-youtube videoid=abcdefghijk playlabel="The tide song"></lite-youtube><p>b</p><amp-vimeo data-videoid=123></amp-vimeo><p>c</p><amp-audio src="/s/bell.ogg" width=300 height=50></amp-audio>',
    'a\n\n[url:https://www.youtube.com/watch?v=abcdefghijk]Video: The tide song[/url]\n\nb\n\n[url:https://vimeo.com/123]Video: vimeo.com[/url]\n\nc\n\n[url:https://page.example/s/bell.ogg]Audio: bell.ogg[/url]',
  ],
  [
    'a picture of an accelerated page',
    '<p>a</p><p><amp-img src="/i/a.jpg" alt="Kelp beds" width=300 height=200><img src="/i/a.jpg" alt="Kelp beds"></amp-img></p>',
    'a\n\n[url:https://page.example/i/a.jpg]Image: Kelp beds[/url]',
  ],
  [
    'pictures behind placeholders',
    `<p>a <img src="/i/placeholder.svg" data-src="/i/a.jpg" alt="Kelp beds"> b <img src="${EMPTY}" data-lazy-srcset="/i/s.jpg 300w, /i/l.jpg 900w" alt="Sea grass"> c <img src="${EMPTY}" srcset="/i/s.jpg 300w, /i/l.jpg 900w" alt="Tide pool"> d`,
    'a [url:https://page.example/i/a.jpg]Image: Kelp beds[/url] b [url:https://page.example/i/l.jpg]Image: Sea grass[/url] c [url:https://page.example/i/l.jpg]Image: Tide pool[/url] d',
  ],
  [
    'pictures that say nothing',
    '<p><img src="https://i.example/a.png" alt="" role=presentation> a <img src="https://i.example/b.png" aria-hidden=true> b',
    'a b',
  ],
  [
    'words in a drawing',
    '<p>a</p><svg role=img aria-label="Map" width=200 height=40><text x=0 y=15>North ford</text></svg><p>b</p>',
    'a\n\nNorth ford\n\nb',
  ],
  [
    'the author of a quote',
    '<blockquote><p>Stone remembers.</p><footer>— <cite>Ann Orrin</cite>, Letters</footer></blockquote><blockquote>Water forgets.<cite>Bob</cite></blockquote>',
    '[quote]Stone remembers.|Ann Orrin, Letters[/quote]\n\n[quote]Water forgets.|Bob[/quote]',
  ],
  [
    'the last row of a table that is written first',
    '<table><thead><tr><th>a<th>b<tfoot><tr><td>sum<td>all<tbody><tr><td>c<td>d</table>',
    '[table]\n[tr][th]a[/th][th]b[/th][/tr]\n[tr][td]c[/td][td]d[/td][/tr]\n[tr][td]sum[/td][td]all[/td][/tr]\n[/table]',
  ],
  [
    'readings after all of their signs',
    '<p><ruby><rb>旧</rb><rb>金</rb><rt>jiù</rt><rt>jīn</rt></ruby>',
    '旧[sup]jiù[/sup]金[sup]jīn[/sup]',
  ],
  ['a search form', '<p>a</p><search><form><label>Find <input></label></form></search><p>b</p>', 'a\n\nb'],
  [
    'words for screen readers that stay in the line',
    '<style>.v{clip-path:inset(100%);display:inline-block;height:1px;width:1px;overflow:hidden}.w{display:inline-block;height:0;width:0;overflow:hidden}.t{display:inline-block;text-indent:-9999px}</style><p>a <span class=v>hidden</span><b class=w>away</b><i class=t>icon</i> b',
    'a b',
  ],
  ['empty paragraphs', '<p>a</p><p>&nbsp;</p><p>\u200b</p><p>b</p>', 'a\n\nb'],
];

/** What a click on the page would show. A whole page includes it. */
export const FOLDED_CASES: CaptureCase[] = [
  [
    'the rest of a paragraph',
    '<p>The mill stands<span class=dots>…</span><span class=more style="display:none"> by the ferry, as it always did.</span> <a href="#" role=button>Read more</a></p>',
    'The mill stands by the ferry, as it always did.',
  ],
  [
    'an answer that the browser’s search would open',
    '<h3>Who built it?</h3><div hidden=until-found><p>The monks built it from river stone.</p></div>',
    '[h3]Who built it?[/h3]\n\nThe monks built it from river stone.',
  ],
];
