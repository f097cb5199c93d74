import { LinkedFrom } from '../../../components/linked-from/index.ts';
import '../../../components/panel/panel.css';
import { type Entry, openWriter, putBody } from '../../../lib/library/index.ts';
import type { FullArticle } from '../../../lib/model/index.ts';
import { fullArticle, item, section } from '../../unit/article-screen/fixture.ts';
import { WORLD } from '../sample/connection.ts';
import { ENTRIES, resource, storeWorld } from '../sample/world.ts';
import type { SheetMaker, Story } from '../story.ts';

const BARE = {
  ...{ content: '', sections: [], relations: [], secrets: [], statblock: null },
  ...{ cover: null, portrait: null, flag: null, excerpt: null, articleParentId: null },
};
const town = (label: string): string => `@[${label}](settlement:saltmere)`;

async function lay(id: string, fields: Partial<FullArticle>): Promise<void> {
  const resource = fullArticle({ ...BARE, id, ...fields });
  await putBody(WORLD, { ref: { kind: 'article', id }, resource, text: '', updatedAt: Date.now() });
}

const linkedFrom = (name: string, id: string, title: string): Story => ({
  name,
  show: () => (
    <LinkedFrom
      worldId={WORLD}
      entryRef={{ kind: 'article', id }}
      title={title}
      url={`https://www.worldanvil.com/w/tidewater/a/${id}`}
      open={() => {}}
      search={() => {}}
    />
  ),
});

const OLD = resource('old', 'سجل المصابيح التسعة', { template: 'document' });
const MANY: readonly Entry[] = Array.from({ length: 240 }, (_, at) =>
  resource(`ship-${at}`, `The ship ${at + 1} of the winter fleet`, {
    template: 'vehicle',
    isWip: at % 7 === 0,
  }),
);

async function ground(): Promise<void> {
  await storeWorld([...ENTRIES, OLD]);
  await lay('edda', {
    content: `She kept the ninth lamp of ${town('Saltmere')} for eleven winters. Nobody asked why.\n\nLater, @[Tobias](person:tobias) rowed her back to ${town('the drowned town')}, and she never spoke of it.`,
    sections: [
      section('history', `Born on the quay of ${town('Saltmere')}.`, { title: 'History' }),
      section('seeded', `She still has the key to ${town('Saltmere')}’s ninth lamp.`),
    ],
  });
  await lay('tobias', { content: `He knows every cellar of ${town('Saltmere')}.` });
  await lay('old', { content: `قيل إن ${town('سالتمير')} غرقت في ليلة واحدة. ولم ينج أحد.` });
  await lay('wardens', {
    relations: [
      {
        ...{ name: 'capital', title: 'Seat', position: null, shape: 'singular' },
        item: item('saltmere', 'Saltmere'),
      },
    ],
  });
  await lay('lamps', {
    articleParentId: 'saltmere',
    content: `[articleblock:saltmere] has nine of them, and eight wicks.`,
  });
  await lay('flood', {
    content: 'More at https://www.worldanvil.com/w/tidewater/a/saltmere, in the first part.',
  });
}

export const linkedFromSheets: Record<'few' | 'many', SheetMaker> = {
  async few() {
    await ground();
    return {
      stories: [
        linkedFrom('Of every kind', 'saltmere', 'Saltmere'),
        linkedFrom('Nothing links here', 'edda', 'Edda Marsh'),
      ],
    };
  },
  async many() {
    await ground();
    await openWriter().put(WORLD, MANY);
    for (const [at, { id }] of MANY.entries())
      await lay(id, {
        content: `It sailed from ${town('Saltmere')} in the year ${400 + at}, and came back late.`,
      });
    return { stories: [linkedFrom('Hundreds', 'saltmere', 'Saltmere')] };
  },
};
