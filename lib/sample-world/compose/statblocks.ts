import {
  characterParts,
  monsterParts,
  newMonsterParts,
  shipParts,
  type TemplatePart,
} from '../content/index.ts';
import { type Draft, linkTo } from './draft.ts';
import { american, blockId, blocks, withIds } from './names.ts';

const SYSTEMS = { fifth: '1', fate: '4', tide: '212' };
const SYSTEM_TITLES = [
  [SYSTEMS.fifth, 'D&D 5e'],
  [SYSTEMS.fate, 'Fate Core'],
  [SYSTEMS.tide, 'Tide and Timber'],
] as const;

const TEMPLATES: readonly (readonly [number, string, string, readonly TemplatePart[]])[] = [
  [21, 'Monster', SYSTEMS.fifth, monsterParts],
  [2991, 'Monster, new', SYSTEMS.fifth, newMonsterParts],
  [5104, 'Ship', SYSTEMS.tide, shipParts],
  [5210, 'Character', SYSTEMS.fate, characterParts],
];

const FOLDERS = [
  ['41', 'Monsters of the harbor'],
  ['42', 'Ships and crews'],
] as const;

/** Strings in JSON are also strings in YAML. */
const yaml = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');

const schemaOf = (parts: readonly TemplatePart[]): string =>
  JSON.stringify(
    Object.fromEntries(
      parts.map(({ title, type, description, section, renderer, options }, at) => [
        title,
        { input: type, label: american(description), section, renderer, options, required: at === 0 },
      ]),
    ),
  );

export const statblocks = (): Draft[] => [
  ...SYSTEM_TITLES.map(([id, title]) => ({ kind: 'rpgsystem', id, title })),
  ...TEMPLATES.map(([id, title, system, parts]) => ({
    ...{ kind: 'blocktemplate', id: String(id), title },
    fields: { formSchema: schemaOf(parts), formSchemaParser: 'json', isShared: true },
    links: { RPGSRD: linkTo('rpgsystem', system) },
  })),
  ...FOLDERS.map(([id, title]) => ({ kind: 'blockfolder', id, title })),
  ...blocks.map(([template, { tags = '', name = '', ...values }]) => {
    const system = TEMPLATES.find(([id]) => id === template)?.[2] ?? SYSTEMS.fifth;
    const folder = linkTo('blockfolder', system === SYSTEMS.fifth ? '41' : '42');
    return {
      ...{ kind: 'block', id: blockId(name), title: name },
      fields: {
        tags: american(tags),
        dataParser: 'yaml',
        textualdata: yaml({ name, ...mapped(values) }),
        isShared: system === SYSTEMS.fifth,
      },
      links: {
        template: linkTo('blocktemplate', String(template)),
        RPGSRD: linkTo('rpgsystem', system),
        folder,
      },
    };
  }),
];

const mapped = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, withIds(american(value))]));
