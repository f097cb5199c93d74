import * as z from 'zod/mini';
import type { ReadingTypeface, TextSize, Theme } from './appearance.ts';
import { TEXT_SIZES, THEMES, TYPEFACES } from './appearance.ts';
import type { Density, ListSort, ResultSort } from './row-choices.ts';
import { DENSITIES, LIST_SORTS, RESULT_SORTS } from './row-choices.ts';

const name = z.string().check(z.minLength(1), z.maxLength(60));
const abbreviation = z.string().check(z.minLength(1), z.maxLength(20));
/** Years that numbers hold exactly, with room for differences. */
const year = z.int().check(z.gte(-1e12), z.lte(1e12));

const era = z.object({
  name,
  /** Other ways to write it, such as “AE”. */
  abbreviations: z.array(abbreviation).check(z.maxLength(5)),
  /** `backward`: its years are counted down to its end, as in “20 BCE”. */
  direction: z.enum(['forward', 'backward']),
  /** The year before its first one, on an axis that all eras of the world share. */
  zero: year,
  /** Its last year as it counts them. Null: not known, or it goes on. A backward era's is the one farthest from zero. */
  lastYear: z.nullable(year),
});

/** An era of a world, as a person describes it. */
export type Era = z.infer<typeof era>;

/** Where the source credit of a capture goes. The outbox uses the same values. */
const SOURCE_FIELDS = ['footnotes', 'authornotes', 'scrapbook', 'sidebarcontent', 'content', 'none'] as const;

const JOURNAL = ['ask', 'off', 'on', 'secrets'] as const;
/** `ask`: the first editor asks. `secrets`: also in the editor of secrets. */
export type JournalSetting = (typeof JOURNAL)[number];

/** Maximum number of eras of a world. */
export const ERAS = 20;

const site = z.object({
  template: z.string(),
  categoryId: z.nullable(z.string()),
  tags: z.array(z.string()),
});
const world = z.object({ categoryId: z.nullable(z.string()) });
/** As many as one item of the browser's sync holds. */
const eraList = z.array(era).check(z.maxLength(ERAS));
const accent = z.union([z.number().check(z.gte(0), z.lte(360)), z.literal('cover')]);
const code = z.string().check(z.minLength(1), z.maxLength(80));

/** Which bodies of a world are copied: all, the newest, or only those that were opened. */
const BODIES = ['all', 'newest', 'opened'] as const;
/** Maximum number of worlds copied besides the current one. */
const COPIED = 50;

/** Schema and default value of each library setting. */
const LIBRARY = {
  copied: [z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(COPIED)), []],
  lookMinutes: [z.nullable(z.number().check(z.gte(5), z.lte(1440))), 60],
  bodies: [z.enum(BODIES), 'all'],
  keepSecrets: [z.boolean(), false],
  onMetered: [z.boolean(), false],
} as const satisfies Record<keyof LibrarySettings, readonly [z.ZodMiniType, unknown]>;

export interface LibrarySettings {
  /** Ids of worlds that are copied besides the current one, which always is. */
  copied: string[];
  /** Polling interval in minutes, from 5 to 1440. Null: only on request or when the panel opens. */
  lookMinutes: number | null;
  bodies: (typeof BODIES)[number];
  /** Also copy the contents of secrets, encrypted. Only has an effect while a passphrase is set. */
  keepSecrets: boolean;
  /** Also sync on metered connections and in data-saving mode. */
  onMetered: boolean;
}

export type SiteHabit = z.infer<typeof site>;
export type WorldHabit = z.infer<typeof world>;
/** A hue in degrees, or that of the world's cover. */
export type Accent = z.infer<typeof accent>;

export interface Settings {
  /** Number of the last migration that was applied. */
  version: number;
  sourceField: (typeof SOURCE_FIELDS)[number];
  /** How long a submitted draft can be undone, in seconds, from 0 to 60. */
  undoSeconds: number;
  /** Minutes of inactivity after which the vault is locked, from 1 to 1440. Null: never. */
  lockAfterMinutes: number | null;
  contextMenu: boolean;
  /** Newest first, at most 8. */
  recentTemplates: string[];
  /** Last choices on each site, by host name. */
  perSite: Record<string, SiteHabit>;
  /** Last choices in each world, by world id. */
  perWorld: Record<string, WorldHabit>;
  /** The panel's accent color in a world, by world id. Worlds without one have the product's own. */
  accents: Record<string, Accent>;
  /** The eras that dates of a world may name, by world id. */
  eras: Record<string, Era[]>;
  /** `world`: the world's own default for new articles. */
  defaultState: 'public' | 'private' | 'world';
  /** Sustained requests per second to World Anvil, from 0.1 to 5. */
  pace: number;
  /** What the panel does with the entry in the active tab: offers it, shows it, or neither. */
  follow: 'offer' | 'show' | 'off';
  /** Seconds of inactivity after which a revealed secret is covered again, from 5 to 3600. Null: never. */
  secretCoverSeconds: number | null;
  /** Whether sharing the screen hides statblocks and their counters, too. */
  hideStatblocks: boolean;
  /** Names of page features that the user switched off. */
  pagesOff: string[];
  /** Host names of worlds' custom domains, in addition to World Anvil's. */
  pageDomains: string[];
  /** Days that the history is kept, from 1 to 3650. */
  historyDays: number;
  /** Maximum size of the history in megabytes, from 1 to 2000. The oldest changes are deleted first. */
  historyMegabytes: number;
  /** Room for the versions of all entries in megabytes, from 10 to 5000. */
  versionsMegabytes: number;
  /** Maximum size of the stored images in megabytes, from 0 to 10000. 0: none are stored. */
  imageMegabytes: number;
  /** Whether what is typed in World Anvil's editors is kept on this device. */
  journal: JournalSetting;
  library: LibrarySettings;
  readingTypeface: ReadingTypeface;
  /** Language tag. Null: the browser's language, or English if we don't have that. */
  language: string | null;
  theme: Theme;
  textSize: TextSize;
  /** Rows of lists: with a second line, or compact. */
  density: Density;
  /** Whether rows say how many entries link to theirs. */
  linkCounts: boolean;
  /** The last chosen sort order of search results, and of lists. */
  resultSort: ResultSort;
  listSort: ListSort;
}

/** Maximum lengths of lists. The oldest items are dropped. */
export const RECENT_TEMPLATES = 8;
const HABITS = 500;

type Field = Exclude<keyof Settings, 'perSite' | 'perWorld' | 'accents' | 'eras' | 'library'>;

/** Schema and default value of each plain field. */
const FIELDS = {
  version: [z.int().check(z.gte(0)), 0],
  sourceField: [z.enum(SOURCE_FIELDS), 'footnotes'],
  undoSeconds: [z.number().check(z.gte(0), z.lte(60)), 10],
  lockAfterMinutes: [z.nullable(z.number().check(z.gte(1), z.lte(1440))), 30],
  contextMenu: [z.boolean(), true],
  recentTemplates: [z.array(code).check(z.maxLength(RECENT_TEMPLATES)), []],
  defaultState: [z.enum(['public', 'private', 'world']), 'world'],
  pace: [z.number().check(z.gte(0.1), z.lte(5)), 1],
  follow: [z.enum(['offer', 'show', 'off']), 'offer'],
  secretCoverSeconds: [z.nullable(z.number().check(z.gte(5), z.lte(3600))), 60],
  hideStatblocks: [z.boolean(), true],
  historyDays: [z.number().check(z.gte(1), z.lte(3650)), 90],
  historyMegabytes: [z.number().check(z.gte(1), z.lte(2000)), 50],
  versionsMegabytes: [z.number().check(z.gte(10), z.lte(5000)), 200],
  journal: [z.enum(JOURNAL), 'ask'],
  imageMegabytes: [z.number().check(z.gte(0), z.lte(10_000)), 200],
  readingTypeface: [z.enum(TYPEFACES), 'serif'],
  language: [z.nullable(z.string().check(z.minLength(2), z.maxLength(20))), null],
  theme: [z.enum(THEMES), THEMES[0]],
  textSize: [z.enum(TEXT_SIZES), TEXT_SIZES[0]],
  density: [z.enum(DENSITIES), DENSITIES[0]],
  linkCounts: [z.boolean(), false],
  resultSort: [z.enum(RESULT_SORTS), RESULT_SORTS[0]],
  listSort: [z.enum(LIST_SORTS), LIST_SORTS[0]],
  pagesOff: [z.array(code).check(z.maxLength(100)), []],
  pageDomains: [z.array(z.string().check(z.minLength(1), z.maxLength(253))).check(z.maxLength(50)), []],
} as const satisfies Record<Field, readonly [z.ZodMiniType, unknown]>;

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseField<T>(
  raw: Record<string, unknown>,
  name: Field | keyof LibrarySettings,
  rule: z.ZodMiniType<T>,
  fallback: T,
  broken: string[],
): T {
  if (!Object.hasOwn(raw, name)) return fallback;
  const parsed = rule.safeParse(raw[name]);
  if (parsed.success) return parsed.data;
  broken.push(name);
  return fallback;
}

/** Parses remembered choices one by one, so that an invalid one doesn't affect the others. */
function parseHabits<T>(raw: unknown, rule: z.ZodMiniType<T>): { kept: Record<string, T>; broken: boolean } {
  if (raw === undefined) return { kept: {}, broken: false };
  if (!isPlainObject(raw)) return { kept: {}, broken: true };
  const entries = Object.entries(raw).flatMap(([name, value]): [string, T][] => {
    const parsed = rule.safeParse(value);
    return parsed.success && name !== '__proto__' ? [[name, parsed.data]] : [];
  });
  return {
    kept: Object.fromEntries(entries.slice(-HABITS)),
    broken: entries.length < Object.keys(raw).length,
  };
}

function parseLibrary(stored: unknown): { kept: LibrarySettings; broken: boolean } {
  const raw = isPlainObject(stored) ? stored : {};
  const invalid: string[] = [];
  const kept: LibrarySettings = {
    copied: parseField<string[]>(raw, 'copied', LIBRARY.copied[0], [], invalid),
    lookMinutes: parseField<number | null>(raw, 'lookMinutes', ...LIBRARY.lookMinutes, invalid),
    bodies: parseField<LibrarySettings['bodies']>(raw, 'bodies', ...LIBRARY.bodies, invalid),
    keepSecrets: parseField<boolean>(raw, 'keepSecrets', ...LIBRARY.keepSecrets, invalid),
    onMetered: parseField<boolean>(raw, 'onMetered', ...LIBRARY.onMetered, invalid),
  };
  return { kept, broken: invalid.length > 0 || (stored !== undefined && !isPlainObject(stored)) };
}

/** Parses stored settings. Each invalid field falls back to its default. `broken`: some stored value was invalid. */
export function parseSettings(stored: unknown): { settings: Settings; broken: boolean } {
  const raw = isPlainObject(stored) ? stored : {};
  const invalid: string[] = [];
  const sites = parseHabits(Object.hasOwn(raw, 'perSite') ? raw.perSite : undefined, site);
  const worlds = parseHabits(Object.hasOwn(raw, 'perWorld') ? raw.perWorld : undefined, world);
  const accents = parseHabits(Object.hasOwn(raw, 'accents') ? raw.accents : undefined, accent);
  const eras = parseHabits(Object.hasOwn(raw, 'eras') ? raw.eras : undefined, eraList);
  const copy = parseLibrary(Object.hasOwn(raw, 'library') ? raw.library : undefined);
  const settings: Settings = {
    version: parseField(raw, 'version', ...FIELDS.version, invalid),
    sourceField: parseField<Settings['sourceField']>(raw, 'sourceField', ...FIELDS.sourceField, invalid),
    undoSeconds: parseField(raw, 'undoSeconds', ...FIELDS.undoSeconds, invalid),
    lockAfterMinutes: parseField<number | null>(raw, 'lockAfterMinutes', ...FIELDS.lockAfterMinutes, invalid),
    contextMenu: parseField<boolean>(raw, 'contextMenu', ...FIELDS.contextMenu, invalid),
    recentTemplates: parseField<string[]>(raw, 'recentTemplates', FIELDS.recentTemplates[0], [], invalid),
    perSite: sites.kept,
    perWorld: worlds.kept,
    accents: accents.kept,
    eras: eras.kept,
    defaultState: parseField<Settings['defaultState']>(raw, 'defaultState', ...FIELDS.defaultState, invalid),
    pace: parseField(raw, 'pace', ...FIELDS.pace, invalid),
    follow: parseField<Settings['follow']>(raw, 'follow', ...FIELDS.follow, invalid),
    secretCoverSeconds: parseField<number | null>(
      raw,
      'secretCoverSeconds',
      ...FIELDS.secretCoverSeconds,
      invalid,
    ),
    hideStatblocks: parseField<boolean>(raw, 'hideStatblocks', ...FIELDS.hideStatblocks, invalid),
    historyDays: parseField<number>(raw, 'historyDays', ...FIELDS.historyDays, invalid),
    historyMegabytes: parseField<number>(raw, 'historyMegabytes', ...FIELDS.historyMegabytes, invalid),
    versionsMegabytes: parseField<number>(raw, 'versionsMegabytes', ...FIELDS.versionsMegabytes, invalid),
    journal: parseField<JournalSetting>(raw, 'journal', ...FIELDS.journal, invalid),
    imageMegabytes: parseField<number>(raw, 'imageMegabytes', ...FIELDS.imageMegabytes, invalid),
    readingTypeface: parseField<ReadingTypeface>(raw, 'readingTypeface', ...FIELDS.readingTypeface, invalid),
    language: parseField<string | null>(raw, 'language', ...FIELDS.language, invalid),
    theme: parseField<Theme>(raw, 'theme', ...FIELDS.theme, invalid),
    textSize: parseField<TextSize>(raw, 'textSize', ...FIELDS.textSize, invalid),
    density: parseField<Density>(raw, 'density', ...FIELDS.density, invalid),
    linkCounts: parseField<boolean>(raw, 'linkCounts', ...FIELDS.linkCounts, invalid),
    resultSort: parseField<ResultSort>(raw, 'resultSort', ...FIELDS.resultSort, invalid),
    listSort: parseField<ListSort>(raw, 'listSort', ...FIELDS.listSort, invalid),
    pagesOff: parseField<string[]>(raw, 'pagesOff', FIELDS.pagesOff[0], [], invalid),
    pageDomains: parseField<string[]>(raw, 'pageDomains', FIELDS.pageDomains[0], [], invalid),
    library: copy.kept,
  };
  const unreadable = stored !== undefined && !isPlainObject(stored);
  return {
    settings,
    broken:
      unreadable || invalid.length > 0 || [sites, worlds, accents, eras, copy].some((part) => part.broken),
  };
}
