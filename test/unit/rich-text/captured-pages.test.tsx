import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDocument } from '../../../components/rich-text/read-document.ts';
import { schema } from '../../../components/rich-text/schema.ts';
import { writeDocument } from '../../../components/rich-text/write-document.ts';
import { readDom } from '../../../lib/markup/index.ts';

const corpora = process.env.LORESIDE_CORPORA;
const pages = corpora && existsSync(corpora) ? path.join(corpora, 'pages') : null;

test.skipIf(!pages)(
  'captured pages come back byte for byte, and blocks are written as they were captured',
  () => {
    let same = 0;
    let blocks = 0;
    for (const id of readdirSync(pages ?? '')) {
      const html = readFileSync(path.join(pages ?? '', id, 'expected.html'), 'utf8');
      const { body } = new DOMParser().parseFromString(html.replace(/<iframe\b/g, '<i-frame'), 'text/html');
      const { markup } = readDom(body, { base: 'https://a.example/' });
      const read = readDocument(markup);
      expect(writeDocument(read.doc, read)).toBe(markup);
      read.doc.forEach((node, _position, at) => {
        if (node.type === schema.nodes.island) return;
        blocks++;
        const block = node.type.create({ ...node.attrs, origin: null }, node.content);
        const again = writeDocument(schema.nodes.doc.create(null, block), { ...read, blocks: [], after: '' });
        if (again === read.blocks[at]?.markup) same++;
      });
    }
    expect(blocks).toBeGreaterThan(1000);
    expect(same / blocks).toBeGreaterThan(0.95);
  },
);
