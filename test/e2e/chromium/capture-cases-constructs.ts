import type { CaptureCase } from './capture-cases-marks.ts';

/** Small constructs with the same result whether they are selected or part of a whole page's article. */
export const CONSTRUCT_CASES: CaptureCase[] = [
  [
    'numbers of an item',
    '<ol><li>one<li value=7>seven<li>eight</ol>',
    '[ul]\n[li]1. one[/li]\n[li]7. seven[/li]\n[li]8. eight[/li]\n[/ul]',
  ],
  [
    'a list that counts down',
    '<ol reversed><li>c<li>b<li>a</ol>',
    '[ul]\n[li]3. c[/li]\n[li]2. b[/li]\n[li]1. a[/li]\n[/ul]',
  ],
  [
    'a list with letters',
    '<ol type=a start=26><li>z<li>aa</ol>',
    '[ul]\n[li]z. z[/li]\n[li]aa. aa[/li]\n[/ul]',
  ],
  [
    'a list with Roman numerals',
    '<ol type=I start=9><li>nine<li>ten</ol>',
    '[ul]\n[li]IX. nine[/li]\n[li]X. ten[/li]\n[/ul]',
  ],
  [
    'numbers by a style sheet',
    '<style>.r{list-style-type:lower-roman}</style><ol class=r><li>one<li>two</ol>',
    '[ul]\n[li]i. one[/li]\n[li]ii. two[/li]\n[/ul]',
  ],
  ['a quotation', '<p>She said <q>go <q>now</q></q>.', 'She said “go ‘now’”.'],
  ['a quotation in French', '<p lang=fr>Elle dit <q>viens</q>.', 'Elle dit «viens».'],
  ['a quotation with signs of its own', '<style>q{quotes:"<" ">"}</style><p>a <q>b</q>', 'a <b>'],
  ['a quotation without signs', '<style>q::before,q::after{content:none}</style><p>a <q>“b”</q>', 'a “b”'],
  [
    'a formula as a picture',
    '<p>so <img class=latex alt="E=mc^2" src="/f.png"> holds',
    'so [code]E=mc^2[/code] holds',
  ],
  [
    'a formula of MathJax',
    '<style>mjx-c::before{display:block;content:"?"}</style><p>so <mjx-container jax=CHTML><mjx-math aria-hidden=true><mjx-msup><mjx-mi><mjx-c class="mjx-c1D465 TEX-I"></mjx-c></mjx-mi><mjx-script><mjx-mn><mjx-c class=mjx-c32></mjx-c></mjx-mn></mjx-script></mjx-msup></mjx-math></mjx-container> holds',
    'so x[sup]2[/sup] holds',
  ],
  [
    'a formula of MathJax with its source for readers',
    '<p>so <mjx-container jax=CHTML><mjx-math aria-hidden=true><mjx-mi><mjx-c class=mjx-c78></mjx-c></mjx-mi></mjx-math><mjx-assistive-mml style="position:absolute;clip:rect(1px,1px,1px,1px);user-select:none;overflow:hidden"><math><msup><mi>x</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container> holds',
    'so x[sup]2[/sup] holds',
  ],
  [
    'a video of another site',
    '<p>a</p><iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0" title="Tides" width=560 height=315></iframe><p>b</p>',
    'a\n\n[url:https://www.youtube.com/watch?v=abcdefghijk]Video: Tides[/url]\n\nb',
  ],
  [
    'an advertisement',
    '<p>a</p><iframe src="https://x.doubleclick.net/ad" width=300 height=250></iframe><p>b</p>',
    'a\n\nb',
  ],
  [
    'a frame whose file is named as an advertisement',
    '<p>a</p><iframe src="https://x.example/content_inside_ad.html" width=300 height=250></iframe><p>b</p>',
    'a\n\nb',
  ],
  [
    'a video',
    '<p>a</p><p><video controls width=200 height=100><source src="/v/tide.mp4"></video></p>',
    'a\n\n[url:https://page.example/v/tide.mp4]Video: tide.mp4[/url]',
  ],
  [
    'a sound',
    '<p>a</p><p><audio controls src="/s/bell.ogg"></audio></p>',
    'a\n\n[url:https://page.example/s/bell.ogg]Audio: bell.ogg[/url]',
  ],
  [
    'a file',
    '<p>a</p><p><object data="/f/map.pdf" width=200 height=200></object></p>',
    'a\n\n[url:https://page.example/f/map.pdf]File: map.pdf[/url]',
  ],
  [
    'areas of an image',
    '<p>a <map name=m><area href="/north" alt=North><area href="/south" alt=South></map></p>',
    'a [url:https://page.example/north]North[/url] [url:https://page.example/south]South[/url]',
  ],
  [
    'a lazy picture with its address in a noscript',
    '<p>a <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" class=lazy alt="Kelp beds"><noscript><img src="/real.png?x=1&amp;y=2" alt="Kelp beds"></noscript> c',
    'a [url:https://page.example/real.png?x=1&y=2]Image: Kelp beds[/url] c',
  ],
  [
    'an advertisement in a noscript',
    '<p>a<noscript><img src="https://ad-emea.doubleclick.net/N1/ad/x" alt="Buy"></noscript>b',
    'ab',
  ],
  [
    'a tracker in a noscript',
    '<p>a<noscript><img height=1 width=1 src="https://t.example/p"></noscript>b',
    'ab',
  ],
  [
    'an image whose address is a whole set',
    '<p>a <img src="https://i.example/s.jpg 320w, https://i.example/l.jpg 1280w" alt="Kelp beds"> b',
    'a [url:https://i.example/l.jpg]Image: Kelp beds[/url] b',
  ],
  [
    `an address that is too long`,
    `<p><a href="https://a.example/?${'x'.repeat(5000)}">a</a> <img alt=b src="https://a.example/?${'y'.repeat(5000)}"> c`,
    'a c',
  ],
  [
    'tasks',
    '<ul><li><input type=checkbox checked disabled> done<li><input type=checkbox disabled> to do</ul>',
    '[ul]\n[li]☑ done[/li]\n[li]☐ to do[/li]\n[/ul]',
  ],
  [
    'a table of roles',
    '<div role=table><div role=rowgroup><div role=row><span role=columnheader>a</span><span role=columnheader>b</span></div></div><div role=rowgroup><div role=row><span role=cell>1</span><span role=cell>2</span></div></div></div>',
    '[table]\n[tr][th]a[/th][th]b[/th][/tr]\n[tr][td]1[/td][td]2[/td][/tr]\n[/table]',
  ],
  [
    'a table of styles',
    '<style>.t{display:table}.r{display:table-row}.c{display:table-cell}</style><div class=t><div class=r><div class=c>a</div><div class=c>b</div></div><div class=r><div class=c>1</div><div class=c>2</div></div></div>',
    '[table]\n[tr][td]a[/td][td]b[/td][/tr]\n[tr][td]1[/td][td]2[/td][/tr]\n[/table]',
  ],
  [
    'paragraphs that a style puts off the screen',
    '<style>.z p{position:absolute;left:-9999px}</style><div class=z><p>gone</p></div><p>x</p>',
    'x',
  ],
  [
    'words that nobody can see',
    '<p>a<span style="opacity:0">1</span><span style="position:absolute;clip:rect(0,0,0,0);width:1px;height:1px;overflow:hidden">2</span><span style="position:absolute;left:-9999px">3</span><span style="font-size:0">4<i style="font-size:9px">5</i></span><span style="position:absolute;clip-path:inset(50%)">6</span>b',
    'a[i]5[/i]b',
  ],
  [
    'a section that fades in',
    `<p>a</p><div style="opacity:0;transition:opacity 1s"><p>b</p></div><p>c</p>`,
    'a\n\nb\n\nc',
  ],
  [
    'a picture that fades in',
    '<p>a <img src="https://i.example/a.png" alt="Kelp beds" style="opacity:0"> c',
    'a [url:https://i.example/a.png]Image: Kelp beds[/url] c',
  ],
  [
    'a bold block',
    '<style>.k{font-weight:700}</style><div class=k>a</div><p class=k>b <i>c</i></p><p>d</p>',
    '[b]a[/b]\n\n[b]b [i]c[/i][/b]\n\nd',
  ],
  [
    'a bold link',
    '<style>.k{font-weight:700}</style><p>a <a class=k href="https://a.example/">b</a>',
    'a [url:https://a.example/][b]b[/b][/url]',
  ],
  ['what a browser slants', '<p><cite>a</cite> <dfn>b</dfn> <var>c</var>', '[i]a b c[/i]'],
  ['a heading by its role', '<div role=heading aria-level=3>T</div><p>b</p>', '[h3]T[/h3]\n\nb'],
  [
    'Docs’ own wrapper',
    '<b style="font-weight:normal"><p>a <span style="font-weight:700">b</span></p><p>c</p></b>',
    'a [b]b[/b]\n\nc',
  ],
  [
    'lines of code outside a pre',
    '<div style="white-space:pre">if x:\n  y()</div>',
    'if x:[br]\u00a0\u00a0y()',
  ],
  [
    'signs before words',
    '<style>.x::before{content:"• "}.y::after{content:" (gone)"}.f::before{content:"\\f015"}</style><p class=x>a</p><p class=y>b</p><p class=f>c</p>',
    '• a\n\nb (gone)\n\nc',
  ],
  [
    'numbers before words',
    '<style>.x{counter-increment:c}.x::before{content:"§" counter(c) " "}</style><p class=x>a</p><p class=x>b</p>',
    '§1 a\n\n§2 b',
  ],
  [
    'bullets of a style sheet',
    '<style>li{list-style:none}li::before{content:"● "}.d::before{content:"☑ "}</style><ul><li>a<li class=d>b</ul>',
    '[ul]\n[li]a[/li]\n[li]☑ b[/li]\n[/ul]',
  ],
  ['terms and meanings', '<dl><dt>a<dd>b<dt>c<dd>d</dl>', '[b]a[/b]\n\nb\n\n[b]c[/b]\n\nd'],
  ['small and marked words', '<p>a <small>b</small> <mark>c</mark>', 'a [small]b[/small] [mark]c[/mark]'],
  [
    'colored words',
    '<p>a <span style="color:red">b</span> <font color="#00f">c</font> <span style="color:#333">d</span>',
    'a [color:#ff0000]b[/color] [color:#0000ff]c[/color] d',
  ],
  [
    'centered lines',
    '<p>a</p><p style="text-align:center">b</p><center>c</center><p>d</p>',
    'a\n\n[center]b[/center]\n\n[center]c[/center]\n\nd',
  ],
  ['lines at the right', '<p>a</p><p align=right>b</p>', 'a\n\n[right]b[/right]'],
  [
    'a list of Word',
    '<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>One</p><p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">a.<span>&nbsp; </span></span>Deep</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Two</p><p>after</p>',
    '[ul]\n[li]One\n[ol]\n[li]Deep[/li]\n[/ol][/li]\n[li]Two[/li]\n[/ul]\n\nafter',
  ],
  [
    'a heading with a list in it',
    '<h3>t<ol><li>a<li>b</ol></h3><p>c',
    't\n\n[ol]\n[li]a[/li]\n[li]b[/li]\n[/ol]\n\nc',
  ],
  [
    'a button that is only a picture',
    '<details open><summary><svg><title>Notes</title></svg></summary><p>a</p><p>b</p></details>',
    '[spoiler]a\n\nb|Notes[/spoiler]',
  ],
  [
    'links that only pass a reader on',
    '<p><a href="https://www.google.com/url?q=https://a.example/x%3Fy%3D1&amp;sa=D&amp;ust=1">a</a> <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fb.example%2F%3Ffbclid%3D1&amp;h=2">b</a> <a href="https://out.reddit.com/t3_x?url=https%3A%2F%2Fc.example%2F&amp;token=x">c</a> <a href="https://www.google.com/search?q=https://d.example/">d</a>',
    '[url:https://a.example/x?y=1]a[/url] [url:https://b.example/]b[/url] [url:https://c.example/]c[/url] [url:https://www.google.com/search?q=https://d.example/]d[/url]',
  ],
];

/** Constructs that count only in a selection: form fields that a reader filled in. */
export const FIELD_CASES: CaptureCase[] = [
  [
    'fields that are filled in',
    '<p>a <select><option>x<option selected>x2</select><textarea>y\nz</textarea><input value=w> b',
    'a x2 y[br]z w b',
  ],
  [
    'a password and a card',
    '<p>a <input type=password value=secret><input autocomplete=cc-number value=4111> b',
    'a b',
  ],
];
