import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allKinds } from '../../service/kinds/index.ts';
import { defaultQuirks } from '../../service/quirks.ts';

const text = readFileSync('docs/stand-in.md', 'utf8');

test("the documentation lists each kind's path and its first list", () => {
  for (const { kind, paths, lists } of allKinds) {
    const short = kind.replace('manuscript_', '_');
    expect([
      kind,
      paths.some((path) => text.includes(`\`${path}\``)) || text.includes(`\`${short}\``),
    ]).toEqual([kind, true]);
    if (!kind.startsWith('manuscript_')) expect(text).toContain(lists[0]?.path ?? 'no list');
  }
});

test('the documentation lists each quirk', () => {
  for (const name of Object.keys(defaultQuirks)) expect(text).toContain(`| \`${name}\` |`);
});
