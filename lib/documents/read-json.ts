import { escapeHtml } from '../markup/index.ts';
import { CannotRead, type RawDocument, type Reader, type ReaderTools } from './reader.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A thing of a world, as its program stores it. */
interface Thing {
  id: string;
  kind: string;
  title: string;
  tags: string[];
  /** By name: texts (HTML in Fantasia Archive), or ids of other things. */
  fields: (readonly [name: string, value: unknown])[];
}

const MOST_THINGS = 50_000;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** World Anvil's templates for the kinds of both programs, in lower case and singular. */
const TEMPLATES: Readonly<Record<string, string>> = {
  ...{
    character: 'person',
    creature: 'species',
    species: 'species',
    race: 'species',
    object: 'item',
    item: 'item',
  },
  ...{
    location: 'location',
    institution: 'organization',
    collective: 'organization',
    organization: 'organization',
  },
  ...{
    family: 'ethnicity',
    culture: 'ethnicity',
    language: 'language',
    law: 'law',
    title: 'rank',
    ability: 'spell',
  },
  ...{
    magic: 'spell',
    event: 'militaryConflict',
    narrative: 'prose',
    construct: 'document',
    religion: 'organization',
  },
  ...{
    faction: 'organization',
    guild: 'organization',
    myth: 'myth',
    technology: 'technology',
    job: 'profession',
  },
};
const templateOf = (kind: string): string =>
  TEMPLATES[kind.toLowerCase()] ?? TEMPLATES[kind.toLowerCase().replace(/s$/, '')] ?? 'article';

/** Fields that say nothing about the thing itself. */
const OWN =
  /^(?:id|_id|_rev|name|title|description|tags|world|world_id|supertype|subtype|image_url|created_at|updated_at)$/;

/** OnlyWorlds: lists of elements under the names of their categories, beside the world, which has a key that stays unread. */
function onlyWorlds(data: Fields): Thing[] {
  return Object.entries(data).flatMap(([kind, elements]): Thing[] => {
    if (kind === 'World' || !Array.isArray(elements)) return [];
    return elements.filter(isObject).map((element) => ({
      ...{ id: textOf(element.id), kind, title: textOf(element.name) },
      tags: [element.supertype, element.subtype].map(textOf).filter(Boolean),
      fields: [
        ['', element.description] as const,
        ...Object.entries(element).filter(([name]) => !OWN.test(name)),
      ],
    }));
  });
}

/** Fantasia Archive: documents with a list of named fields. */
function fantasiaArchive(documents: readonly unknown[]): Thing[] {
  return documents.filter(isObject).flatMap((document): Thing[] => {
    if (!Array.isArray(document.extraFields)) return [];
    const all = document.extraFields
      .filter(isObject)
      .map((field) => [textOf(field.id), field.value] as const);
    const saidIn = (name: string): unknown => all.find(([id]) => id === name)?.[1];
    const tags = saidIn('tags');
    return [
      {
        ...{ id: textOf(document._id), kind: textOf(document.type), title: textOf(saidIn('name')) },
        tags: Array.isArray(tags) ? tags.map(textOf).filter(Boolean) : [],
        fields: [
          ['', saidIn('description')],
          ...all.filter(
            ([id]) =>
              !OWN.test(id) && !/^(?:break|documentColor|documentBackgroundColor|parentDoc|order)/.test(id),
          ),
        ],
      },
    ];
  });
}

function thingsIn(text: string): Thing[] {
  const data = parsed(text);
  if (Array.isArray(data)) return fantasiaArchive(data);
  if (!isObject(data)) return [];
  const list = data.docs ?? data.documents;
  return Array.isArray(list) ? fantasiaArchive(list) : isObject(data.World) ? onlyWorlds(data) : [];
}

/** The data of a file: one value, or (a dump of a database) one in each line. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not one value.
    return text.split('\n').flatMap((line): unknown[] => {
      try {
        const value: unknown = JSON.parse(line);
        return isObject(value) && Array.isArray(value.docs) ? value.docs : [value];
      } catch {
        // A line of another kind, or one that was cut off.
        return [];
      }
    });
  }
}

/** Reads worlds of OnlyWorlds and Fantasia Archive. */
export const readJson: Reader = async ({ path }, tools) => {
  const { text, problems } = tools.decoded();
  const all = thingsIn(text).filter(({ id, title }) => id !== '' && title !== '');
  const things = all.slice(0, MOST_THINGS);
  if (things.length < all.length) tools.cutShort();
  if (things.length === 0) throw new CannotRead('otherFormat', 'JSON');
  const titles = new Map(things.map(({ id, title }) => [id, title]));
  const documents: RawDocument[] = [];
  for (const thing of things) {
    const read = await documentOf(path, thing, titles, tools);
    documents.push({ ...read, problems: [...problems, ...read.problems] });
    await tools.slice();
  }
  return documents;
};

async function documentOf(
  path: string,
  { id, kind, title, tags, fields }: Thing,
  titles: ReadonlyMap<string, string>,
  tools: ReaderTools,
): Promise<RawDocument> {
  const own = path.replace(/^.*\//, '');
  const parts = fields.flatMap(([name, value]) => {
    const html = valueHtml(value, own, titles);
    if (html === '') return [];
    return [name === '' ? `<p>${html}</p>` : `<p><b>${escapeHtml(labelOf(name))}:</b> ${html}</p>`];
  });
  const written = await tools.write(parts.join(''), '');
  const template = templateOf(kind);
  const said = new Map([
    ['template', [template]],
    ['category', [kind.charAt(0).toUpperCase() + kind.slice(1)]],
  ]);
  return { path: `${path}#${id}`, ...written, title, tags, fields: said };
}

/** A field's name as words. */
const labelOf = (name: string): string => {
  const words = name
    .replace(/_ids?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Texts as they are, ids as links. */
function valueHtml(value: unknown, file: string, titles: ReadonlyMap<string, string>): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const title = titles.get(value.trim());
    if (title !== undefined) {
      const place = escapeHtml(`${file}#${value.trim()}`);
      return `<a data-document="${place}">${escapeHtml(title)}</a>`;
    }
    return value.includes('</') ? value : escapeHtml(value.trim()).replaceAll('\n', '<br>');
  }
  if (Array.isArray(value))
    return value
      .map((one) => valueHtml(one, file, titles))
      .filter((one) => one !== '')
      .join(', ');
  if (!isObject(value)) return '';
  // A relation of Fantasia Archive.
  return valueHtml(value.value ?? value._id ?? value.id ?? '', file, titles);
}
