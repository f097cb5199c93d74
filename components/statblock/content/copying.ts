import { t } from '../../../lib/i18n/index.ts';
import { plainTextOf } from '../../../lib/markup/index.ts';
import { readText } from '../../markup/index.ts';
import { type Creature, signed } from './creature.ts';
import type { SheetSection } from './sheet.ts';
import { statMarkup } from './stat-text.ts';
import type { Line } from './stored-schema.ts';

/** The titles of linked statblocks, by id. */
export type BlockTitles = ReadonlyMap<string, string>;

/** The ids of the statblocks that these texts link to. */
export const linkedBlocks = (texts: Iterable<string>): string[] => [
  ...new Set(
    [...texts].flatMap((text) => [...text.matchAll(/\[blocklink:\s*(\d{1,12})/gi)].map(([, id = '']) => id)),
  ),
];

/** Formats statblock texts without markup. A link without a known title keeps its number. */
function plainWith(titles: BlockTitles) {
  const plain = (text: string): string =>
    plainTextOf(
      readText(statMarkup(text), 'copy').nodes,
      (id) => titles.get(id) ?? t('statblock.numbered', { id }),
    );
  return {
    plain,
    lineOf: ({ label, text }: Line): string => `${label}: ${plain(text)}`,
    titled: (title: string | null, text: string): string =>
      title === null ? plain(text) : `${title.toUpperCase()}\n${plain(text)}`,
  };
}

const joined = (blocks: readonly (string | null)[]): string => blocks.filter(Boolean).join('\n\n');

/** A creature as plain text, in the order of print. */
export function creatureText(title: string, creature: Creature, titles: BlockTitles): string {
  const { lineOf, titled } = plainWith(titles);
  const { armorClass, hitPoints, speed, description } = creature;
  const vitals = [armorClass, hitPoints, speed].filter((line) => line !== null);
  const abilities = creature.abilities.map(
    ({ short, score, modifier }) => `${short} ${score}${modifier === null ? '' : ` (${signed(modifier)})`}`,
  );
  return joined([
    [title, creature.kind].filter(Boolean).join('\n'),
    vitals.map(lineOf).join('\n'),
    abilities.join('  '),
    creature.facts.map(lineOf).join('\n'),
    ...creature.chapters.map((chapter) => titled(chapter.title, chapter.text)),
    description && titled(description.label, description.text),
    creature.more.map(lineOf).join('\n'),
  ]);
}

/** Any other statblock as plain text, one line per value, without images. */
export function sheetText(title: string, sections: readonly SheetSection[], titles: BlockTitles): string {
  const { lineOf, plain } = plainWith(titles);
  return joined([
    title,
    ...sections.flatMap((section) => [
      section.title?.toUpperCase() ?? null,
      section.values
        .flatMap((value) => {
          if (value.as === 'picture') return [];
          const { label, text } = value.line;
          return value.as === 'line' ? [lineOf(value.line)] : [`${label}\n${plain(text)}`];
        })
        .join('\n'),
    ]),
  ]);
}
