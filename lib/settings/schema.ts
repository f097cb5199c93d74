import * as z from 'zod/mini';

/** Where the source block of a capture goes; the outbox knows the same words. */
const SOURCE_FIELDS = ['footnotes', 'authornotes', 'scrapbook', 'sidebarcontent', 'content', 'none'] as const;

const site = z.object({
  template: z.string(),
  categoryId: z.nullable(z.string()),
  tags: z.array(z.string()),
});
const world = z.object({ categoryId: z.nullable(z.string()) });
const code = z.string().check(z.minLength(1), z.maxLength(80));

/** Which of a world's full texts are copied: every one, the newest ones, or only those that were opened. */
const BODIES = ['all', 'newest', 'opened'] as const;
/** Worlds that are copied beside the chosen one. */
const COPIED = 50;

/** Every field of the library's settings: its rule and the value that stands where none, or a broken one, is stored. */
const LIBRARY = {
  copied: [z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(COPIED)), []],
  lookMinutes: [z.nullable(z.number().check(z.gte(5), z.lte(1440))), 60],
  bodies: [z.enum(BODIES), 'all'],
  keepSecrets: [z.boolean(), false],
  onMetered: [z.boolean(), false],
} as const satisfies Record<keyof LibrarySettings, readonly [z.ZodMiniType, unknown]>;

export interface LibrarySettings {
  /** Ids of worlds that are copied beside the chosen one, which always is. */
  copied: string[];
  /** Minutes between two looks for what is new, 5 to 1440; null: only when asked, or when the panel opens. */
  lookMinutes: number | null;
  bodies: (typeof BODIES)[number];
  /** Contents of secrets too, sealed; means something only while a passphrase is set. */
  keepSecrets: boolean;
  /** Also over a connection that counts or saves data. */
  onMetered: boolean;
}

export type SiteHabit = z.infer<typeof site>;
export type WorldHabit = z.infer<typeof world>;

export interface Settings {
  /** The number of the last migration that this object went through. */
  version: number;
  sourceField: (typeof SOURCE_FIELDS)[number];
  /** How long a submitted draft can be called back, in seconds, 0 to 60. */
  undoSeconds: number;
  /** Minutes without a key or a click after which a passphrase is asked for again, 1 to 1440; null: never. */
  lockAfterMinutes: number | null;
  contextMenu: boolean;
  /** Newest first, at most 8. */
  recentTemplates: string[];
  /** What was chosen last on a site, by host name. */
  perSite: Record<string, SiteHabit>;
  /** What was chosen last in a world, by its id. */
  perWorld: Record<string, WorldHabit>;
  /** `world`: whatever the world's own setting for new articles says. */
  defaultState: 'public' | 'private' | 'world';
  /** Requests a second that the service may see, sustained, 0.1 to 5. */
  pace: number;
  /** What the panel does with the thing that the tab beside shows: offers it, shows it by itself, or neither. */
  follow: 'offer' | 'show' | 'off';
  /** Seconds without a key or a movement after which a secret that is shown is covered again, 5 to 3600; null: never. */
  secretCoverSeconds: number | null;
  /** What Loreside does on pages of a world and was switched off, by name. */
  pagesOff: string[];
  /** Host names of worlds’ own domains, beside the platform’s. */
  pageDomains: string[];
  /** How long what stood before a change is kept, 1 to 3650. */
  historyDays: number;
  /** How much room it may take, 1 to 2000; the oldest goes first. */
  historyMegabytes: number;
  library: LibrarySettings;
}

/** Longest lists that are kept; the oldest go first. */
export const RECENT_TEMPLATES = 8;
const HABITS = 500;

type Field = Exclude<keyof Settings, 'perSite' | 'perWorld' | 'library'>;

/** Every plain field: its rule and the value that stands where none, or a broken one, is stored. */
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
  historyDays: [z.number().check(z.gte(1), z.lte(3650)), 90],
  historyMegabytes: [z.number().check(z.gte(1), z.lte(2000)), 50],
  pagesOff: [z.array(code).check(z.maxLength(100)), []],
  pageDomains: [z.array(z.string().check(z.minLength(1), z.maxLength(253))).check(z.maxLength(50)), []],
} as const satisfies Record<Field, readonly [z.ZodMiniType, unknown]>;

function plain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function field<T>(
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

/** Habits are told apart one by one: a broken one is left out and its neighbours stay. */
function habits<T>(raw: unknown, rule: z.ZodMiniType<T>): { kept: Record<string, T>; broken: boolean } {
  if (raw === undefined) return { kept: {}, broken: false };
  if (!plain(raw)) return { kept: {}, broken: true };
  const entries = Object.entries(raw).flatMap(([name, value]): [string, T][] => {
    const parsed = rule.safeParse(value);
    return parsed.success && name !== '__proto__' ? [[name, parsed.data]] : [];
  });
  return {
    kept: Object.fromEntries(entries.slice(-HABITS)),
    broken: entries.length < Object.keys(raw).length,
  };
}

function library(stored: unknown): { kept: LibrarySettings; broken: boolean } {
  const raw = plain(stored) ? stored : {};
  const bad: string[] = [];
  const kept: LibrarySettings = {
    copied: field<string[]>(raw, 'copied', LIBRARY.copied[0], [], bad),
    lookMinutes: field<number | null>(raw, 'lookMinutes', ...LIBRARY.lookMinutes, bad),
    bodies: field<LibrarySettings['bodies']>(raw, 'bodies', ...LIBRARY.bodies, bad),
    keepSecrets: field<boolean>(raw, 'keepSecrets', ...LIBRARY.keepSecrets, bad),
    onMetered: field<boolean>(raw, 'onMetered', ...LIBRARY.onMetered, bad),
  };
  return { kept, broken: bad.length > 0 || (stored !== undefined && !plain(stored)) };
}

/**
 * Whatever was stored, as settings: each field that cannot be understood falls back on its own.
 * `broken` says that something was there and could not be kept.
 */
export function parseSettings(stored: unknown): { settings: Settings; broken: boolean } {
  const raw = plain(stored) ? stored : {};
  const bad: string[] = [];
  const sites = habits(Object.hasOwn(raw, 'perSite') ? raw.perSite : undefined, site);
  const worlds = habits(Object.hasOwn(raw, 'perWorld') ? raw.perWorld : undefined, world);
  const copy = library(Object.hasOwn(raw, 'library') ? raw.library : undefined);
  const settings: Settings = {
    version: field(raw, 'version', ...FIELDS.version, bad),
    sourceField: field<Settings['sourceField']>(raw, 'sourceField', ...FIELDS.sourceField, bad),
    undoSeconds: field(raw, 'undoSeconds', ...FIELDS.undoSeconds, bad),
    lockAfterMinutes: field<number | null>(raw, 'lockAfterMinutes', ...FIELDS.lockAfterMinutes, bad),
    contextMenu: field<boolean>(raw, 'contextMenu', ...FIELDS.contextMenu, bad),
    recentTemplates: field<string[]>(raw, 'recentTemplates', FIELDS.recentTemplates[0], [], bad),
    perSite: sites.kept,
    perWorld: worlds.kept,
    defaultState: field<Settings['defaultState']>(raw, 'defaultState', ...FIELDS.defaultState, bad),
    pace: field(raw, 'pace', ...FIELDS.pace, bad),
    follow: field<Settings['follow']>(raw, 'follow', ...FIELDS.follow, bad),
    secretCoverSeconds: field<number | null>(raw, 'secretCoverSeconds', ...FIELDS.secretCoverSeconds, bad),
    historyDays: field<number>(raw, 'historyDays', ...FIELDS.historyDays, bad),
    historyMegabytes: field<number>(raw, 'historyMegabytes', ...FIELDS.historyMegabytes, bad),
    pagesOff: field<string[]>(raw, 'pagesOff', FIELDS.pagesOff[0], [], bad),
    pageDomains: field<string[]>(raw, 'pageDomains', FIELDS.pageDomains[0], [], bad),
    library: copy.kept,
  };
  const unreadable = stored !== undefined && !plain(stored);
  return { settings, broken: unreadable || bad.length > 0 || sites.broken || worlds.broken || copy.broken };
}
