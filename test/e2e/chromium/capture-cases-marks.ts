/** A page's body, with ⟦ and ⟧ around the selection (without them all of it is selected), and the expected markup. */
export type CaptureCase = [name: string, body: string, markup: string | null];

export const MARK_CASES: CaptureCase[] = [
  ['a word inside bold', '<p>a <b>very ⟦bold⟧ word</b> here', '[b]bold[/b]'],
  ['a word inside nested marks', '<p><b>one <i>two ⟦three⟧</i></b>', '[b][i]three[/i][/b]'],
  [
    'a word inside a link',
    '<p><a href="https://a.example/x">go ⟦there⟧ now</a>',
    '[url:https://a.example/x]there[/url]',
  ],
  ['half a bold run and what follows', '<p><b>bo⟦ld</b> and plain⟧ text', '[b]ld[/b] and plain'],
  ['a word inside inline code', '<p>call <code>⟦run()⟧</code> now', '[code]run()[/code]'],
  ['white space stays outside marks', '<p>a<b> bold </b>b', 'a [b]bold[/b] b'],
  ['marks do not cross paragraphs', '<b><p>one</p><p>two</p></b>', '[b]one[/b]\n\n[b]two[/b]'],
  ['a mark inside a mark of its kind', '<p><b>a <strong>b</strong></b>', '[b]a b[/b]'],
  ['runs of one mark grow together', '<p><b>a</b><b>b</b>', '[b]ab[/b]'],
  ['empty marks leave nothing', '<p>a<b></b><i> </i>b', 'a b'],
  [
    'a document pasted from Docs',
    '<b style="font-weight:normal"><p><span style="font-weight:700">bold</span><span> plain</span></p></b>',
    '[b]bold[/b] plain',
  ],
  [
    'Docs italics and underlines',
    '<p><span style="font-style:italic">it</span> <span style="text-decoration:underline">un</span> <span style="text-decoration:line-through">st</span>',
    '[i]it[/i] [u]un[/u] [s]st[/s]',
  ],
  ['Docs raised text', '<p>x<span style="font-size:0.6em;vertical-align:super">2</span>', 'x[sup]2[/sup]'],
  [
    'a document published from Docs',
    '<style>.c1{font-weight:700}.c2{font-style:italic}.c3{text-decoration:underline}.c4{font-weight:400}.c5{font-size:.6em;vertical-align:super}</style><p><span class=c1>bold <span class=c2>both</span></span> <span class=c3>line</span> <b>all <span class=c4>none</span></b> x<span class=c5>2</span>',
    '[b]bold [i]both[/i][/b] [u]line[/u] [b]all[/b] none x[sup]2[/sup]',
  ],
  [
    'words in a paragraph that is bold as a whole',
    '<style>p{font-weight:700}.c{color:red}.n{font-weight:400}</style><p>a <span class=c>b</span> <span class=n>c</span></p>',
    '[b]a [color:#ff0000]b[/color][/b] c',
  ],
  [
    'an underlined word in a link',
    '<style>.u{text-decoration:underline}</style><p><a href="https://a.example/"><span class=u>a</span></a>',
    '[url:https://a.example/]a[/url]',
  ],
  ['a style cancels italics', '<p><em style="font-style:normal">plain</em>', 'plain'],
  [
    'Word weights',
    '<p class=MsoNormal><span style="mso-bidi-font-weight:bold">no</span> <span style="font-weight:bold">yes</span>',
    'no [b]yes[/b]',
  ],
  [
    'an underlined link is a link',
    '<p><a href="https://a.example/" style="text-decoration:underline">a</a>',
    '[url:https://a.example/]a[/url]',
  ],
  [
    'sup, sub, strike, inserted',
    '<p>H<sub>2</sub>O<sup>1</sup> <del>old</del> <ins>new</ins>',
    'H[sub]2[/sub]O[sup]1[/sup] [s]old[/s] [u]new[/u]',
  ],
  ['keys are code', '<p>Press <kbd>Ctrl</kbd>+<kbd>C</kbd>', 'Press [code]Ctrl[/code]+[code]C[/code]'],
  ['a relative link', '<p><a href="sub/x.html">x</a>', '[url:https://page.example/read/sub/x.html]x[/url]'],
  [
    'a script link is words',
    '<p><a href="javascript:alert(1)">x</a> <a href="data:text/html,x">y</a> <a href=" java\nscript:alert(1)">z</a>',
    'x y z',
  ],
  [
    'mail and telephone',
    '<p><a href="mailto:a@b.example">m</a> <a href="tel:+123">t</a>',
    '[url:mailto:a@b.example]m[/url] [url:tel:+123]t[/url]',
  ],
  [
    'trackers leave links',
    '<p><a href="https://a.example/?utm_source=x&id=1&fbclid=2#s">x</a>',
    '[url:https://a.example/?id=1#s]x[/url]',
  ],
  [
    'brackets and pipes in addresses',
    '<p><a href="https://a.example/?q=[b]|c d">x</a>',
    '[url:https://a.example/?q=%5Bb%5D%7Cc%20d]x[/url]',
  ],
  [
    'a comment sign in an address',
    '<p><a href="https://a.example/*/x">x</a>',
    '[url:https://a.example/%2A/x]x[/url]',
  ],
  [
    'a link around a heading',
    '<a href="https://a.example/"><h2>T</h2><p>b</p></a>',
    '[h2][url:https://a.example/]T[/url][/h2]\n\n[url:https://a.example/]b[/url]',
  ],
  ['ruby', '<p><ruby>漢<rt>かん</rt></ruby>字', '漢[sup]かん[/sup]字'],
  ['ruby with fallback brackets', '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>', '漢[sup]かん[/sup]'],
  ['soft hyphens go, joiners stay', '<p>hy&shy;phen می&zwnj;خواهم', 'hyphen می‌خواهم'],
  ['right to left', '<p dir=rtl>שלום <b>עולם</b>', 'שלום [b]עולם[/b]'],
  [
    'maths: powers and fractions',
    '<p><math><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
    'x[sup]2[/sup]+1/2',
  ],
  [
    'maths: the source of a formula is not read twice',
    '<p><math><semantics><mi>y</mi><annotation encoding="application/x-tex">y</annotation></semantics></math>',
    'y',
  ],
  ['emoji drawn as images', '<p>Hi <img class=emoji alt="😀" src="https://a.example/e.png">!', 'Hi 😀!'],
  ['a tracker’s pixel', '<p>a<img src="https://t.example/p.gif" width=1 height=1>b', 'a b'],
  [
    'a picture',
    '<p>See <img src="/i/a.png" alt="A lamp"> there',
    'See [url:https://page.example/i/a.png]Image: A lamp[/url] there',
  ],
  [
    'a picture without words',
    '<p><img src="https://a.example/a.png">',
    '[url:https://a.example/a.png]Image[/url]',
  ],
  [
    'a lazy picture',
    '<p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src="/b.png" alt=b>',
    '[url:https://page.example/b.png]Image: b[/url]',
  ],
  [
    'a picture in the page’s own bytes',
    '<p>a <img src="data:image/png;base64,AAAA" alt=x width=9 height=9> b',
    'a b',
  ],
  [
    'a picture inside a link',
    '<p><a href="https://a.example/"><img src="https://a.example/a.png" alt=p></a>',
    '[url:https://a.example/a.png]Image: p[/url]',
  ],
];

export const TRAP_CASES: CaptureCase[] = [
  [
    'tags in the text',
    '<p>write [b]x[/b] or [url:y]',
    'write [noparse][[/noparse]b]x[noparse][[/noparse]/b] or [noparse][[/noparse]url:y]',
  ],
  ['variables in the text', '<p>the [world:king] rules', 'the [noparse][[/noparse]world:king] rules'],
  [
    'citations stay readable',
    '<p>so it is [1] said [citation needed]',
    'so it is [1] said [citation needed]',
  ],
  ['mentions in the text', '<p>ask @[Ann](person:1)', 'ask [noparse]@[/noparse][Ann](person:1)'],
  [
    'an at sign before a link',
    '<p>@<a href="https://a.example/">ann</a>',
    '[noparse]@[/noparse][url:https://a.example/]ann[/url]',
  ],
  ['hidden text in the text', '<p>a /* b */ c', 'a /[noparse]*[/noparse] b */ c'],
  ['hidden text across marks', '<p>a /<b>*</b> b', 'a /[b]*[/b] b'],
  ['a sidebar row in the text', '<p>--Age::3--', '--Age:[noparse]:[/noparse]3--'],
  ['a scope operator stays', '<p>std::vector', 'std::vector'],
  ['a pipe in a quote', '<blockquote>a | b</blockquote>', '[quote]a | b|[/quote]'],
  [
    'a pipe deep in a quote',
    '<blockquote><p>x</p><blockquote>a | b</blockquote></blockquote>',
    '[quote]x\n\n[quote]a | b|[/quote]|[/quote]',
  ],
  ['a pipe elsewhere', '<p>a | b', 'a | b'],
  [
    'noparse in the text',
    '<p>[noparse]x[/noparse]',
    '[noparse][[/noparse]noparse]x[noparse][[/noparse]/noparse]',
  ],
  ['HTML in the text', '<p>&lt;b&gt;x&lt;/b&gt; &amp;amp;', '<b>x</b> &amp;'],
  [
    'traps in code',
    '<pre>/* [b] */</pre>',
    '[code]\n/[noparse]*[/noparse] [noparse][[/noparse]b] */\n[/code]',
  ],
  ['a tag cut by marks', '<p>[<b>b</b>]', '[[b]b[/b]]'],
  [
    'traps in a summary',
    '<details open><summary>a | [b]</summary>x</details>',
    '[spoiler]x|a ¦ [noparse][[/noparse]b][/spoiler]',
  ],
];
