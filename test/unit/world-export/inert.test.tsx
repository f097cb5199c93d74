import { expect, it } from 'vitest';
import { type ExportPart, readExportPage } from '../../../lib/world-export/index.ts';
import { PageParser } from '../../../lib/world-export/page-parser.ts';
import { exportPage } from './export-page.ts';
import { articlesOf, chunksOf, one, read } from './reading.ts';

it('makes elements that belong to no window, with no attribute that runs or loads', () => {
  const page = new PageParser();
  page.write(
    exportPage([
      one({
        body: '<p style="background:url(x)" onclick="evil()"><img src="a.png" srcset="b.png 2x" onerror="evil()"><a href="/x" ping="/y" target="_blank">x</a></p><link rel="stylesheet" href="c.css"><video src="d.mp4" poster="e.png"></video>',
      }),
    ]),
  );
  page.end();
  const root = page.next()?.root;
  expect(root?.ownerDocument.defaultView).toBeNull();
  const inText = [...(root?.querySelectorAll('.main-content *') ?? [])].map((element) =>
    `${element.localName} ${element.getAttributeNames()}`.trim(),
  );
  expect(inText).toEqual(['p', 'img src', 'a href']);
});

it('keeps nothing that could run or load, and reads images as addresses', async () => {
  const body =
    '<p>A<script>evil()</script><svg onload="evil()"><text>no</text></svg><img src="https://worldanvil.com/uploads/images/a.png" onerror="evil()" srcset="/b.png 2x" alt="Map"><img src="https://t.example/p.gif" width="1" height="1"><a href="javascript:evil()">B</a></p>';
  const [item] = articlesOf(await read(exportPage([one({ body })])));
  expect(item?.article.content).toBe('A [url:https://worldanvil.com/uploads/images/a.png]Image: Map[/url] B');
});

it('leads to no file that a browser saved beside the page', async () => {
  const body =
    '<p><img src="./Saltmere_files/map.jpg" alt="The map"> <img src="Saltmere_files/a.png" title="a.png"> <a href="notes.html">Notes</a> <a href="/w/saltmere/a/x">Wick</a></p>';
  const parts: ExportPart[] = [];
  const options = {
    worldId: 'w',
    address: null,
    signal: new AbortController().signal,
    pause: async () => {},
  };
  for await (const part of readExportPage(chunksOf(exportPage([one({ body })])), options)) parts.push(part);
  expect(articlesOf(parts)[0]?.article.content).toBe(
    'Image: The map Image: a.png Notes [url:https://www.worldanvil.com/w/saltmere/a/x]Wick[/url]',
  );
});
