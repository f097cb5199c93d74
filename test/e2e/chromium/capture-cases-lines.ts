import type { CaptureCase } from './capture-cases-marks.ts';

const style = (rules: string): string => `<style>${rules}</style>`;

/** Lines and spaces that only the style sheet makes. */
export const LINE_CASES: CaptureCase[] = [
  [
    'spans that are paragraphs',
    `${style('.p{display:block;margin:1em 0}')}<span class=p>Rain fell on Corrow.</span><span class=p>Nobody left.</span>`,
    'Rain fell on Corrow.\n\nNobody left.',
  ],
  [
    'lines of a song in one paragraph',
    `${style('p em{display:block}')}<p>The song goes<em>over the water</em><em>under the hill</em>and so on`,
    'The song goes[br][i]over the water[br]under the hill[/i][br]and so on',
  ],
  [
    'names that are lines of their own',
    `${style('.n cite{display:block;font-style:normal}')}<div class=n><b>Gates</b><cite>North gate</cite><cite>South gate</cite></div>`,
    '[b]Gates[/b]\n\nNorth gate\n\nSouth gate',
  ],
  [
    'elements that the page defines itself',
    `${style('x-line{display:block}')}<p><x-line>One</x-line><x-line>two</x-line></p>`,
    'One[br]two',
  ],
  [
    'labels and values in a grid',
    `${style('.f{display:grid;grid-template-columns:auto 1fr}')}<div class=f><span>Born</span><span>in the fog</span><span>Died</span><b>at sea</b></div>`,
    'Born[br]in the fog[br]Died[br][b]at sea[/b]',
  ],
  [
    'labels and values in rows',
    `${style('.r{display:flex}')}<div class=r><span>Strength</span><span>great</span></div><div class=r><span>Wits</span><span>few</span></div>`,
    'Strength[br]great\n\nWits[br]few',
  ],
  [
    'rows around an element without a box',
    `${style('.r{display:flex}.c{display:contents}')}<div class=r><span class=c><span>Strength</span><span>great</span></span></div>`,
    'Strength[br]great',
  ],
  [
    'inline list items',
    `${style('.l{display:list-item}')}<div><span class=l>One</span><span class=l>two</span></div>`,
    'One\n\ntwo',
  ],
  [
    'cells without a table',
    `${style('.c{display:table-cell}')}<div><span class=c>One</span><span class=c>two</span></div>`,
    'One two',
  ],
  [
    'a note at the side',
    `${style('.x{float:right}')}<p><span class=x>page twelve</span>The book opens`,
    'page twelve[br]The book opens',
  ],
  [
    'a large first letter',
    `${style('.x{float:left}')}<p><span class=x>T</span>he book opens`,
    'The book opens',
  ],
  [
    'a large first letter before an element',
    `${style('.x{float:left;margin-right:1em}')}<p><span class=x>T</span><span>he book opens</span>`,
    'The book opens',
  ],
  [
    'a short label before an element',
    `${style('.x{float:left;margin-right:1em}')}<p><span class=x>HP</span><b>Forty</b>`,
    'HP [b]Forty[/b]',
  ],
  [
    'words out of the flow',
    `${style('.x{position:absolute}')}<p>One<span class=x>two</span>three and<span class=x></span>four`,
    'One[br]two[br]three andfour',
  ],
  [
    'two lines of a heading',
    `${style('h2 span{display:block}')}<h2><span>Part three</span><span>The ferry</span></h2>`,
    '[h2]Part three[br]The ferry[/h2]',
  ],
  [
    'two lines of an item',
    `${style('li span{display:block}')}<ul><li><span>Ilsa</span><span>ferrywoman</span></ul>`,
    '[ul]\n[li]Ilsa[br]ferrywoman[/li]\n[/ul]',
  ],
  [
    'two lines of a cell',
    `${style('td span{display:block}')}<table><tr><td><span>Ilsa</span><span>ferrywoman</span><td>old<tr><td>x<td>y</table>`,
    '[table]\n[tr][td]Ilsa[br]ferrywoman[/td][td]old[/td][/tr]\n[tr][td]x[/td][td]y[/td][/tr]\n[/table]',
  ],
  [
    'two blocks of a quote',
    `${style('blockquote span{display:block}')}<blockquote><span>Stone</span><span>remembers</span></blockquote>`,
    '[quote]Stone\n\nremembers[/quote]',
  ],
  [
    'lines of code',
    `${style('pre span{display:block}')}<pre><code><span>a = 1</span><span>  b = 2</span></code></pre>`,
    '[code]\na = 1\n  b = 2\n[/code]',
  ],
  [
    'lines of two elements inside marks',
    `${style('.b{display:block}')}<p><em><span class=b>One</span></em><strong><span class=b>two</span></strong>`,
    '[i]One[/i][br][b]two[/b]',
  ],
  [
    'a box in the middle of a sentence',
    `${style('a{display:inline-flex}')}<p>Read <a><span>the book</span></a>. Then rest.`,
    'Read the book. Then rest.',
  ],
  [
    'chips without a space between them',
    `${style('.c{display:inline-block;padding:2px 8px}.m{margin-right:9px}')}<p><span class=c>Fire</span><span class=c>Water</span><p><b class=m>Air</b><b class=m>Earth</b>`,
    'Fire Water\n\n[b]Air Earth[/b]',
  ],
  [
    'letters in boxes of their own',
    `${style('.c{display:inline-block}')}<p><span class=c>F</span><span class=c>i</span><span class=c>re</span>`,
    'Fire',
  ],
  [
    'blocks within a line',
    `${style('.i{display:inline}')}<div><div class=i>Hel</div><div class=i>lo</div> <div class=i>world</div></div>`,
    'Hello world',
  ],
  [
    'a paragraph that goes on after its number',
    `${style('li p{display:inline}')}<ul><li><b>a</b> <p>One</p> <i>back</i></ul>`,
    '[ul]\n[li][b]a[/b] One [i]back[/i][/li]\n[/ul]',
  ],
  [
    'terms and meanings on one line each',
    `${style("dt,dd{display:inline;margin:0}dd::after{content:'\\A';white-space:pre}")}<dl><dt>Born:</dt> <dd>in fog</dd><dt>Died:</dt> <dd>at sea</dd></dl>`,
    '[b]Born:[/b] in fog[br][b]Died:[/b] at sea',
  ],
  [
    'a list within a sentence',
    `${style('.l,.l li{display:inline;padding:0}')}<div>It lies between <ul class=l><li>the sea</li>, the <li>marsh</li></ul> and nothing</div>`,
    'It lies between the sea, the marsh and nothing',
  ],
  [
    'a picture on a line of its own',
    `${style('img{display:block}')}<p>See<img src="https://i.example/a.png" alt="The map of Corrow">there`,
    'See[br][url:https://i.example/a.png]Image: The map of Corrow[/url][br]there',
  ],
  [
    'line ends of a style sheet',
    `${style('.n::after{content:"\\A";white-space:pre}.s::after{content:"\\A"}')}<p><b class=n>one</b><i class=n>two</i>three<p><b class=s>four</b>five`,
    '[b]one[/b][br][i]two[/i][br]three\n\n[b]four[/b] five',
  ],
  [
    'escaped signs of a style sheet',
    `${style(`.n::before{content:"\\201C\\22\\9 x\\5c y\\27  "}`)}<p class=n>one`,
    '“" x\\y\' one',
  ],
  [
    'labels of a style sheet',
    `${style(".r{display:flex}.r::before{content:'Founded'}.b::before{content:attr(data-label);display:block}.e::after{content:'';display:block}")}<div class=r>in spring</div><p><b class=b data-label=Ruler>Ann</b><p><i class=e>Seat</i>Corrow`,
    'Founded in spring\n\n[b]Ruler[br]Ann[/b]\n\n[i]Seat[/i][br]Corrow',
  ],
  [
    'a button that is a row',
    '<details open><summary style="display:flex"><span>Notes</span><span>of Ilsa</span></summary><p>x</p></details>',
    '[spoiler]x|Notes of Ilsa[/spoiler]',
  ],
];

const counted = (rules: string): string =>
  style(`ol,ul{list-style:none;counter-reset:a}li{counter-increment:a}${rules}`);

/** Numbers that a style sheet counts. */
export const COUNTER_CASES: CaptureCase[] = [
  [
    'a list that counts as lists do',
    `${counted('li::before{content:counter(a) ". "}')}<ol><li>one<li>two</ol>`,
    '[ol]\n[li]one[/li]\n[li]two[/li]\n[/ol]',
  ],
  [
    'bullets that are numbers',
    `${counted('li::before{content:counter(a)}')}<ul><li>one<li>two</ul>`,
    '[ol]\n[li]one[/li]\n[li]two[/li]\n[/ol]',
  ],
  [
    'a list that starts late',
    `${counted('ol{counter-reset:a 6}li::before{content:counter(a) ". "}')}<ol><li>seven<li>eight</ol>`,
    '[ul]\n[li]7. seven[/li]\n[li]8. eight[/li]\n[/ul]',
  ],
  [
    'letters in brackets',
    `${counted('li::before{content:"(" counter(a,lower-alpha) ") "}')}<ol><li>one<li>two</ol>`,
    '[ul]\n[li](a) one[/li]\n[li](b) two[/li]\n[/ul]',
  ],
  [
    'numbers of lists in lists',
    `${counted('li::before{content:counters(a,".") " "}')}<ol><li>one<ol><li>deep<li>deeper</ol><li>two</ol>`,
    '[ol]\n[li]one\n[ul]\n[li]1.1 deep[/li]\n[li]1.2 deeper[/li]\n[/ul][/li]\n[li]two[/li]\n[/ol]',
  ],
  [
    'a list that counts down',
    `${style('ol{list-style:none;counter-reset:c 3}li{counter-increment:c -1}li::before{content:counter(c) ". "}')}<ol><li>two<li>one</ol>`,
    '[ul]\n[li]2. two[/li]\n[li]1. one[/li]\n[/ul]',
  ],
  [
    'the browser’s own counter of items',
    `${style('ol{list-style:none}li::before{content:"Step " counter(list-item) ": "}')}<ol start=3><li>dig<li>fill</ol>`,
    '[ul]\n[li]Step 3: dig[/li]\n[li]Step 4: fill[/li]\n[/ul]',
  ],
  [
    'numbers that are written',
    `${style('ol{list-style:none}')}<ol><li><span>1.</span> dig<li><span>2.</span> fill</ol>`,
    '[ul]\n[li]1. dig[/li]\n[li]2. fill[/li]\n[/ul]',
  ],
  [
    'Roman numerals before paragraphs',
    `${style('.c{counter-reset:r}.c p::before{counter-increment:r;content:counter(r,upper-roman) " – "}')}<div class=c><p>one<p>two</div>`,
    'I – one\n\nII – two',
  ],
  [
    'chapters and their sections',
    `${style('article,body{counter-reset:ch}h2{counter-reset:sec;counter-increment:ch}h2::before{content:"Part " counter(ch) ": "}h3::before{counter-increment:sec;content:counter(ch) "." counter(sec) " "}')}<h2>Fog</h2><h3>Sea</h3><p>x</p><h3>Land</h3><p>y</p><h2>Sun</h2><h3>Sky</h3><p>z</p>`,
    '[h2]Part 1: Fog[/h2]\n\n[h3]1.1 Sea[/h3]\n\nx\n\n[h3]1.2 Land[/h3]\n\ny\n\n[h2]Part 2: Sun[/h2]\n\n[h3]2.1 Sky[/h3]\n\nz',
  ],
  [
    'every fifth line of a poem, and a counter that is set',
    `${style('.v{counter-reset:l}.v span{display:block;counter-increment:l 5}.v span::after{content:" " counter(l)}.s{counter-increment:z}.t{counter-set:z 9}.s::before{content:counter(z,decimal-leading-zero) " "}')}<p class=v><span>one</span><span>two</span></p><p class=s>a<p class="s t">b`,
    'one 5[br]two 10\n\n01 a\n\n09 b',
  ],
];
