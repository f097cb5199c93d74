import type { BenchQuery } from './queries.ts';

/** Every state of the search box while these are typed letter by letter. */
export const typedOut = (queries: readonly Pick<BenchQuery, 'typed'>[]): string[] =>
  queries.flatMap(({ typed }) => {
    const letters = [...typed];
    return letters.map((_, at) => letters.slice(0, at + 1).join('')).filter((text) => !text.endsWith(' '));
  });

const FILTERS = [
  'is:draft',
  'kind:article',
  'template:person',
  'is:private kind:image',
  '-is:wip',
  'kind:secret',
];

/** The same, each after a filter. */
export const filtered = (queries: readonly Pick<BenchQuery, 'typed'>[], tags: readonly string[]): string[] =>
  queries.flatMap((query, at) => {
    const tag = tags[at % tags.length];
    const filter = at % 3 === 0 && tag ? `tag:${tag}` : FILTERS[at % FILTERS.length];
    return typedOut([query]).map((typed) => `${filter} ${typed}`);
  });
