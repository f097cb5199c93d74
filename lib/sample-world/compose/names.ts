import type { Branch, HandWrittenArticle } from '../content/index.ts';
import {
  branches,
  covers,
  drownedWarden,
  flags,
  heron,
  isaura,
  lampEater,
  lore,
  people,
  places,
  portraits,
} from '../content/index.ts';
import {
  furtherLore,
  furtherNotes,
  furtherPeople,
  furtherPlaces,
  furtherStatblocks,
} from '../content/sample.ts';
import { sampleId } from '../world.ts';

/** The stand-in's tests know the first texts in British spelling. */
const SPELLINGS = [
  ['arbour', 'arbor'],
  ['Grey', 'Gray'],
  ['licence', 'license'],
  ['Armour', 'Armor'],
] as const;

export const american = (text: string): string =>
  SPELLINGS.reduce((result, [british, spelling]) => result.replaceAll(british, spelling), text);

const withTitle = ({ title }: HandWrittenArticle): boolean => title !== '';

/** All articles. The first ones are also the stand-in's. */
export const firstArticles = [...places, ...people, ...lore].filter(withTitle);
export const allArticles = [
  ...firstArticles.map((article) => ({ ...article, title: american(article.title) })),
  ...furtherPlaces,
  ...furtherPeople,
  ...furtherLore,
  ...furtherNotes,
];

export const articleId = (title: string): string => sampleId('article', title);
export const secretId = (title: string): string => sampleId('secret', title);
export const categoryId = (title: string): string => sampleId('category', title);

const templates = new Map(allArticles.map(({ title, template }) => [title, template]));

/** Fails if there is none, so that a test finds every misspelled title. */
export function templateOf(title: string): string {
  const template = templates.get(title);
  if (template === undefined) throw new Error(`There is no article ${title}`);
  return template;
}

/** Names of all pictures. An image's id is its place here, from 1 on. */
export const pictures: readonly (readonly [name: string, alt: string])[] = [
  ['harbor', 'A harbor city at dusk, with its lamps lit'],
  ['needle', 'A lamp on a black rock in the sea'],
  ['harbor-chart', 'A chart of the harbor'],
  ...[...covers, ...portraits, ...flags].map(([, name, alt]) => [name, alt] as const),
  ['coast-map', 'A map of the coast'],
];

export function imageId(name: string): string {
  const at = pictures.findIndex(([known]) => known === name);
  if (at < 0) throw new Error(`There is no picture ${name}`);
  return String(at + 1);
}

/** Statblocks with their templates. Their ids follow from their places. */
export const blocks: readonly (readonly [template: number, values: Readonly<Record<string, string>>])[] = [
  [21, lampEater],
  [2991, drownedWarden],
  [5104, { ...heron, picture: imageId('ship') }],
  [5210, isaura],
  ...furtherStatblocks.map((values) => [21, values] as const),
];

const FIRST_BLOCK = 363_530;

export function blockId(name: string): string {
  const at = blocks.findIndex(([, values]) => values.name === name);
  if (at < 0) throw new Error(`There is no statblock ${name}`);
  return String(FIRST_BLOCK + at);
}

/** Replaces names with ids: `{{Title}}`, `[block:Name]`, `[secret:Title]`, `[img:name]`. `{{gone:Title}}` leads nowhere. */
export const withIds = (text: string): string =>
  text
    .replaceAll(/\{\{(gone:)?(.+?)\}\}/g, (_, gone: string | undefined, title: string) =>
      gone
        ? `@[${title}](person:${articleId(gone + title)})`
        : `@[${title}](${templateOf(title)}:${articleId(title)})`,
    )
    .replaceAll(
      /\[(block|blocklink):([^\]\d][^\]]*)\]/g,
      (_, tag: string, name: string) => `[${tag}:${blockId(name)}]`,
    )
    .replaceAll(/\[secret:([^\]]+)\]/g, (_, title: string) => `[secret:${secretId(title)}]`)
    .replaceAll(/\[img:([a-z-]+)\]/g, (_, name: string) => `[img:${imageId(name)}]`);

/** All categories, each with the title of the one above it. */
export function allCategories(
  list: readonly Branch[] = branches,
  parent: string | null = null,
): { branch: Branch; parent: string | null; position: number }[] {
  return list.flatMap((branch, position) => [
    { branch, parent, position },
    ...allCategories(branch.under ?? [], branch.title),
  ]);
}
