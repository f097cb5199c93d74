import { type BackupKind, type BackupResource, compareFields } from '../../../lib/history/backup/index.ts';
import { type PlanRow, readPutBack, THINGS } from '../../../lib/import/index.ts';
import type { Json, Raw } from '../../../lib/model/index.ts';
import { type BackupFiles, rawIn } from '../../../lib/put-back/index.ts';
import type { FullService } from '../../../lib/service/index.ts';
import type { Platform } from '../../service/index.ts';

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
const made = async <Id>(creating: Promise<{ id: Id | null }>): Promise<Id> => {
  const { id } = await creating;
  if (id === null) throw new Error('Not created');
  return id;
};

/** An entry of a test's world: what it is called, and its kind and id. */
export interface Made {
  kind: BackupKind;
  id: string;
  title: string;
}

/** Creates a small world of every kind that can be created, in which nearly everything links to something later or earlier. */
export async function furnish(service: FullService, worldId: string, platform: Platform): Promise<Made[]> {
  const all: Made[] = [];
  const add = async (kind: BackupKind, title: string, creating: Promise<{ id: string | number | null }>) => {
    const id = String(await made(creating));
    all.push({ kind, id, title });
    return id;
  };
  const lands = await add('category', 'Lands', service.createCategory({ worldId, title: 'Lands' }));
  const coasts = await add(
    'category',
    'Coasts',
    service.createCategory({ worldId, title: 'Coasts', parentId: lands, state: 'private' }),
  );
  // Another of this title in the same place.
  await add('category', 'Coasts', service.createCategory({ worldId, title: 'Coasts', parentId: lands }));
  const article = (title: string, fields: object) =>
    add('article', title, service.createArticle({ worldId, title, template: 'article', ...fields }));
  const quay = await article('Grey Quay', { categoryId: coasts, tags: ['harbor'], isDraft: true });
  const orra = await article('Orra', {
    ...{ categoryId: lands, articleParentId: quay, state: 'private', isWip: true },
    ...{ content: `Sails from @[the quay](article:${quay}).`, sidebarcontent: `See [articleblock:${quay}]` },
  });
  const group = await add(
    'subscribergroup',
    'Patrons',
    service.createSubscriberGroup({ worldId, title: 'Patrons' }),
  );
  const folder = await add(
    'blockfolder',
    'Beasts',
    service.createStatblockFolder({ worldId, title: 'Beasts' }),
  );
  const [template] = platform.entities('blocktemplate');
  const [system] = platform.entities('rpgsystem');
  const statblock = (title: string, source: string) => ({
    ...{ worldId, title, source, parser: 'yaml', folderId: Number(folder) },
    ...{ templateId: Number(template?.id), systemId: Number(system?.id) },
  });
  const eel = await add('statblock', 'Eel', service.createStatblock(statblock('Eel', 'name: "Eel"\n')));
  const pike = await add(
    'statblock',
    'Pike',
    service.createStatblock(statblock('Pike', `eats: "@[Eel](block:${eel}) of @[Orra](article:${orra})"\n`)),
  );
  await service.patchStatblock(Number(eel), { source: `fears: "@[Pike](block:${pike})"\n` });
  const secret = await add(
    'secret',
    'The debt',
    service.createSecret({
      ...{ worldId, title: 'The debt', content: `@[Orra](article:${orra}) owes.`, articleId: orra },
      ...{ groupIds: [group] },
    }),
  );
  const flood = await add(
    'history',
    'The flood',
    service.createHistory({
      ...{ worldId, title: 'The flood', content: `At @[the quay](article:${quay})`, articleId: quay },
      begins: { year: '12', month: 3, day: null, hour: null, minute: null },
    }),
  );
  await add(
    'timeline',
    'Ages',
    service.createTimeline({ worldId, title: 'Ages', historyIds: [flood], type: 'parallel' }),
  );
  const words = await add(
    'variable_collection',
    'Words',
    service.createVariableCollection({ worldId, title: 'Words', prefix: 'w' }),
  );
  await add(
    'variable',
    'toll',
    service.createVariable({ worldId, collectionId: words, key: 'toll', value: `@[Orra](article:${orra})` }),
  );
  await service.patchArticle(quay, worldId, {
    content: `@[Orra](article:${orra}), [block:${pike}], [secret:${secret}] and ${quay}.`,
  });
  await service.patchCategory(coasts, { description: `With @[Grey Quay](article:${quay})` });
  const book = await add('manuscript', 'The book', service.createManuscript({ worldId, title: 'The book' }));
  const version = await made(service.createManuscriptVersion({ manuscriptId: book, title: 'First' }));
  const part = await made(service.createManuscriptPart({ versionId: version, title: 'One', type: 'text' }));
  for (const [position, content] of [`Of @[Orra](article:${orra}).`, 'And the sea.'].entries())
    await service.createManuscriptBeat({ partId: part, content, position });
  return all;
}

/** The texts of the manuscript, as the backup's file of its version has them. */
async function versionsOf(service: FullService, manuscriptId: string): Promise<[id: string, file: Json][]> {
  const files: [string, Json][] = [];
  for await (const { id } of service.everyManuscriptVersion(manuscriptId)) {
    const parts: Record<string, { part: Raw; beats: Record<string, Raw> }> = {};
    for await (const part of service.everyManuscriptPart(id)) {
      const beats: Record<string, Raw> = {};
      for await (const beat of service.everyManuscriptBeat(part.id))
        beats[beat.id] = (await service.manuscriptBeat(beat.id)).raw;
      parts[part.id] = { part: (await service.manuscriptPart(part.id)).raw, beats };
    }
    files.push([id, asJson({ version: await service.record('manuscript_version', id), parts })]);
  }
  return files;
}

/** What a reader of a manuscript reads. */
export async function textsOf(service: FullService, manuscriptId: string): Promise<string[]> {
  const texts: string[] = [];
  for (const [, file] of await versionsOf(service, manuscriptId))
    for (const [, content] of JSON.stringify(file).matchAll(/"content":"([^"]*)"/g))
      texts.push(content ?? '');
  return texts.sort();
}

async function rawOf(service: FullService, { kind, id }: Made): Promise<Raw> {
  if (kind === 'article') return (await service.article(id)).raw;
  if (kind === 'category') return (await service.category(id)).raw;
  for (const [name, { raw }] of Object.entries(THINGS)) if (name === kind) return raw(service, id);
  throw new Error(kind);
}

/** These entries as a backup has them, in memory. */
export async function backupOf(service: FullService, all: readonly Made[]) {
  const files = new Map<string, Json>();
  const resources: BackupResource[] = [];
  for (const one of all) {
    const json = `json/${one.kind}/${one.id}.json`;
    files.set(json, asJson(await rawOf(service, one)));
    resources.push({ ...one, json, markdown: null, updatedAt: null, readAt: null });
  }
  const versions: BackupFiles['manifest']['versions'] = [];
  for (const { kind, id: manuscriptId, title } of all) {
    if (kind !== 'manuscript') continue;
    for (const [id, file] of await versionsOf(service, manuscriptId)) {
      const json = `json/versions/${id}.json`;
      files.set(json, file);
      versions.push({ manuscriptId, id, title, json, markdown: null });
    }
  }
  const backup: BackupFiles = {
    manifest: { service: 'current', resources, versions },
    json: async (path) => files.get(path),
  };
  return { backup, raw: (one: Made) => rawIn(files.get(`json/${one.kind}/${one.id}.json`)) };
}

export async function remove(service: FullService, all: readonly Made[]): Promise<void> {
  for (const { kind, id } of [...all].reverse()) {
    if (kind === 'article') await service.deleteArticle(id);
    else if (kind === 'category') await service.deleteCategory(id);
    else
      for (const [name, rules] of Object.entries(THINGS)) if (name === kind) await rules.remove(service, id);
  }
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const NUMBER = /(?<=block:|"id":"?)\d+\b/g;

/** A response with the ids of now. */
function renamed(raw: object | undefined, ids: ReadonlyMap<string, string>): Json {
  const now = (id: string): string => ids.get(id) ?? id;
  return JSON.parse(JSON.stringify(raw).replace(UUID, now).replace(NUMBER, now));
}

/** Fields that differ from the backup. `ids`: those of now, by those of then. */
export async function differencesOf(
  service: FullService,
  one: Made,
  then: Raw | undefined,
  ids: ReadonlyMap<string, string>,
) {
  const now = await rawOf(service, { ...one, id: ids.get(one.id) ?? '' });
  return (
    compareFields(renamed(then, ids), asJson(now))
      // Addresses contain the id, dates are those of now, and the outbox's marker stays.
      .filter(({ path }) => !/url|date|scrapbook/i.test(path.at(-1) ?? ''))
  );
}

/** The ids under which entries of a backup are back, by those of then. */
export async function idsNow(worldId: string): Promise<Map<string, string>> {
  return new Map([...(await readPutBack(worldId))].map(([path, id]) => [path.split('/').at(-1) ?? '', id]));
}

/** What secrets say is stored encrypted. */
export function sealed(row: PlanRow): PlanRow {
  const { thing } = row;
  if (thing?.kind !== 'secret') return row;
  const content = { sealed: JSON.stringify(thing.values.content) };
  return { ...row, thing: { ...thing, values: { ...thing.values, content } } };
}

export { rawOf };
