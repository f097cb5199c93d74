import {
  Archive,
  BACKUP_KINDS,
  type BackupResource,
  type FindLink,
  keyOf,
  type Listed,
  linkBetween,
  MANIFEST,
  type Manifest,
  Places,
  type Run,
  recordsOf,
  writeManifest,
} from '../../lib/history/backup/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type Entry, everything, type LocalCopy, openLocalCopy } from '../../lib/library/index.ts';
import { safeAddress } from '../../lib/markup/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type Raw, unwrap, withoutRendered } from '../../lib/model/index.ts';
import { sourceOf } from '../../lib/stored-state/index.ts';
import { version } from '../../package.json';
import { packRecords, packTexts, readme, resourceMarkdown } from './pack-texts.ts';
import { packVersions } from './pack-versions.ts';

export interface Packing {
  run: Run;
  title: string;
  /** Secrets are read one by one while the file is made, and stored nowhere else. */
  withSecrets: boolean;
  /** Whether the older texts of entries are in it, too. */
  withVersions?: boolean;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  now?: () => Date;
}

export interface Packed {
  name: string;
  blob: Blob;
  resources: number;
  left: number;
}

/** The answer from World Anvil. Its rendered parts may show secrets, so they are kept only together with secrets. */
const answerOf = (raw: unknown, withSecrets: boolean): string =>
  `${JSON.stringify(withSecrets ? raw : withoutRendered(raw), null, 2)}\n`;

/** World Anvil's answer; what a page of an export said has none, so it is written in the terms of the offline copy. */
const recordOf = ({ raw, ...resource }: { raw: Raw }): object =>
  'id' in raw ? raw : { ...resource, ...raw };

/** Resolves links in a file: to other files of the backup, and of images to their address. */
function finder(places: Places, entries: ReadonlyMap<string, Listed>, from: string): FindLink {
  return (ref) => {
    const entry = entries.get(keyOf(ref));
    if (!entry) return null;
    const title = entry.title || t('common.untitled');
    const file = places.of(ref)?.markdown;
    if (file) return { href: linkBetween(from, file), title };
    const href = ref.kind === 'image' ? safeAddress(entry.url) : null;
    return href === null ? null : { href, title };
  };
}

/** Reads an entry from the offline copy; a secret from World Anvil, only for this file. */
async function readResource(library: LocalCopy, { worldId, kind, id }: Entry) {
  if (kind === 'secret') {
    const secret = unwrap(await request('backup.secret', { worldId, id }));
    return { resource: secret, updatedAt: secret.updatedAt, readAt: Date.now() };
  }
  return library.body(worldId, { kind, id });
}

/** Entries being read from the disk while others are packed. */
const READ_AHEAD = 6;

async function* readAhead(library: LocalCopy, entries: readonly Entry[]) {
  const reading = entries.slice(0, READ_AHEAD).map(begin);
  function begin(entry: Entry) {
    const read = readResource(library, entry);
    // A failure is reported when the entry's turn comes, or never if packing stops before.
    read.catch(() => {});
    return { entry, read };
  }
  for (let at = READ_AHEAD, next = reading.shift(); next; at++, next = reading.shift()) {
    const following = entries[at];
    if (following) reading.push(begin(following));
    yield { entry: next.entry, read: await next.read };
  }
}

/**
 * Packs everything read of a world as one ZIP. Rejects with an `AbortError`, with a `ProblemError` if a secret can't be
 * read, and with `ArchiveFull`.
 */
export async function packBackup(packing: Packing): Promise<Packed> {
  const { run, withSecrets, withVersions = true, signal, onProgress, now = () => new Date() } = packing;
  const { worldId } = run;
  const library = await openLocalCopy();
  const all = await everything(worldId);
  const entries = all.filter(({ kind }) => withSecrets || kind !== 'secret').sort(inOrder);
  const records = await recordsOf(worldId);
  const listed: readonly Listed[] = [...entries, ...records];
  const byKey = new Map(listed.map((entry) => [keyOf(entry), entry]));
  const places = new Places(listed);
  const archive = new Archive(now());
  const { world, syncedAt } = await library.world(worldId);
  const title = world?.title || packing.title;
  const source = (await sourceOf(worldId)) ?? 'account';
  // An export may have been read again meanwhile.
  const [ofWorld, readAt] = source === 'export' ? [{ ...world }, syncedAt] : [run.world, run.readyAt];
  await archive.add(
    'README.txt',
    readme({ withSecrets, source, service: run.service, refused: run.refused }),
  );
  await archive.add('world.json', answerOf(ofWorld, withSecrets));

  const resources: BackupResource[] = [];
  const left: Manifest['left'] = [];
  let at = 0;
  for await (const { entry, read } of readAhead(library, entries)) {
    signal.throwIfAborted();
    onProgress(at++, listed.length);
    const { kind, id } = entry;
    const place = places.of(entry);
    if (!place || !read) {
      left.push({ kind, id, title: entry.title });
      continue;
    }
    const { resource, updatedAt, readAt } = read;
    await archive.add(place.json, answerOf(recordOf(resource), withSecrets));
    const find = finder(places, byKey, place.markdown ?? place.json);
    const text = resourceMarkdown(kind, resource, find, categoryOf(entry, byKey));
    if (place.markdown && text !== null) await archive.add(place.markdown, text);
    const markdown = text === null ? null : place.markdown;
    resources.push({ kind, id, title: entry.title, updatedAt, readAt, json: place.json, markdown });
  }
  const context = {
    ...{ archive, places, worldId, titles: byKey, written: (json: unknown) => answerOf(json, withSecrets) },
    findFrom: (from: string) => finder(places, byKey, from),
  };
  const versions = await packTexts(context);
  const recorded = await packRecords({
    ...{ ...context, signal, records },
    onProgress: (done) => onProgress(entries.length + done, listed.length),
  });
  resources.push(...recorded.resources);
  left.push(...recorded.left);
  const olderTexts = withVersions ? await packVersions(context, { signal, onProgress }) : [];
  const made = now();
  const { beganAt, service } = run;
  const manifest = writeManifest({
    ...{ madeBy: `Loreside ${version}`, world: { id: worldId, title, url: world?.url ?? null }, source },
    service,
    ...{
      beganAt,
      readAt,
      madeAt: made.getTime(),
      withSecrets,
      refused: [...run.refused],
      resources,
      versions,
      olderTexts,
      left,
    },
    files: archive.files,
  });
  await archive.add(MANIFEST, manifest);
  const blob = archive.finish();
  return { name: fileName(title, made), blob, resources: resources.length, left: left.length };
}

const ORDER: ReadonlyMap<string, number> = new Map(BACKUP_KINDS.map((kind, at) => [kind, at]));
const inOrder = (a: Entry, b: Entry): number =>
  (ORDER.get(a.kind) ?? 0) - (ORDER.get(b.kind) ?? 0) || (a.id < b.id ? -1 : 1);

const categoryOf = ({ kind, categoryId }: Entry, entries: ReadonlyMap<string, Listed>): string | null =>
  kind === 'article' && categoryId !== null ? (entries.get(`category ${categoryId}`)?.title ?? null) : null;

/** The name starts with the product, so that people find the file among others. It is the same in every language. */
function fileName(title: string, made: Date): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const world = [...words].slice(0, 40).join('') || 'world';
  return `loreside-backup-${world}-${made.toISOString().slice(0, 10)}.zip`;
}
