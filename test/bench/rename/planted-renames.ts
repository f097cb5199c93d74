// Worlds with entries to rename, of which is known where their names stand, what each place has to become, and what has to
// stay as it is.

import type { FullArticle } from '../../../lib/model/index.ts';
import { Random } from '../../service/seed/random.ts';
import { exportedArticle } from '../../unit/library/import/exported.ts';
import { ORDINARY, plantedNames } from '../mentions/planted-names.ts';
import type { Language, Use } from './languages.ts';

/** A place that a rename has to change. UTF-16 offsets, end exclusive. */
export interface PlantedPlace {
  rename: number;
  field: string;
  start: number;
  end: number;
  expected: string | null;
  mayAsk: boolean;
}

export interface RenameArticle {
  resource: FullArticle;
  places: PlantedPlace[];
  /** By field: ids, addresses, code, dice and tags, which nothing may change. */
  hidden: Map<string, (readonly [start: number, end: number])[]>;
}

export interface PlannedRename {
  location: number;
  id: string;
  old: string;
  next: string;
}

export interface RenameWorld {
  titles: readonly string[];
  renames: readonly PlannedRename[];
  articles: readonly RenameArticle[];
}

export const idOf = (location: number): string =>
  `00000000-0000-4000-8000-${String(location).padStart(12, '0')}`;

/** Articles that have something of each rename, and how much of it. */
const SPREAD = 8;
const SENTENCES = { content: 36, scrapbook: 6 } as const;
/** Every tenth renamed entry has a namesake, and every fourth name is in a longer one. */
const NAMESAKES = 10;
const LONGER = 4;

type Writing = 'plain' | 'mention' | 'hidden' | 'longer' | 'other mention';
/** What stands in each article of a rename. Half of it has to change. */
const WRITINGS: readonly Writing[] = [
  'plain',
  'plain',
  'mention',
  'hidden',
  'hidden',
  'longer',
  'other mention',
];

/** Where a name is, and nobody reads it as one. */
const HIDDEN: readonly ((name: string) => string)[] = [
  (name) => `https://example.com/${name.replaceAll(' ', '_')} `,
  (name) => `[code]${name}[/code]`,
  (name) => `[noparse]${name}[/noparse]`,
  (name) => `/* ${name} */`,
  (name) => `[roll:1d6|${name}]`,
  (name) => `[container:${name}]x[/container]`,
  (name) => `[img:https://x.example/${name.replaceAll(' ', '-')}.png]`,
  (name) => `[url:https://x.example/${name.replaceAll(' ', '-')}]x[/url]`,
  (name) => `[unknown-tag:${name}]`,
  (name) => `${name.replaceAll(' ', '-')}.png`,
  (name) => `www.${name.replaceAll(' ', '')}.example/x`,
];

/** What stands around a name, without hiding it. */
const AROUND: readonly (readonly [before: string, behind: string])[] = [
  ...([
    ['', ''],
    ['', ''],
    ['', ''],
    ['', ','],
    ['(', ')'],
    ['“', '”'],
  ] as const),
  ...([
    ['[b]', '[/b]'],
    ['[i]', '[/i],'],
    ['\n[h2]', '[/h2]\n'],
    ['[ul][li]', '[/li][/ul]'],
  ] as const),
  ...([
    ['[quote]', '|x[/quote]'],
    ['[table][tr][td]', '[/td][/tr][/table]'],
    ['\n--x::', '--\n'],
  ] as const),
  ['[url:https://x.example/a]', '[/url]'],
];

class Writer {
  text = '';
  readonly places: PlantedPlace[] = [];
  readonly hidden: (readonly [number, number])[] = [];
  readonly #field: string;
  readonly #random: Random;
  readonly #filler: readonly string[];

  constructor(field: string, random: Random, filler: readonly string[]) {
    this.#field = field;
    this.#random = random;
    this.#filler = filler;
  }

  fill(count: number): void {
    const begins = this.text === '' || /[.\n] ?$/.test(this.text);
    for (let at = 0; at < count; at++) {
      const word = this.#filler[this.#random.below(this.#filler.length)] ?? '';
      this.text += `${begins && at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word} `;
    }
  }

  #place(rename: number, start: number, { expected, mayAsk = false }: Omit<Use, 'written'>): void {
    const end = this.text.length;
    this.places.push({ rename, field: this.#field, start, end, expected, mayAsk });
  }

  plain(rename: number, isPlace: boolean, { before = '', written, behind = '', ...use }: Use): void {
    const [open, close] = this.#random.pick([['', ''], ...AROUND]);
    this.text += open + before;
    const start = this.text.length;
    // A mark within the name, as around a drop cap.
    const isCut = written.length > 6 && !/\p{M}/u.test(written) && this.#random.chance(0.08);
    const cut = isCut ? 1 + this.#random.below(3) : 0;
    this.text += cut > 0 ? `[b]${written.slice(0, cut)}[/b]${written.slice(cut)}` : written;
    if (isPlace) this.#place(rename, cut > 0 ? start + '[b]'.length : start, use);
    this.text += `${behind}${close} `;
  }

  /** A mention. The label has the name as it is, or in a phrase. `isPlace`: it is one of the renamed entry. */
  mention(
    rename: number,
    isPlace: boolean,
    id: string,
    { before = '', written, behind = '', ...use }: Use,
  ): void {
    const isOld = this.#random.chance(0.2);
    const open = isOld ? `@[settlement:${id}](` : '@[';
    this.hide(open, '');
    this.text += before;
    const start = this.text.length;
    this.text += written;
    if (isPlace) this.#place(rename, start, use);
    this.text += behind;
    this.hide(isOld ? ')' : `](settlement:${id})`);
  }

  hide(text: string, then = ' '): void {
    this.hidden.push([this.text.length, this.text.length + text.length]);
    this.text += text + then;
  }

  end(): void {
    this.text = `${this.text.trimEnd()}.${this.#random.chance(0.3) ? '\n\n' : ' '}`;
  }
}

const isOrdinary = (name: string): boolean => ORDINARY.some((one) => one === name);

/** Names that no two entries share. `make`: another one, of roots that nobody has. */
function inventor(seed: number, count: number, { shapes }: Language, random: Random) {
  const titles = new Set(plantedNames(seed, count).map(({ title }) => title));
  const roots = [...titles].filter((title) => /^[A-Z][a-z]{3,}$/.test(title) && !isOrdinary(title));
  return (): string => shapes[random.below(shapes.length)]?.(roots.pop() ?? '', roots.pop() ?? '') ?? '';
}

/** A world of so many articles of about 3 kB in a language, with so many entries to rename. */
export function renameWorld(seed: number, language: Language, count: number, wanted: number): RenameWorld {
  const random = new Random(seed * 7_907 + count);
  const make = inventor(seed, count * 6, language, random);
  const titles = Array.from({ length: count }, make);
  const step = Math.floor(count / wanted);
  const renames = Array.from({ length: wanted }, (_, at): PlannedRename => {
    const location = at * step;
    return { location, id: idOf(location), old: titles[location] ?? '', next: make() };
  });
  const longerOf = (at: number): string =>
    language.longer[at % language.longer.length]?.(renames[at]?.old ?? '') ?? '';
  const hasNamesake = (at: number): boolean => at % NAMESAKES === 3;
  for (const [at, { location, old }] of renames.entries()) {
    if (hasNamesake(at)) titles[location + 1] = old;
    if (at % LONGER === 1) titles[location + 2] = longerOf(at);
  }
  const own = new Map(renames.map((one, at) => [one.location, at]));
  /** What stands where: by article. */
  const plan = new Map<number, { rename: number; writing: Writing }[]>();
  for (const rename of renames.keys())
    for (let article = 0; article < SPREAD; article++) {
      const at = random.below(count);
      plan.set(at, [...(plan.get(at) ?? []), ...WRITINGS.map((writing) => ({ rename, writing }))]);
    }
  const isTouched = new Set(renames.flatMap(({ location }) => [location, location + 1, location + 2]));
  const other = (): number => {
    for (;;) {
      const at = random.below(count);
      if (!isTouched.has(at)) return at;
    }
  };

  function write(writer: Writer, { rename, writing }: { rename: number; writing: Writing }): void {
    const { id, old, next } = renames[rename] ?? { id: '', old: '', next: '' };
    const used = (): Use => {
      for (;;) {
        const way = language.ways[random.below(language.ways.length)];
        const use = way?.(old, next, random);
        if (use) return use;
      }
    };
    switch (writing) {
      case 'plain':
        writer.plain(rename, !hasNamesake(rename), used());
        break;
      case 'mention':
        writer.mention(rename, true, id, used());
        break;
      case 'longer':
        if (rename % LONGER === 1) writer.plain(rename, false, { written: longerOf(rename), expected: null });
        break;
      case 'hidden':
        writer.hide(HIDDEN[random.below(HIDDEN.length)]?.(old) ?? '');
        break;
      case 'other mention': {
        const isOwn = random.chance(0.3);
        const written = isOwn ? 'X' : old;
        writer.mention(rename, false, isOwn ? id : idOf(other()), { written, expected: null });
      }
    }
  }

  const articles = titles.map((title, location): RenameArticle => {
    const waiting = plan.get(location) ?? [];
    const hidden: RenameArticle['hidden'] = new Map();
    const places: PlantedPlace[] = [];
    const texts: Record<string, string> = {};
    for (const [field, sentences] of Object.entries(SENTENCES)) {
      const writer = new Writer(field, random, language.filler);
      for (let at = 0; at < sentences; at++) {
        const next = random.chance(0.7) ? waiting.pop() : undefined;
        // Some sentences begin with it.
        if (!next || random.chance(0.85)) writer.fill(3 + random.below(7));
        if (next) write(writer, next);
        else if (random.chance(0.3)) writer.text += `${titles[other()]} `;
        else if (random.chance(0.2)) {
          const to = other();
          writer.mention(0, false, idOf(to), { written: titles[to] ?? '', expected: null });
        }
        writer.fill(1 + random.below(4));
        writer.end();
      }
      hidden.set(field, writer.hidden);
      places.push(...writer.places);
      texts[field] = writer.text;
    }
    const rename = own.get(location);
    const tagged = random.chance(0.01) ? random.below(wanted) : undefined;
    const whole = (at: number, field: string): void => {
      const { old = '', next = '' } = renames[at] ?? {};
      places.push({ rename: at, field, start: 0, end: old.length, expected: next, mayAsk: false });
    };
    if (rename !== undefined) whole(rename, 'title');
    if (tagged !== undefined && !hasNamesake(tagged)) whole(tagged, 'tags');
    const { content = '', scrapbook = '' } = texts;
    const section = { name: 'scrapbook', title: '', position: null, content: scrapbook, contentParsed: null };
    const { article: resource } = exportedArticle(idOf(location), title, {
      ...{
        content,
        text: { scrapbook },
        tags: tagged === undefined ? [] : [renames[tagged]?.old ?? ''],
        sections: [section],
      },
    });
    return { resource, places, hidden };
  });
  return { titles, renames, articles };
}
