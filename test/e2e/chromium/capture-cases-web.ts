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
  [
    'lines of code in the rows of a table',
    '<table><tbody><tr><td class="blob-num" data-line-number=1></td><td class="blob-code">bell = 3</td></tr>\n<tr><td class="blob-num" data-line-number=2></td><td class="blob-code">  ring()</td></tr></tbody></table><p>x',
    '[code]\nbell = 3\n  ring()\n[/code]\n\nx',
  ],
  [
    'code beside a column of numbers',
    '<table class=highlighttable><tr><td class=linenos><div><pre>1\n2</pre></div></td><td class=code><div><pre><code>bell = 3\nring()\n</code></pre></div></td></tr></table><p>x',
    '[code]\nbell = 3\nring()\n[/code]\n\nx',
  ],
  [
    'a table that only counts its rows',
    '<table><tr><td>1<td>mill<tr><td>2<td>ferry</table>',
    '[table]\n[tr][td]1[/td][td]mill[/td][/tr]\n[tr][td]2[/td][td]ferry[/td][/tr]\n[/table]',
  ],
  [
    'options to choose from',
    '<fieldset><legend>Who rules?</legend><label><input type=radio name=r> Ann</label><label><input type=radio name=r checked> Bob</label></fieldset>',
    'Who rules?\n\n○ Ann[br]◉ Bob',
  ],
  [
    'notes with links back to the text',
    '<p>Told<sup><a href="#n1" id=r1>1</a></sup>.</p><ol><li id=n1>By Ann. <a href="#r1" role=doc-backlink>↩︎</a></li><li>By Bob.<a href="#r2" class=footnote-back>[back]</a></li><li><span class=mw-cite-backlink><b><a href="#r3">^</a></b></span> By Cid.</li></ol>',
    'Told[sup][url:https://page.example/read/#n1]1[/url][/sup].\n\n[ol]\n[li]By Ann.[/li]\n[li]By Bob.[/li]\n[li]By Cid.[/li]\n[/ol]',
  ],
  [
    'headings and lists with links back to somewhere else',
    '<h2 id=a><a class=toc-backref role=doc-backlink href="#b">Gate</a></h2><p><a class=backlink href="/all">All gates</a></p>',
    '[h2][url:https://page.example/read/#b]Gate[/url][/h2]\n\n[url:https://page.example/all]All gates[/url]',
  ],
  [
    'a note in a box',
    '<p>Told.</p><div class=footnote><a id=n1 href="#r1" class=footnote-number>1</a><div><p>By Ann, who was there.</p></div></div>',
    'Told.\n\n[url:https://page.example/read/#r1]1[/url]\n\nBy Ann, who was there.',
  ],
  ['a line between sections', '<p>a</p><div role=separator></div><p>b</p>', 'a\n\n[hr]\n\nb'],
  [
    'a frame that the page wrote itself',
    '<p>a</p><iframe srcdoc="<style>p{color:red}</style>In the <b>frame</b><p>and below</p>" sandbox width=300 height=100></iframe><p>b</p>',
    'a\n\nIn the frame[br]and below\n\nb',
  ],
  [
    'words behind a bar',
    '<p>It was <span style="background:#000;color:black">Ann</span>.',
    'It was [spoiler]Ann[/spoiler].',
  ],
  [
    'a spoiler with a button of its own',
    '<details class=spoiler open><summary>End</summary><p>It was Ann.</p></details>',
    '[spoiler]It was Ann.|End[/spoiler]',
  ],
  ['a post about spoilers', '<div class="post tag-spoilers"><p>It was Ann.</p></div>', 'It was Ann.'],
  [
    'names of icons',
    '<p><i class=material-icons>home</i> a <span class="material-symbols-outlined">star</span> b',
    'a b',
  ],
  [
    'a list that a style sheet makes a line',
    '<style>li{display:inline}.a li+li::before{content:" · "}.b li:not(:last-child)::after{content:", "}</style><ul class=a><li>Ann<li>Bob</ul><ul class=b><li>Cid<li>Dan</ul>',
    'Ann · Bob\n\nCid, Dan',
  ],
  [
    'a link around a heading and a sentence',
    '<a href="https://a.example/"><h3>Mill</h3><p>Where flour is made.</p></a>',
    '[h3][url:https://a.example/]Mill[/url][/h3]\n\n[url:https://a.example/]Where flour is made.[/url]',
  ],
  [
    'a card for a page of another site',
    '<figure class=bookmark-card><a href="https://a.example/"><div>Mill</div><div>Where flour is made.</div><div class=source>Flour blog</div></a></figure>',
    '[url:https://a.example/]Mill[/url]\n\n[url:https://a.example/]Where flour is made.[/url]\n\n[url:https://a.example/]Flour blog[/url]',
  ],
  [
    'a short sentence with a date',
    '<p>On <time datetime=1402-01-03>3 January 1402</time> <data value=7>seven</data> came.',
    'On 3 January 1402 seven came.',
  ],
  [
    'a description in groups',
    '<style>dl{display:grid;grid-template-columns:1fr 2fr}</style><dl><dt>Ruler<dd>Ann<dt>Age<dd>61 by the old count</dl><dl><div><dt>Town<dd>Orrin</div></dl>',
    '[b]Ruler[/b]\n\nAnn\n\n[b]Age[/b]\n\n61 by the old count\n\n[b]Town[/b]\n\nOrrin',
  ],
  [
    'quotes in quotes',
    '<blockquote><p>A said:</p><blockquote><p>B said:</p><blockquote><p>C.</p></blockquote></blockquote><p>So it was.</p></blockquote>',
    '[quote]A said:\n\n[quote]B said:\n\n[quote]C.[/quote][/quote]\n\nSo it was.[/quote]',
  ],
  [
    'formulas',
    '<p>so <math><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>=</mo><msqrt><mn>2</mn></msqrt></math> and <span class=katex><span class=katex-mathml><math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class=katex-html aria-hidden=true>x2</span></span> hold',
    'so a/b=√2 and x[sup]2[/sup] hold',
  ],
  [
    'cells over rows and columns',
    '<table><caption>Tolls</caption><thead><tr><th>Who<th colspan=2>Toll<tbody><tr><td rowspan=2>Traders<td>cart<td>4<tr><td>mule<td>2</table>',
    'Tolls\n\n[table]\n[tr][th]Who[/th][th]Toll[/th][td][/td][/tr]\n[tr][td]Traders[/td][td]cart[/td][td]4[/td][/tr]\n[tr][td][/td][td]mule[/td][td]2[/td][/tr]\n[/table]',
  ],
  [
    'keys, marks of direction and places to break a word',
    '<p>Press <kbd><kbd>Ctrl</kbd>+<kbd>C</kbd></kbd>, light&shy;house<wbr>keeper <bdi>أحمد</bdi>.',
    'Press [code]Ctrl+C[/code], lighthousekeeper أحمد.',
  ],
  [
    'parts of a script',
    '<style>b{display:inline-block;width:6em}</style><div><b>ANN</b><span>Who goes there?</span></div><div><b>BOB</b><span>The ferryman.</span></div>',
    '[b]ANN[/b] Who goes there?\n\n[b]BOB[/b] The ferryman.',
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
    'spoilers of forums',
    '<div class=bbCodeSpoiler><button class=bbCodeSpoiler-button>Spoiler</button><div class=bbCodeSpoiler-content style="display:none">It was Ann.</div></div><div class=spoiler_wrap><div class=spoiler_header><a href="javascript:void(0)">Show</a></div><div class=spoiler_body style="display:none">It was Bob.</div></div>',
    '[spoiler]It was Ann.[/spoiler]\n\n[spoiler]It was Bob.[/spoiler]',
  ],
  [
    'folded parts that only their names tell',
    '<button class=accordion>Who built it?</button><div class=panel style="display:none"><p>Monks built it.</p></div><h3 class=accordion-header>Who burned it?</h3><div class=accordion-content style="display:none"><p>Nobody knows.</p></div>',
    'Who built it?\n\nMonks built it.\n\n[h3]Who burned it?[/h3]\n\nNobody knows.',
  ],
  [
    'folded menus and boxes to share',
    '<div><button class=share-toggle>Share</button><div class=share-menu style="display:none"><a href="/x">Elsewhere</a></div></div>',
    '',
  ],
  [
    'an answer that the browser’s search would open',
    '<h3>Who built it?</h3><div hidden=until-found><p>The monks built it from river stone.</p></div>',
    '[h3]Who built it?[/h3]\n\nThe monks built it from river stone.',
  ],
];
