import { setLinks } from '../../database/index.ts';
import { addImage } from '../images.ts';
import type { Planter } from '../planter.ts';

/** Article, its picture, and what the picture shows. */
type Illustration = readonly [article: string, artwork: string, alt: string];

const covers: Illustration[] = [
  ['Saint Orla’s Stair', 'stair', 'A stair that climbs a sea cliff to a chapel'],
  ['Ouse Delta', 'delta', 'Reeds and herons in the fog'],
  ['The Glass Shoals', 'glass-shoals', 'Lightning over shards of glass in a green sea'],
  ['The Lantern Inn', 'inn', 'An inn with lit windows, by night'],
  ['Gull Ward', 'ward', 'Red roofs under gulls'],
  ['The Drowned Quarter', 'drowned-quarter', 'Roofs in the tide, and a rowing boat'],
  ['The Heron', 'ship', 'A two-masted ship at sunset'],
  ['Lantern Eel', 'eel', 'An eel that glows under water'],
  ['The First Lamp', 'first-lamp', 'A fire on a tower before mountains'],
  ['The Vigil of Small Boats', 'vigil', 'Small boats with lights on a dark sea'],
  ['The Flood of the Ninth Lamp', 'flood', 'Waves that break over a lamp tower'],
];

const portraits: Illustration[] = [
  ['Edda Marsh', 'edda', 'An old woman in a gray shawl'],
  ['Captain Isaura Venn', 'isaura', 'A captain in a tricorne'],
  ['Warden Aldous Kerr', 'aldous', 'A bearded man with a golden collar'],
  ['Mother Tansy Roake', 'tansy', 'A red-haired woman'],
  ['Pell the Younger', 'pell', 'A young man with fair curls'],
  ['Brother Ansgar', 'ansgar', 'A monk'],
  ['Sabine Oake', 'sabine', 'A woman in a red coat'],
  ['Ruan Tregarth', 'ruan', 'A man in a hood'],
  ['Zoë Ångström', 'zoe', 'A fair-haired woman in blue'],
  ['Old Harrow', 'harrow', 'An old sailor with a white beard'],
];

const flags: Illustration[] = [
  ['Lampwright’s Guild', 'lampwrights', 'A lantern over waves'],
  ['Tidewater Exchange', 'exchange', 'A pair of scales'],
  ['Order of the Ebb', 'ebb', 'A bell over the ebb'],
];

/** Adds the pictures of hand-written articles, a map without an article, and files that are not raster images. */
export function plantPictures(planter: Planter): void {
  const { store, world } = planter;
  const setCover = (title: string, image: number) => {
    const target = planter.article(title);
    if (target) store.run('UPDATE articles SET cover = ? WHERE id = ?', image, target.id);
  };
  setCover('Saltmere', 1);
  setCover('The Needle', 2);
  const city = planter.article('Saltmere');
  if (city)
    setLinks(
      store,
      city,
      'gallery',
      [1, 3].map((id) => ({ kind: 'image', id: String(id) })),
    );
  for (const [article, artwork, alt] of covers)
    setCover(article, addImage(store, world, { title: artwork, artwork, shape: 'cover', hue: 200, alt }));
  for (const [field, pictures] of [
    ['portrait', portraits],
    ['flag', flags],
  ] as const)
    for (const [index, [article, artwork, alt]] of pictures.entries()) {
      const title = `${field}-${index + 1}`;
      const image = addImage(store, world, { title, artwork, shape: 'portrait', hue: 200, alt });
      const target = planter.article(article);
      if (target) setLinks(store, target, field, [{ kind: 'image', id: String(image) }]);
    }
  addImage(store, world, {
    title: 'coast-map',
    artwork: 'coast-map',
    shape: 'map',
    hue: 40,
    alt: 'The coast',
  });
  for (const [index, title] of ['signals', 'tide-table'].entries())
    addImage(store, world, { title, shape: 'cover', hue: 190 + index * 70 });
}
