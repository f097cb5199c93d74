import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import '../../../entrypoints/background/lentlibraries.ts';

const ROOMS = ['lib', 'entrypoints/deferred', 'components/search'];

/** Types that share the namespace; no value stands behind them. */
const TYPES: ReadonlySet<string> = new Set(['core', 'infer', 'input', 'output', 'ZodMiniType']);

const sources = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(room, file), 'utf8')),
).filter((text) => text.includes("'zod/mini'"));

it('the start script lends every part of the schema library that the deferred one may use', () => {
  const used = new Set(
    sources.flatMap((text) => [...text.matchAll(/\bz\.([a-zA-Z]+)/g)].map(([, name]) => name)),
  );
  const lent = Object.keys(globalThis.loresideLibraries.zod);
  expect(sources.length).toBeGreaterThan(20);
  expect([...used].filter((name) => name && !TYPES.has(name) && !lent.includes(name))).toEqual([]);
});
