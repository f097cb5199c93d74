import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MarkupNode, parseMarkup } from '../../../lib/markup/index.ts';
import { TEMPLATE_CODES } from '../../../lib/model/index.ts';
import { sampleResources } from '../../../lib/sample-world/compose/index.ts';
import type { StoredResource } from '../../../lib/sample-world/database.ts';

let resources: StoredResource[];
beforeAll(() => {
  resources = sampleResources(Date.UTC(2026, 0, 1));
});

const of = (kind: string) => resources.filter((one) => one.kind === kind);
const textOf = ({ fields }: StoredResource) =>
  Object.values(fields)
    .filter((value) => typeof value === 'string')
    .join('\n');

/** Ids of the articles that a text mentions. */
const mentionsIn = (text: string): string[] =>
  [...text.matchAll(/@\[[^\]]+\]\(\w+:([\da-f-]{36})\)/g)].map(([, id = '']) => id);

describe('the articles', () => {
  it('are about 60, of every template', () => {
    const templates = new Set(of('article').map(({ fields }) => fields.templateType));
    expect([...templates].sort()).toEqual([...TEMPLATE_CODES].sort());
    expect(of('article').length).toBeGreaterThanOrEqual(60);
  });

  it('each lead to at least two others', () => {
    const few = of('article').filter((article) => {
      const others = new Set(mentionsIn(textOf(article)).filter((id) => id !== article.id));
      return others.size < 2;
    });
    expect(few.map(({ fields }) => fields.title)).toEqual([]);
  });

  it('are each linked from another', () => {
    const linked = new Set(
      of('article').flatMap((article) => mentionsIn(textOf(article)).filter((id) => id !== article.id)),
    );
    expect(
      of('article')
        .filter(({ id }) => !linked.has(id))
        .map(({ fields }) => fields.title),
    ).toEqual([]);
  });

  it('include drafts, private ones and ones in progress', () => {
    const flags = of('article').map(({ fields }) => fields);
    for (const [name, value] of [
      ['isDraft', true],
      ['isWip', true],
      ['state', 'private'],
    ] as const)
      expect(flags.filter((one) => one[name] === value).length).toBeGreaterThan(2);
  });
});

it('names nothing that isn’t there', () => {
  const known = new Set(resources.map(({ kind, id }) => `${kind} ${id}`));
  const dangling = resources.flatMap(({ fields, links }) =>
    Object.entries(links).flatMap(([name, { kind, ids }]) =>
      ids.filter((id) => !known.has(`${kind} ${id}`)).map(() => [fields.title, name]),
    ),
  );
  expect(dangling).toEqual([]);
  expect(resources.filter((one) => /\{\{/.test(textOf(one))).map(({ fields }) => fields.title)).toEqual([]);
  const mentioned = resources.flatMap((one) => mentionsIn(textOf(one)));
  // One leads nowhere, so that the link check finds something.
  expect(mentioned.filter((id) => !known.has(`article ${id}`))).toHaveLength(1);
});

it('has one resource for each id', () => {
  const keys = resources.map(({ kind, id }) => `${kind} ${id}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('is written in American spelling', () => {
  const british = /\b\w*(?:arbour|[Cc]olour|avour|[Gg]rey|licence|[Aa]rmour|entre\b)\w*/;
  expect(resources.flatMap((one) => british.exec(textOf(one))?.[0] ?? [])).toEqual([]);
});

it('brings the files of its images, and no others', () => {
  const folder = path.resolve(import.meta.dirname, '../../../public/sample');
  const files = readdirSync(folder).map((name) => [
    `/sample/${name}`,
    statSync(path.join(folder, name)).size,
  ]);
  expect(
    of('image')
      .map(({ fields }) => [fields.url, fields.size])
      .sort(),
  ).toEqual(files.sort());
});

it('never names an address on the network', () => {
  expect(resources.filter((one) => /https?:/.test(JSON.stringify(one)))).toEqual([]);
});

/** The plain text in a tree of markup. */
const wordsOf = (node: MarkupNode): string[] =>
  node.kind === 'text' ? [node.text] : 'children' in node ? node.children.flatMap(wordsOf) : [];

it('has only markup that Loreside can show', () => {
  const texts = ['article', 'secret', 'manuscript_part', 'manuscript_beat'].flatMap(of).map(textOf);
  const unread = texts.flatMap((text) =>
    parseMarkup(text)
      .flatMap(wordsOf)
      .filter((words) => /\[\/?\w/.test(words)),
  );
  expect(unread).toEqual([]);
});
