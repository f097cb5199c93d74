import {
  type Archive,
  articleMarkdown,
  type BackupResource,
  categoryMarkdown,
  type FindLink,
  keyOf,
  type Listed,
  type Manifest,
  manuscriptMarkdown,
  type Places,
  type ReadKind,
  type RecordRow,
  type Run,
  recordMarkdown,
  recordRow,
  recordsBelow,
  secretMarkdown,
  statblockMarkdown,
  textsOf,
  versionMarkdown,
  versionsOf,
  versionText,
} from '../../lib/history/backup/index.ts';
import { formatList, t } from '../../lib/i18n/index.ts';
import type { Body, EntryKind } from '../../lib/library/index.ts';
import type {
  FullArticle,
  FullCategory,
  Manuscript,
  Secret,
  Statblock,
  WorldId,
} from '../../lib/model/index.ts';
import type { WorldSource } from '../../lib/stored-state/index.ts';

/** What is needed to write the files of a backup. */
interface PackContext {
  archive: Archive;
  places: Places;
  worldId: WorldId;
  /** Entries by key. */
  titles: ReadonlyMap<string, { title: string }>;
  written: (json: unknown) => string;
  findFrom: (path: string) => FindLink;
}

/** Packs the versions of all manuscripts with their texts. Resolves to their part of the manifest. */
export async function packTexts(context: PackContext): Promise<Manifest['versions']> {
  const { archive, places, worldId, titles, written, findFrom } = context;
  const packed: Manifest['versions'] = [];
  for (const { manuscriptId, versionId } of await versionsOf(worldId)) {
    const ref = { kind: 'manuscript', id: manuscriptId };
    const text = versionText(await textsOf(worldId, versionId));
    const title = text?.title ?? '';
    const place = places.part(ref, title, versionId);
    if (!text || !place) continue;
    await archive.add(place.json, written(text.json));
    const manuscript = titles.get(keyOf(ref))?.title ?? '';
    if (place.markdown) {
      const find = findFrom(place.markdown);
      await archive.add(
        place.markdown,
        versionMarkdown({ id: versionId, title, manuscript }, text.nodes, find),
      );
    }
    packed.push({ manuscriptId, id: versionId, title, ...place });
  }
  return packed;
}

type Tree = Parameters<typeof recordMarkdown>[0];

/** The deepest nesting is three levels: notes in sections in notebooks. */
const MAX_DEPTH = 4;

async function treeOf(worldId: WorldId, row: RecordRow, depth = 0): Promise<Tree> {
  const { kind, id, title, updatedAt, raw } = row;
  const below = depth < MAX_DEPTH ? await recordsBelow(worldId, id) : [];
  const children = await Promise.all(below.map((one) => treeOf(worldId, one, depth + 1)));
  return { kind, id, title, updatedAt, raw: raw ?? {}, children };
}

/**
 * Packs maps, timelines, notes and the like: each as JSON, and as Markdown together with its children if it has text.
 */
export async function packRecords(
  context: PackContext & {
    records: readonly Listed<ReadKind>[];
    signal: AbortSignal;
    onProgress: (done: number) => void;
  },
): Promise<{ resources: BackupResource[]; left: Manifest['left'] }> {
  const { archive, places, worldId, records, written, findFrom, signal, onProgress } = context;
  const resources: BackupResource[] = [];
  const left: Manifest['left'] = [];
  for (const [at, { kind, id, title, updatedAt }] of records.entries()) {
    signal.throwIfAborted();
    onProgress(at);
    const place = places.of({ kind, id });
    const row = await recordRow(worldId, kind, id);
    if (!place || !row?.raw) {
      left.push({ kind, id, title });
      continue;
    }
    await archive.add(place.json, written(row.raw));
    if (place.markdown) {
      const tree = await treeOf(worldId, row);
      await archive.add(place.markdown, recordMarkdown(tree, findFrom(place.markdown)));
    }
    resources.push({ kind, id, title, updatedAt, readAt: row.readAt, ...place });
  }
  return { resources, left };
}

type Resource = Body['resource'] | Secret;

const isArticle = (resource: Resource): resource is FullArticle =>
  'sections' in resource && 'relations' in resource;
const isCategory = (resource: Resource): resource is FullCategory => 'pageCover' in resource;
const isStatblock = (resource: Resource): resource is Statblock =>
  'template' in resource && 'source' in resource;
const isManuscript = (resource: Resource): resource is Manuscript => 'versions' in resource;
const isSecret = (resource: Resource): resource is Secret => 'groups' in resource;

/** An entry as Markdown; null if it has no text. `category` is the title of an article's category. Pure. */
export function resourceMarkdown(
  kind: EntryKind,
  resource: Resource,
  find: FindLink,
  category: string | null,
): string | null {
  if (kind === 'article' && isArticle(resource)) return articleMarkdown(resource, category, find);
  if (kind === 'category' && isCategory(resource)) return categoryMarkdown(resource, find);
  if (kind === 'statblock' && isStatblock(resource)) return statblockMarkdown(resource, find);
  if (kind === 'manuscript' && isManuscript(resource)) return manuscriptMarkdown(resource, find);
  if (kind === 'secret' && isSecret(resource)) return secretMarkdown(resource, find);
  return null;
}

type About = Pick<Run, 'service' | 'refused'> & { withSecrets: boolean; source: WorldSource };

function missing({ source, service, refused }: About): string[] {
  if (source === 'export') return [t('backup.readmeExport')];
  if (service === 'earlier') return [t('backup.readmeEarlier')];
  return refused.length === 0 ? [] : [t('backup.readmeRefused', { kinds: formatList(refused) })];
}

/** The README in the archive, for people who open it without Loreside. */
export const readme = (about: About): string =>
  `${[
    t('backup.readmeTitle'),
    '',
    'articles/',
    `    ${t('backup.readmeArticles')}`,
    'statblocks/ manuscripts/ maps/ timelines/ histories/ variables/ notebooks/ secrets/',
    `    ${t('backup.readmeOthers')}`,
    'json/',
    `    ${t('backup.readmeJson')}`,
    'versions/',
    `    ${t('backup.readmeVersions')}`,
    'world.json',
    `    ${t('backup.readmeWorld')}`,
    'manifest.json',
    `    ${t('backup.readmeManifest')}`,
    '',
    t(about.withSecrets ? 'backup.readmeSecrets' : 'backup.readmeNoSecrets'),
    ...missing(about),
    t('backup.readmeLinks'),
    ...(about.source === 'account' ? ['', t('backup.readmeCompare')] : []),
  ].join('\n')}\n`;
