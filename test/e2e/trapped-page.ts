/** Everything on a page that makes a browser request something, each from a host of its own. */
const TRAP = [
  ...[
    `<script>fetch('https://script.invalid/')</script>`,
    '<script src="https://source.invalid/a.js"></script>',
  ],
  '<img src="https://pixel.invalid/p.gif" width="1" height="1">',
  '<img src="https://image.invalid/a.png" srcset="https://set.invalid/b.png 2x" alt="Map" width="600">',
  '<picture><source srcset="https://picture.invalid/c.png"><img src="https://fallback.invalid/d.png"></picture>',
  '<link rel="stylesheet" href="https://link.invalid/a.css"><link rel="prefetch" href="https://prefetch.invalid/">',
  '<style>@import url(https://import.invalid/b.css); body { background: url(https://css.invalid/e.png) }</style>',
  '<p style="background: url(https://inline.invalid/f.png)">Salt</p>',
  '<video src="https://video.invalid/a.mp4" poster="https://poster.invalid/g.png" autoplay></video>',
  '<audio src="https://audio.invalid/a.mp3" autoplay></audio><object data="https://object.invalid/"></object>',
  '<iframe src="https://frame.invalid/"></iframe><embed src="https://embed.invalid/"><svg><image href="https://svg.invalid/h.png"/></svg>',
  '<base href="https://base.invalid/"><meta http-equiv="refresh" content="0;url=https://refresh.invalid/">',
].join('');

/** Sets the trap before the articles and in the text of the first one. */
export const trapped = (html: string): string =>
  html
    .replace('<h2>World Codex</h2>', () => `<h2>World Codex</h2>${TRAP}`)
    .replace('<section class="wa-section main-content">', (section) => section + TRAP);
