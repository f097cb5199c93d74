import type { Random } from '../../service/seed/random.ts';
import type { Planned } from '../../unit/checks/planned-world.ts';

/** What one contradiction consists of. The first entry has it, unless `ids` says otherwise. */
export interface Made {
  entries: Planned[];
  ids?: string[];
}

export interface Tools {
  /** A new article with a text. */
  article: (template: string, more?: Partial<Planned>) => Planned & { title: string };
  /** A year as people write it. */
  date: (year: number) => string;
  year: () => number;
  words: (count: number) => string;
  random: Random;
}

export const person = (
  { article, date }: Tools,
  born: number,
  died: number | null,
  more: Partial<Planned> = {},
) =>
  article('person', { ...more, texts: { dob: date(born), ...(died === null ? {} : { dod: date(died) }) } });

export const mention = ({ id, template, title }: Planned, label = title ?? ''): string =>
  `@[${label}](${template}:${id})`;
