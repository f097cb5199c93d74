import { type MessageId, t } from '../../i18n/index.ts';
import { markdownOf, parseMarkup } from '../../markup/index.ts';
import type { Instant, Raw } from '../../model/index.ts';
import { type FindLink, frontMatter, linked, plain } from './front-matter.ts';
import { isReadKind, type ReadKind } from './run.ts';

const NAMES = {
  map: 'markup.map',
  layer: 'backup.kindLayer',
  markergroup: 'backup.kindMarkerGroup',
  marker: 'backup.kindMarker',
  canvas: 'backup.kindCanvas',
  timeline: 'markup.timeline',
  era: 'backup.kindEra',
  history: 'backup.kindEvent',
  variable_collection: 'backup.kindVariableCollection',
  variable: 'markup.variable',
  subscribergroup: 'backup.kindSubscriberGroup',
  blockfolder: 'backup.kindStatblockFolder',
  blocktemplate: 'backup.kindStatblockTemplate',
  notebook: 'backup.kindNotebook',
  notesection: 'backup.kindNotebookSection',
  note: 'backup.kindNote',
  manuscript_bookmark: 'backup.kindManuscriptBookmark',
  manuscript_tag: 'backup.kindManuscriptTag',
  manuscript_label: 'backup.kindManuscriptLabel',
  manuscript_stat: 'backup.kindManuscriptStat',
  manuscript_plot: 'backup.kindManuscriptPlot',
  rpgsystem: 'backup.kindGameSystem',
} as const satisfies Record<ReadKind, MessageId>;

/** The name of a kind that only backups read, in the user's language. */
export const readKindName = (kind: ReadKind): string => t(NAMES[kind]);

/** A map, timeline, notebook or similar as World Anvil returned it, with its children. */
interface RecordTree {
  kind: string;
  id: string;
  title: string;
  updatedAt: Instant | null;
  raw: Raw;
  children: readonly RecordTree[];
}

/** Fields that contain text, and fields that go into the header. */
const TEXTS = ['description', 'content', 'fullcontent', 'legend', 'v'];
const FACTS = [
  ...['state', 'type', 'tags', 'prefix', 'year', 'month', 'day', 'hour', 'minute'],
  ...['endingYear', 'endingMonth', 'endingDay', 'startingYear', 'significance', 'url'],
];
const DEEPEST = 6;

const titled = (title: string): string => plain(title) || t('common.untitled');

interface Named {
  id: string;
  title: string;
}

function named(value: unknown): Named | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const { id } = value;
  const title: unknown = 'title' in value ? value.title : '';
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return { id: String(id), title: typeof title === 'string' ? title : '' };
}

const linkTo = (find: FindLink, kind: string, { id, title }: Named): string => {
  const found = find({ kind, id });
  return found ? `[${titled(title || found.title)}](${found.href})` : titled(title);
};

/** Text fields and facts of a record. */
function ownText({ raw }: RecordTree, level: number, find: FindLink): string[] {
  const texts = TEXTS.flatMap((name) => {
    const text = raw[name];
    if (typeof text !== 'string' || text.trim() === '') return [];
    return [markdownOf(linked(parseMarkup(text), find), Math.min(DEEPEST, level + 1))];
  });
  const about = named(raw.article);
  const histories = Array.isArray(raw.histories) ? raw.histories.flatMap((one) => named(one) ?? []) : [];
  return [
    ...texts,
    ...(about ? [t('backup.fileAbout', { link: linkTo(find, 'article', about) })] : []),
    ...(histories.length > 0 ? [histories.map((one) => `- ${linkTo(find, 'history', one)}`).join('\n')] : []),
  ].filter((text) => text !== '');
}

const position = ({ raw }: RecordTree): number => Number(raw.position ?? raw.weight ?? 0) || 0;

/** The children: those with only a title as a list, then the others. */
function childrenText(tree: RecordTree, level: number, find: FindLink): string[] {
  const parts = [...tree.children]
    .sort((a, b) => position(a) - position(b) || (a.title < b.title ? -1 : 1))
    .map((child) => ({
      child,
      inner: [...ownText(child, level, find), ...childrenText(child, Math.min(DEEPEST, level + 1), find)],
    }));
  const bare = parts.filter(({ inner }) => inner.length === 0);
  const list = bare
    .map(({ child: { kind, title } }) =>
      t('common.nameAndNote', { name: titled(title), note: isReadKind(kind) ? readKindName(kind) : kind }),
    )
    .map((text) => `- ${text}`)
    .join('\n');
  return [
    ...(list === '' ? [] : [list]),
    ...parts.flatMap(({ child, inner }) =>
      inner.length === 0 ? [] : [`${'#'.repeat(level)} ${titled(child.title)}`, ...inner],
    ),
  ];
}

/** A record as Markdown, with all of its children. Pure. */
export function recordMarkdown(tree: RecordTree, find: FindLink): string {
  const { kind, id, title, updatedAt, raw } = tree;
  const facts = FACTS.flatMap((name) => {
    const value = raw[name];
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, value]] : [];
  });
  const head = frontMatter({
    ...{ id, title, kind },
    ...Object.fromEntries(facts),
    updated: updatedAt === null ? null : new Date(updatedAt).toISOString(),
  });
  return `${[head.trim(), `# ${titled(title)}`, ...ownText(tree, 1, find), ...childrenText(tree, 2, find)].join('\n\n')}\n`;
}
