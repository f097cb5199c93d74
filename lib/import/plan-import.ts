import type { LinkIndex, ReadDocument } from '../documents/index.ts';
import type { TextField } from '../model/index.ts';
import { cut, saidFields, tooLongOf } from './fields.ts';
import { checksum, textHash } from './hash.ts';
import { linksAmong, onlyOnes } from './indexes.ts';
import type {
  ImportPlan,
  ImportRecord,
  ImportRule,
  Lost,
  PlannedCategory,
  PlannedImage,
  PlannedLink,
  PlanRow,
  RowChoice,
  SourceState,
  WorldFacts,
} from './plan.ts';
import { Categories, choiceFor, titleKey } from './rules.ts';

export interface PlanOptions {
  rules: readonly ImportRule[];
  /** By path. */
  choices: Readonly<Record<string, RowChoice>>;
  /** Of earlier imports into this world, by path. */
  records: ReadonlyMap<string, ImportRecord>;
  /** Lets the page go on if this slice of work took long. */
  slice(): Promise<void> | null;
}

interface Planning {
  world: WorldFacts;
  rules: ReadonlyMap<string, ImportRule>;
  categories: Categories;
  byTitle: ReadonlyMap<string, WorldFacts['articles'][number] | null>;
  byId: ReadonlyMap<string, WorldFacts['articles'][number]>;
  images: ReadonlyMap<string, string>;
  links: LinkIndex;
  /** Where links to documents that are left out lead. Null: nowhere. */
  instead: Map<string, WorldFacts['articles'][number] | null>;
  /** Paths of the first documents that become articles of a title. */
  byNewTitle: Map<string, string[]>;
}

/** What is known of a document before those that it links to. */
interface Prepared {
  document: ReadDocument;
  choice: RowChoice;
  said: ReturnType<typeof saidFields>;
  title: string;
  tooLong: PlanRow['tooLong'];
  record: ImportRecord | undefined;
  /** Another article of its title. */
  double: WorldFacts['articles'][number] | null;
  /** It never was an article, and doesn't become one. */
  isLeftOut: boolean;
}

/** What an article becomes without rules. */
const DEFAULT_TEMPLATE = 'article';

const imageName = (name: string): string => titleKey(name.replace(/^.*\//, '').replace(/\.[a-z]{3,4}$/i, ''));

/** Plans what documents become in a world. Needs no request, changes nothing, and comes to the same each time. */
export async function planImport(
  documents: readonly ReadDocument[],
  world: WorldFacts,
  options: PlanOptions,
): Promise<ImportPlan> {
  const { slice } = options;
  const images = await onlyOnes(world.images, ({ title }) => imageName(title), slice);
  const planning: Planning = {
    world,
    rules: new Map(options.rules.map((rule) => [rule.folder, rule])),
    categories: new Categories(world.categories),
    byTitle: await onlyOnes(world.articles, ({ title }) => titleKey(title), slice),
    byId: new Map(world.articles.map((article) => [article.id, article])),
    images: new Map([...images].flatMap(([name, image]) => (image ? [[name, image.id] as const] : []))),
    links: await linksAmong(documents, slice),
    instead: new Map(),
    byNewTitle: new Map(),
  };
  const prepared: Prepared[] = [];
  for (const document of documents) {
    prepared.push(preparedOf(document, planning, options));
    await slice();
  }
  for (const { document, ...one } of prepared) {
    if (one.isLeftOut) planning.instead.set(document.path, one.double);
    else {
      const key = titleKey(one.title);
      planning.byNewTitle.set(key, [...(planning.byNewTitle.get(key) ?? []), document.path].slice(0, 2));
    }
    await slice();
  }
  const rows: PlanRow[] = [];
  for (const one of prepared) {
    rows.push(rowOf(one, planning));
    await slice();
  }
  // Categories of rows that are skipped aren't needed.
  const needed = neededFolders(rows, planning.categories);
  return {
    worldId: world.worldId,
    rows,
    folders: planning.categories.folders.filter(({ folder }) => needed.has(folder)),
  };
}

function neededFolders(rows: readonly PlanRow[], { folders }: Categories): Set<string> {
  const parents = new Map(folders.map(({ folder, parent }) => [folder, parent]));
  const needed = new Set<string>();
  for (const { category, action } of rows) {
    let one: PlannedCategory | null | undefined = action === 'skip' ? null : category;
    while (one?.kind === 'new' && !needed.has(one.folder)) {
      needed.add(one.folder);
      one = parents.get(one.folder);
    }
  }
  return needed;
}

function preparedOf(document: ReadDocument, { rules, byTitle }: Planning, options: PlanOptions): Prepared {
  const { path } = document;
  const choice = choiceFor(path, rules, options.choices[path]);
  const said = saidFields(document);
  const title = choice.title ?? document.title;
  const tooLong = tooLongOf(title, said.fields);
  const record = options.records.get(path);
  const found = byTitle.get(titleKey(title));
  const double = found && found.id !== record?.articleId ? found : null;
  const isSkipped =
    isBlocked({ title, choice, tooLong }) || choiceOf(choice, 'new', double !== null) === 'skip';
  return { document, choice, said, title, tooLong, record, double, isLeftOut: !record && isSkipped };
}

const isBlocked = ({ title, choice, tooLong }: Pick<Prepared, 'title' | 'choice' | 'tooLong'>): boolean =>
  title === '' || (tooLong.length > 0 && !choice.cut);

const choiceOf = (choice: RowChoice, source: SourceState, isDouble: boolean): PlanRow['action'] =>
  choice.skip ? 'skip' : (choice.action ?? usualAction(source, isDouble));

function rowOf(prepared: Prepared, planning: Planning): PlanRow {
  const { document, choice, said, record, double, tooLong } = prepared;
  const { path } = document;
  const links = document.links.map((link) => linkOf(link, path, planning));
  const images = document.images.map((image) => imageOf(image, planning));
  const { title, fields } = choice.cut
    ? shortened(prepared.title, said.fields, tooLong)
    : { title: prepared.title, fields: said.fields };
  const row = {
    ...{ path, title, fields, links, images, content: document.markup },
    template: choice.template ?? said.template ?? DEFAULT_TEMPLATE,
    category: categoryOf(choice.category, said.category, path, planning.categories),
    tags: [...new Set([...document.tags, ...(choice.tags ?? [])])],
    isDraft: choice.isDraft ?? said.isDraft ?? true,
    isWip: choice.isWip ?? said.isWip ?? true,
    isPrivate: choice.isPrivate ?? said.isPrivate ?? false,
    tooLong: choice.cut ? [] : tooLong,
    lost: [...document.problems, ...said.lost, ...lostLinks(links), ...lostImages(images)],
  };
  const hash = hashOf(row, choice.category);
  const source = sourceOf(hash, record, planning);
  // What has no known address can't be updated.
  const isKnown = record?.articleId !== null || choice.action !== undefined;
  const action = isBlocked(prepared) || !isKnown ? 'skip' : choiceOf(choice, source, double !== null);
  return {
    ...row,
    double: double && { id: double.id, title: double.title },
    twin: prepared.isLeftOut ? null : twinOf(prepared, planning),
    ...{ source, articleId: record?.articleId ?? null, action, hash },
  };
}

/** Another document of the same title. */
const twinOf = ({ title, document }: Prepared, { byNewTitle }: Planning): string | null =>
  title === '' ? null : (byNewTitle.get(titleKey(title))?.find((path) => path !== document.path) ?? null);

/** A category that was new the last time exists now, so only what was chosen about it counts. */
function hashOf(
  {
    title,
    template,
    tags,
    isDraft,
    isWip,
    isPrivate,
    content,
    fields,
    links,
    images,
  }: Omit<
    PlanRow,
    'category' | 'double' | 'twin' | 'source' | 'articleId' | 'action' | 'hash' | 'tooLong' | 'lost'
  >,
  category: RowChoice['category'],
): string {
  const sent = [title, template, tags, isDraft, isWip, isPrivate, content, fields, links, images, category];
  return checksum(JSON.stringify(sent));
}

/** What is done unless somebody chooses otherwise: nothing is written over, and nothing there twice. */
function usualAction(source: SourceState, isDouble: boolean): PlanRow['action'] {
  if (source === 'new') return isDouble ? 'skip' : 'create';
  return source === 'changedHere' ? 'update' : 'skip';
}

function sourceOf(hash: string, record: ImportRecord | undefined, { world, byId }: Planning): SourceState {
  if (!record) return 'new';
  const { articleId } = record;
  if (articleId !== null && !byId.has(articleId) && world.isWhole) return 'goneThere';
  const text = articleId === null ? undefined : world.texts.get(articleId);
  const isChangedThere = text !== undefined && textHash(text) !== record.textHash;
  const isChangedHere = hash !== record.hash;
  if (isChangedHere) return isChangedThere ? 'conflict' : 'changedHere';
  return isChangedThere ? 'changedThere' : 'unchanged';
}

function linkOf(
  link: ReadDocument['links'][number],
  from: string,
  { links, byTitle, instead }: Planning,
): PlannedLink {
  const { label, target, heading, isEmbed } = link;
  const found = links.resolve(link, from);
  const path = found !== null && instead.has(found) ? null : found;
  const article =
    found === null ? byTitle.get(titleKey(target.replace(/^.*\//, ''))) : path === null && instead.get(found);
  const to =
    path !== null ? { path } : article ? { articleId: article.id, template: article.template } : null;
  return { label, target, heading, isEmbed, to };
}

const imageOf = ({ target, alt }: ReadDocument['images'][number], { images }: Planning): PlannedImage => ({
  ...{ target, alt },
  imageId: images.get(imageName(target)) ?? null,
});

function lostLinks(links: readonly PlannedLink[]): Lost[] {
  return links.flatMap(({ to, target, heading, isEmbed }): Lost[] => {
    if (!to) return [{ code: 'link', detail: target }];
    if (isEmbed) return [{ code: 'embed', detail: target }];
    return heading === null ? [] : [{ code: 'heading', detail: `${target} > ${heading}` }];
  });
}

const lostImages = (images: readonly PlannedImage[]): Lost[] =>
  images.flatMap(({ target, alt, imageId }): Lost[] =>
    imageId === null ? [{ code: 'image', detail: target || alt }] : [],
  );

/** Without the id that Notion adds. */
const folderTitle = (folder: string): string => folder.replace(/^.*\//, '').replace(/ [0-9a-f]{32}$/, '');

function categoryOf(
  choice: RowChoice['category'],
  said: string | null,
  path: string,
  categories: Categories,
): PlannedCategory | null {
  if (choice?.kind === 'none') return null;
  if (choice === undefined && said !== null) return categories.named(said);
  if (choice === undefined || choice.kind === 'folders') return categories.ofFolders(path, folderTitle);
  return categories.existing(choice.id);
}

function shortened(
  title: string,
  fields: Partial<Record<TextField, string>>,
  tooLong: PlanRow['tooLong'],
): { title: string; fields: Partial<Record<TextField, string>> } {
  const made = { title, fields: { ...fields } };
  for (const { field, limit } of tooLong) {
    if (field === 'title') made.title = cut(title, limit);
    else made.fields[field] = cut(fields[field] ?? '', limit);
  }
  return made;
}
