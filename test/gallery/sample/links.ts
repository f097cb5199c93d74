import { type Entry, openWriter, putBody } from '../../../lib/library/index.ts';
import { fullArticle } from '../../unit/article-screen/fixture.ts';
import { WORLD } from './connection.ts';
import { resource, storeWorld } from './world.ts';

/** Templates, and the titles of their articles. */
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  settlement: ['Saltmere', 'Gullhaven', 'Nine Steps', 'Old Weir', 'Reedmouth', 'Stillwater'],
  landmark: ['The Needle', 'The Ninth Lamp', 'Drowned Stair', 'Bell Reef', 'The Salt Road'],
  person: [
    ...['Edda Marsh', 'Tobias Fenn', 'Iris Vale', 'Warden Holm', 'Mother Tallow', 'Jory Pike', 'Old Sand'],
    ...['The Lamp Boy', 'Captain Vesper'],
  ],
  organization: ['The Wardens of the Lamps', 'The Salt Guild', 'Night Ferrymen', 'House Fenn'],
  ceremony: ['The Flood of the Ninth Lamp', 'Candle Night', 'The Long Ebb'],
  item: ['Warden’s Key', 'Glass Oar', 'Lamp Oil', 'The Tide Ledger'],
  species: ['Candle Crab', 'Lamp-Eater', 'Reed Heron'],
  myth: ['The Man Below', 'Why the Sea Counts'],
  document: ['Harbor Law', 'Letters to the Ninth House'],
};

const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** The same numbers each time: the first articles are linked most. */
function* chosen(count: number): Generator<number> {
  for (let state = 7; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield Math.floor((state / 2 ** 32) ** 2.4 * count);
  }
}

const MENTIONS = 3;

/** A world whose articles mention each other. One of them is private. */
export async function storeLinkedWorld(): Promise<void> {
  const all = Object.entries(ARTICLES).flatMap(([template, titles]) =>
    titles.map((title) => ({ id: idOf(title), title, template })),
  );
  const entries = all.map(
    ({ id, title, template }): Entry =>
      resource(id, title, {
        template,
        categoryId: template === 'settlement' || template === 'landmark' ? 'c-coast' : null,
        state: title === 'Tobias Fenn' ? 'private' : 'public',
      }),
  );
  await storeWorld([...entries]);
  await openWriter().put(WORLD, [
    { ...resource('c-coast', 'Towns of the north coast'), kind: 'category', template: null },
  ]);
  const targets = chosen(all.length);
  for (const { id, title } of all) {
    const mentions = Array.from({ length: MENTIONS }, () => all[targets.next().value ?? 0]).flatMap((one) =>
      one ? [`@[${one.title}](${one.template}:${one.id})`] : [],
    );
    const body = fullArticle({
      ...{ id, title, content: `They speak of ${mentions.join(', ')}.`, sections: [], relations: [] },
      ...{ secrets: [], statblock: null, cover: null, coverId: null, flag: null },
    });
    await putBody(WORLD, { ref: { kind: 'article', id }, resource: body, text: '', updatedAt: null });
  }
}
