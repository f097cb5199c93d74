import { LISTS, VIEWS } from '../../../components/panel/navigation/views.ts';
import '../../../components/panel/panel.css';
import { type EntryKind, putBody } from '../../../lib/library/index.ts';
import type { FullCategory, Image, Manuscript } from '../../../lib/model/index.ts';
import { coast, reef, year } from '../sample/bodies.ts';
import { WORLD } from '../sample/connection.ts';
import { ENTRIES, other, storeWorld } from '../sample/world.ts';
import type { SheetMaker, Story } from '../story.ts';

const nowhere = { open: () => {}, search: () => {} };

async function lay(kind: EntryKind, resource: FullCategory | Image | Manuscript): Promise<void> {
  const ref = { kind, id: String(resource.id) };
  await putBody(WORLD, { ref, resource, text: '', updatedAt: Date.now() });
}

const LONG = 'An inventory of everything that the council of Saltmere said it never kept in the ninth house';
const UNUSUAL = [
  other('secret', 's-2', 'من أطفأ المصباح التاسع في ليلة الطوفان', {
    state: 'private',
    tags: ['مصابيح', 'lamps'],
  }),
  other('category', 'c-empty', LONG, { state: 'private' }),
];

async function ground(): Promise<void> {
  await storeWorld([...ENTRIES, ...UNUSUAL]);
  await lay('category', coast);
  await lay('image', reef);
  await lay('manuscript', year);
}

async function view(name: string, kind: EntryKind, id: string): Promise<Story> {
  const View = await VIEWS[kind]();
  return { name, show: () => <View worldId={WORLD} id={id} profile={() => {}} {...nowhere} /> };
}

async function list(name: string, kind: EntryKind): Promise<Story> {
  const List = await LISTS[kind]();
  return { name, show: () => <List worldId={WORLD} kind={kind} {...nowhere} /> };
}

export const resourceSheets: Record<'resources' | 'lists', SheetMaker> = {
  async resources() {
    await ground();
    return {
      stories: [
        await view('Secret, covered', 'secret', 's-1'),
        await view('Category', 'category', 'c-coast'),
        await view('Image', 'image', '41'),
        await view('Manuscript', 'manuscript', 'm-1'),
        await view('A title from right to left', 'secret', 's-2'),
        await view('A long title, nothing in it', 'category', 'c-empty'),
      ],
    };
  },
  async lists() {
    await ground();
    return {
      stories: [
        await list('All categories', 'category'),
        await list('All images', 'image'),
        await list('All manuscripts', 'manuscript'),
      ],
    };
  },
};
