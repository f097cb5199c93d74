import type {
  NewSecret,
  NewStatblock,
  NewSubscriberGroup,
  SecretFields,
  StatblockFields,
  SubscriberGroupFields,
} from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod, mapResult } from '../describe-method.ts';
import { iterateList } from '../iterate-list.ts';
import type {
  RpgSystemService,
  SecretService,
  StatblockFolderService,
  StatblockService,
  StatblockTemplateService,
  SubscriberGroupService,
} from '../port.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { numberedReference, plainReference } from '../schema/reference.ts';
import { secret, subscriberGroup } from '../schema/secret.ts';
import {
  rpgSystem,
  statblock,
  statblockFolder,
  statblockSummary,
  statblockTemplate,
  withData,
  withFields,
} from '../schema/statblock.ts';
import { linkTo, tagsText } from '../schema/write.ts';
import { entity, list, PAGE } from './calls.ts';
import { creates, createsNumbered, lists, patches, reads, removes } from './methods.ts';

export function secrets(client: Client): SecretService {
  const list = lists(client, 'world/secrets', plainReference);
  return {
    secrets: list,
    everySecret: iterateList(list),
    // Granularity 0 returns the content but not the article of a secret.
    secret: reads(client, 'secret', 2, secret),
    createSecret: creates(client, 'secret', ({ worldId, ...fields }: NewSecret) => ({
      ...secretBody(fields),
      world: linkTo(worldId),
    })),
    patchSecret: patches(client, 'secret', secretBody),
    deleteSecret: removes(client, 'secret'),
  };
}

function secretBody({ tags, groupIds, articleId, ...same }: SecretFields) {
  return {
    ...same,
    tags: tagsText(tags),
    subscribergroups: groupIds?.map(linkTo),
    article: linkTo(articleId),
  };
}

export function subscriberGroups(client: Client): SubscriberGroupService {
  const list = lists(client, 'world/subscribergroups', plainReference);
  return {
    subscriberGroups: list,
    everySubscriberGroup: iterateList(list),
    subscriberGroup: reads(client, 'subscribergroup', 1, subscriberGroup),
    createSubscriberGroup: creates(
      client,
      'subscribergroup',
      ({ worldId, ...fields }: NewSubscriberGroup) => ({
        ...fields,
        world: linkTo(worldId),
      }),
    ),
    patchSubscriberGroup: patches(client, 'subscribergroup', (fields: SubscriberGroupFields) => ({
      ...fields,
    })),
    deleteSubscriberGroup: removes(client, 'subscribergroup'),
  };
}

/** Converts a flat object to YAML with double-quoted strings, which have the same syntax as JSON. */
export function writeYaml(data: Readonly<Record<string, string>>): string {
  const lines = Object.entries(data).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`,
  );
  return lines.join('') || '{}\n';
}

export function statblocks(client: Client): StatblockService {
  // Undocumented, and denied to many accounts.
  const all = lists(client, 'world/blocks', statblockSummary);
  return {
    statblocks: all,
    everyStatblock: iterateList(all),
    statblock: mapResult(reads(client, 'block', 2, statblock), withData),
    createStatblock: createsNumbered(
      client,
      'block',
      ({ worldId, templateId, systemId, ...fields }: NewStatblock) => ({
        ...body(fields),
        world: linkTo(worldId),
        template: linkTo(templateId),
        RPGSRD: linkTo(systemId),
      }),
    ),
    patchStatblock: patches(client, 'block', body),
    deleteStatblock: removes(client, 'block'),
  };
}

/** World Anvil stores the data as YAML. Data that was read as `source` is written back unchanged. */
function body({ tags, data, source, parser, jsonData, tableData, folderId, ...same }: StatblockFields) {
  return {
    ...same,
    tags: tagsText(tags),
    ...(data && { dataParser: 'yaml', textualdata: writeYaml(data) }),
    ...(source !== undefined && { textualdata: source }),
    ...(parser !== undefined && { dataParser: parser }),
    jsondata: jsonData,
    tabulardata: tableData,
    folder: linkTo(folderId),
    // `folder` is documented, but one live client found that only `blockfolder` works (platform notes, Statblocks).
    blockfolder: linkTo(folderId),
  };
}

export function statblockFolders(client: Client): StatblockFolderService {
  const folders = lists(client, 'world/blockfolders', numberedReference);
  const inside = lists(client, 'blockfolder/blocks', statblockSummary);
  return {
    statblockFolders: folders,
    everyStatblockFolder: iterateList(folders),
    statblockFolder: reads(client, 'blockfolder', 2, statblockFolder),
    folderStatblocks: inside,
    everyFolderStatblock: iterateList(inside),
    createStatblockFolder: createsNumbered(
      client,
      'blockfolder',
      ({ worldId, title }: { worldId: string; title: string }) => ({
        title,
        world: linkTo(worldId),
      }),
    ),
    patchStatblockFolder: patches(client, 'blockfolder', ({ title }: { title?: string }) => ({ title })),
    deleteStatblockFolder: removes(client, 'blockfolder'),
  };
}

export function statblockTemplates(client: Client): StatblockTemplateService {
  const own = lists(client, 'user/blocktemplates', numberedReference);
  return {
    statblockTemplates: own,
    everyStatblockTemplate: iterateList(own),
    // The list of a template's parts doesn't work, so read them with granularity 2 (platform notes, Endpoint table).
    statblockTemplate: mapResult(reads(client, 'blocktemplate', 2, statblockTemplate), withFields),
  };
}

export function rpgSystems(client: Client): RpgSystemService {
  return {
    rpgSystems: describeMethod(['POST rpgsystems'], async (offset, options) => {
      const { query: _, ...call } = list('rpgsystems', '', offset);
      const answer = await client.read({ ...call, query: { granularity: '-1' } }, options);
      return parsePage(numberedReference, answer.entities, { offset, size: PAGE }, (item) => item);
    }),
    rpgSystem: describeMethod(['GET rpgsystem?granularity=0'], async (id, options) =>
      parseEntity(rpgSystem, await client.read(entity('rpgsystem', String(id), 0), options), String(id)),
    ),
  };
}
