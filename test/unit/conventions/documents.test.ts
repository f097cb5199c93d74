import { describe, expect, test } from 'vitest';
import { deadLinks } from '../../../scripts/conventions/index.ts';

const files = new Set([
  'README.md',
  'docs/outbox.md',
  'lib/outbox/delivery/sender.ts',
  'lib/outbox/',
  'docs/a.png',
]);
const outbox = { path: 'docs/outbox.md', text: '# Outbox\n\n## What can’t fail?\n\n## `lib`: two\n' };

function deadIn(text: string, path = 'README.md'): string[] {
  return deadLinks([{ path, text }, outbox], (file) => files.has(file));
}

describe('deadLinks', () => {
  test('accepts existing files, folders, anchors and external addresses', () => {
    expect(
      deadIn('[a](docs/outbox.md) [b](docs/outbox.md#what-cant-fail) [c](docs/outbox.md#lib-two)'),
    ).toEqual([]);
    expect(
      deadIn(
        '`lib/outbox/delivery/sender.ts` and `lib/outbox/`; [site](https://x.example/no) <img src="docs/a.png">',
      ),
    ).toEqual([]);
    expect(deadIn('[up](../README.md) [here](a.png)', 'docs/other.md')).toEqual([]);
  });

  test('reports a missing file, anchor or image', () => {
    expect(deadIn('[a](docs/none.md)')).toEqual(['README.md: the link docs/none.md leads nowhere.']);
    expect(deadIn('[a](docs/outbox.md#none)')).toHaveLength(1);
    expect(deadIn('# Top\n[a](#none) [b](#top)')).toHaveLength(1);
    expect(deadIn('<source srcset="docs/none.png">')).toHaveLength(1);
    expect(deadIn('[b](outbox.md)')).toHaveLength(1);
  });

  test('reports a missing path in backticks, but not patterns or code blocks', () => {
    expect(deadIn('`lib/outbox/keeper.ts`')).toEqual(['README.md: lib/outbox/keeper.ts does not exist.']);
    expect(deadIn('`test/none/`')).toHaveLength(1);
    expect(deadIn('`lib/*/index.ts` `lib/<module>/` `lib/{a,b}.ts`')).toEqual([]);
    expect(deadIn('```sh\ncat `lib/none.ts` [a](none.md)\n```\n')).toEqual([]);
  });
});
