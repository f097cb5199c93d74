import * as z from 'zod/mini';
import type { ZipDamage } from '../../archive/index.ts';
import { type Message, message } from '../../i18n/index.ts';
import { type Instant, VERSIONED_KINDS } from '../../model/index.ts';
import { BACKUP_KINDS } from './run.ts';

/** Why a file can't be used as a backup. */
export type Damage = ZipDamage | 'notOurs' | 'newer' | 'badManifest';

const SENTENCES: Record<Damage, Message> = {
  notZip: message('backup.notZip'),
  cutShort: message('backup.cutShort'),
  unsafe: message('backup.unsafe'),
  unusual: message('backup.unusualZip'),
  tooLarge: message('backup.tooLarge'),
  fileTooLarge: message('backup.fileTooLarge'),
  notOurs: message('backup.notOurs'),
  newer: message('backup.newerVersion'),
  badManifest: message('backup.damagedContents'),
};

/** The file can't be used as a backup. `sentence` is shown to the user. */
export class BackupDamaged extends Error {
  readonly damage: Damage;
  readonly sentence: Message;

  constructor(damage: Damage) {
    super(`The file can't be used as a backup: ${damage}.`);
    this.name = 'BackupDamaged';
    this.damage = damage;
    this.sentence = SENTENCES[damage];
  }
}

export const MANIFEST = 'manifest.json';
const FORMAT = 'loreside-backup';
/** Increased when an older Loreside couldn't read the format any more. */
const VERSION = 2;

const text = z.string();
const count = z.int().check(z.gte(0));
/** A time in ISO 8601, or null if it isn't known. */
const moment = z.pipe(
  z.nullable(text),
  z.transform((iso): Instant | null => {
    const at = iso === null ? Number.NaN : Date.parse(iso);
    return Number.isNaN(at) ? null : at;
  }),
);

const kind = z.enum(BACKUP_KINDS);
const item = { id: text, title: text, json: text, markdown: z.nullable(text) };
const resource = z.object({ ...item, kind, updatedAt: moment, readAt: moment });
/** The older texts of an entry. */
const older = z.object({ kind: z.enum(VERSIONED_KINDS), id: text, json: text, count });
/** A manuscript version with its texts. */
const version = z.object({ ...item, manuscriptId: text });
const file = z.object({ path: text, bytes: count, sha256: text });

const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  madeBy: text,
  world: z.object({ id: text, title: text, url: z.nullable(text) }),
  /** What the world was read from: World Anvil, an export of it, or our own sample. Earlier manifests don't say. */
  source: z._default(z.enum(['account', 'export', 'sample']), 'account'),
  /** The API version of the JSON files: `current` is boromir, `earlier` is aragorn. */
  service: z.enum(['current', 'earlier']),
  /** When reading started, when it ended, and when the file was written. */
  beganAt: moment,
  readAt: moment,
  madeAt: moment,
  withSecrets: z.boolean(),
  /** Rendered texts contain embedded secrets: in no file, or in some. Version 1 doesn't say. */
  rendered: z.optional(z.enum(['left out', 'some'])),
  /** Kinds that World Anvil returned no list of. */
  refused: z._default(z.array(text), []),
  counts: z.record(text, count),
  /** The resources, under the name that all backups have for them. */
  things: z.array(resource),
  versions: z.array(version),
  /** Older texts, by entry. Earlier manifests have none. */
  olderTexts: z._default(z.array(older), []),
  /** Resources of the world that couldn't be read. */
  left: z.array(z.object({ kind: text, id: text, title: text })),
  files: z.array(file),
});

export type BackupResource = z.output<typeof resource>;
/** The contents of a backup, with checksums. */
export interface Manifest extends Omit<z.output<typeof manifest>, 'things'> {
  resources: BackupResource[];
}

const iso = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());

type Written = Omit<Manifest, 'format' | 'version' | 'counts' | 'rendered' | 'olderTexts'> &
  Partial<Pick<Manifest, 'olderTexts'>>;

export function writeManifest(whole: Written): string {
  const counts: Record<string, number> = {};
  for (const one of whole.resources) counts[one.kind] = (counts[one.kind] ?? 0) + 1;
  const {
    madeBy,
    world,
    source,
    service,
    withSecrets,
    refused,
    versions,
    olderTexts = [],
    left,
    files,
  } = whole;
  const head = {
    ...{ format: FORMAT, version: VERSION, madeBy, world, source, service },
    ...{ beganAt: iso(whole.beganAt), readAt: iso(whole.readAt), madeAt: iso(whole.madeAt) },
    ...{ withSecrets, rendered: withSecrets ? 'some' : 'left out', refused, counts },
    things: whole.resources.map((one) => ({
      ...one,
      updatedAt: iso(one.updatedAt),
      readAt: iso(one.readAt),
    })),
    ...{ versions, olderTexts, left, files },
  };
  return `${JSON.stringify(head, null, 1)}\n`;
}

/** Parses a manifest. Throws `BackupDamaged`. */
export function readManifest(json: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new BackupDamaged('badManifest');
  }
  const head = z.object({ format: z.literal(FORMAT), version: z.int() }).safeParse(value);
  if (!head.success) throw new BackupDamaged('notOurs');
  if (head.data.version > VERSION) throw new BackupDamaged('newer');
  const parsed = manifest.safeParse(value);
  if (!parsed.success) throw new BackupDamaged('badManifest');
  const { things, ...rest } = parsed.data;
  return { ...rest, resources: things };
}
