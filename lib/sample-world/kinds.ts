import { type Instant, type Json, TEXT_FIELDS } from '../model/index.ts';

/** A date in World Anvil's format. */
export const wireDate = (at: Instant) => ({
  date: new Date(at).toISOString().replace('T', ' ').replace('Z', '000'),
  timezone_type: 3,
  timezone: 'UTC',
});

/** What a field of a kind references: one resource, or several. */
interface Link {
  to: string;
  isList: boolean;
}

/** A kind of resource, by World Anvil's names. */
interface Kind {
  entityClass: string;
  /** Ids are numbers in answers, and counted up. */
  isNumbered: boolean;
  /** State of a new resource. Null for kinds without a state. */
  state: 'public' | 'private' | null;
  /** Fields that answers contain even if they are empty. */
  fields: readonly string[];
  /** Fields of a new resource, besides its state and dates. */
  starts: Readonly<Record<string, Json>>;
  /** Fields that can't be empty. */
  required: readonly string[];
  links: Readonly<Record<string, Link>>;
  /** The other ends of links: resources of `kind` whose field `by` references this one. */
  reverse: Readonly<Record<string, { kind: string; by: string }>>;
  /** The link to the resource with which this one is deleted. */
  within: string | null;
}

const one = (to: string): Link => ({ to, isList: false });
const several = (to: string): Link => ({ to, isList: true });
const from = (kind: string, by: string) => ({ kind, by });

/** A kind of its own in the world, with a title and a state. */
const kind = (entityClass: string, rest: Partial<Kind> = {}): Kind => ({
  entityClass,
  isNumbered: false,
  state: 'public',
  fields: ['tags'],
  starts: {},
  required: ['title'],
  links: {},
  reverse: {},
  within: null,
  ...rest,
});

/** A part of another resource, which is deleted with it. */
const part = (entityClass: string, within: string, of: string, rest: Partial<Kind> = {}): Kind =>
  kind(entityClass, { state: null, within, ...rest, links: { ...rest.links, [within]: one(of) } });

const ofManuscript = (entityClass: string) => part(entityClass, 'manuscript', 'manuscript');
const ofVersion = (entityClass: string) => part(entityClass, 'version', 'manuscript_version');

/** All kinds. Relations of articles aren't among the links, because the API can't change them. */
export const KINDS: Readonly<Record<string, Kind>> = {
  user: kind('User'),
  world: kind('World', { links: { cover: one('image'), owner: one('user') } }),
  category: kind('Category', {
    fields: ['tags', 'description', 'excerpt', 'icon', 'position'],
    links: { parent: one('category') },
  }),
  article: kind('Article', {
    starts: { isDraft: true, isWip: true, wordcount: 0 },
    fields: ['tags', 'content', 'position', 'userMetadata', ...TEXT_FIELDS],
    links: {
      category: one('category'),
      articleParent: one('article'),
      parent: one('article'),
      cover: one('image'),
    },
    reverse: { secrets: from('secret', 'article'), histories: from('history', 'article') },
  }),
  secret: kind('Secret', {
    fields: ['tags', 'content'],
    state: 'private',
    links: { article: one('article'), subscribergroups: several('subscribergroup') },
  }),
  subscribergroup: kind('SubscriberGroup', { state: null }),
  image: kind('Image', {
    isNumbered: true,
    fields: ['tags', 'description', 'alt'],
    links: { article: one('article') },
  }),
  block: kind('Block', {
    isNumbered: true,
    fields: ['tags', 'textualdata', 'dataParser', 'jsondata', 'tabulardata', 'isShared'],
    required: ['title', 'template', 'RPGSRD'],
    links: {
      template: one('blocktemplate'),
      RPGSRD: one('rpgsystem'),
      folder: one('blockfolder'),
      blockfolder: one('blockfolder'),
    },
  }),
  blockfolder: kind('BlockFolder', {
    isNumbered: true,
    state: null,
    reverse: { blocks: from('block', 'folder') },
  }),
  blocktemplate: kind('BlockTemplate', {
    isNumbered: true,
    links: { RPGSRD: one('rpgsystem') },
    reverse: { parts: from('blocktemplatepart', 'template') },
  }),
  blocktemplatepart: part('BlockTemplatePart', 'template', 'blocktemplate', { isNumbered: true }),
  rpgsystem: kind('RPGSRD', { isNumbered: true, state: null }),
  manuscript: kind('Manuscript', {
    state: 'private',
    starts: { status: 'ongoing' },
    links: { cover: one('image') },
    reverse: { versions: from('manuscript_version', 'manuscript') },
  }),
  manuscript_version: part('ManuscriptVersion', 'manuscript', 'manuscript', { state: 'private' }),
  manuscript_part: part('ManuscriptPart', 'version', 'manuscript_version', {
    required: ['version'],
    links: { parent: one('manuscript_part'), image: one('image') },
  }),
  manuscript_beat: part('ManuscriptBeat', 'part', 'manuscript_part', { required: ['content', 'part'] }),
  manuscript_bookmark: ofManuscript('ManuscriptBookmark'),
  manuscript_tag: ofManuscript('ManuscriptTag'),
  manuscript_label: ofManuscript('ManuscriptLabel'),
  manuscript_stat: ofVersion('ManuscriptStat'),
  manuscript_plot: ofVersion('ManuscriptPlot'),
  timeline: kind('Timeline', {
    links: { article: one('article'), category: one('category'), histories: several('history') },
    reverse: { eras: from('era', 'timeline') },
  }),
  era: part('Era', 'timeline', 'timeline'),
  history: kind('HistoricalEntry', {
    required: ['title', 'year'],
    links: { article: one('article') },
    reverse: { timelines: from('timeline', 'histories') },
  }),
  map: kind('Map', { links: { image: one('image') }, reverse: { markers: from('marker', 'map') } }),
  layer: part('Layer', 'map', 'map'),
  markergroup: part('MarkerGroup', 'map', 'map'),
  marker: part('Marker', 'map', 'map', {
    links: { group: one('markergroup'), targetArticle: one('article') },
  }),
  canvas: kind('Canvas'),
  notebook: kind('Notebook', {
    state: null,
    reverse: { notesections: from('notesection', 'notebook') },
  }),
  notesection: part('NoteSection', 'notebook', 'notebook'),
  note: part('Note', 'notesection', 'notesection', { required: [], links: { article: one('article') } }),
  variable_collection: kind('VariableCollection', {
    reverse: { variables: from('variable', 'collection') },
  }),
  variable: part('Variable', 'collection', 'variable_collection', { required: ['k', 'collection'] }),
};

/** Names of lists that aren't the kind plus “s”. */
const LISTS: Readonly<Record<string, string>> = {
  categories: 'category',
  histories: 'history',
  canvases: 'canvas',
  variablecollections: 'variable_collection',
};

/** The kind that a list contains: that of `world/articles` is `article`. */
export const kindOfList = (name: string): string => LISTS[name] ?? name.slice(0, -1);

/** The field by which resources of a kind belong to one of another. Null if they don't. */
export const fieldTo = (of: string, parent: string): string | null =>
  Object.entries(KINDS[of]?.links ?? {}).find(([, { to }]) => to === parent)?.[0] ?? null;
