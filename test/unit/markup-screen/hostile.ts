import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Attacks on this markup's renderer and on the page around it. */
const OWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>* { display: none }</style>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<link rel=preconnect href=https://evil.example/>',
  '<base href=https://evil.example/>',
  '<form action=https://evil.example/><button>x',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'chrome-extension://abc/options.html',
  'filesystem:https://evil.example/x',
  'view-source:https://evil.example/',
  'tel:123',
  '//evil.example/x',
  'https:evil.example',
  'https://user:pass@evil.example/',
  'https://еvil.example/', // a Cyrillic letter in it
  'red;background:url(https://evil.example/x)',
  'expression(alert(1))',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '../../../etc/passwd',
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus='",
  '[b][/b][i]',
  '[url:javascript:alert(1)]x[/url]',
  '[url=data:text/html,x]x[/url]',
  '[youtube:https://evil.example/]',
  '[youtube:"><script>]',
  '[pdf:javascript:alert(1)]',
  '[img:https://evil.example/x.png]',
  '[container:panel-main][center]x',
  '@[x](person:javascript:alert(1))',
  '@[[url:javascript:alert(1)]x[/url]](person:1)',
  '\u202Eevil\u202C \u2066x',
  `Z\u0334${'\u0335\u0336\u0337\u0338'.repeat(60)}`,
  'w'.repeat(4000),
  '{{constructor.constructor("alert(1)")()}}',
  `$${'{alert(1)}'}`,
  '\u0000\uFFFE\uD800',
];

/** Nesting that no person writes, to break out of the box. */
export const DEEP = [
  `${'[in]'.repeat(190)}deep`,
  `${'[quote]'.repeat(190)}deep`,
  `${'[ul][li]'.repeat(95)}deep`,
  `${'[aloud]'.repeat(190)}deep`,
  `${'[spoiler]'.repeat(190)}deep`,
  `${'[row][col]'.repeat(95)}deep`,
  `${'[table][tr][td]'.repeat(60)}deep`,
  `${'[small]'.repeat(190)}deep`,
  `${'[sup]'.repeat(190)}deep`,
  `${'[dc]'.repeat(190)}deep`,
  `[table]${'[tr]'}${'[td]a wide cell[/td]'.repeat(200)}[/tr][/table]`,
  `[code]\n${'x'.repeat(5000)}\n[/code]`,
  `[h1]${'M'.repeat(2000)}[/h1]`,
  `[b]${'M'.repeat(2000)}[/b]`,
  `[redacted:99999999]`,
  `[roll:${'9'.repeat(3000)}|${'M'.repeat(2000)}]`,
];

/** The strings of public collections, if `LORESIDE_CORPORA` names their folder; else null. */
export function corpus(): string[] | null {
  const folder = process.env.LORESIDE_CORPORA;
  const file = folder ? path.join(folder, 'hostile.json') : '';
  if (!folder || !existsSync(file)) return null;
  const vectors: { payload: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  return vectors.map(({ payload }) => payload);
}

export const ownPayloads: readonly string[] = OWN;

/** A payload in every place where the markup has a text, an address or an id. */
export const everyPlace = (payload: string): string[] => [
  payload,
  `[b]${payload}[/b] [i]${payload}`,
  `[url:${payload}]${payload}[/url] [url=${payload}|tab]x[/url]`,
  `@[${payload}](person:${payload}) @[x](${payload}) @[person:${payload}](x)`,
  `[img:${payload}] [img:1|${payload}] [block:${payload}] [blocklink:1|${payload}] [secret:${payload}]`,
  `[youtube:${payload}] [soundcloud:${payload}] [pdf:${payload}] [map:${payload}] [var:${payload}] [user:${payload}]`,
  `[quote]${payload}|${payload}[/quote][spoiler]${payload}|${payload}[/spoiler]`,
  `[roll:1d4|${payload}] [roll:${payload}] [redacted:${payload}] [tagged:${payload}]`,
  `[h2|${payload}]${payload}[/h2][toc][url:#${payload}]x[/url]`,
  `[tooltip:${payload}]${payload}[/tooltip] [color:${payload}|${payload}]${payload}[/color]`,
  `[container:${payload}]${payload}[/container][section:${payload}]x[/section][userstate:${payload}]x[/userstate]`,
  `--${payload}::${payload}--`,
  `[table][tr][th]${payload}[td]${payload}[/table][ul][li]${payload}[/ul][code]${payload}[/code][${payload}]`,
];
