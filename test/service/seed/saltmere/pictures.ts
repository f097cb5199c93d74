import { covers, flags, portraits } from '../../../../lib/sample-world/content/index.ts';
import { setLinks } from '../../database/index.ts';
import { addImage } from '../images.ts';
import type { Planter } from '../planter.ts';

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
