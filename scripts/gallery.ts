// `npm run gallery` shows every component in every state, in light and dark. `-- --pictures` takes the README's
// screenshots, `-- --film` its film, and `-- --help-pictures` the pictures of the help page.
import { parseArgs } from 'node:util';
import { serveGallery } from './gallery/server.ts';

const { values } = parseArgs({
  options: {
    pictures: { type: 'boolean', default: false },
    film: { type: 'boolean', default: false },
    'help-pictures': { type: 'boolean', default: false },
    port: { type: 'string', default: '5199' },
  },
});

if (values.pictures) {
  const { takePictures } = await import('./gallery/pictures.ts');
  for (const picture of await takePictures()) console.log(picture);
} else if (values['help-pictures']) {
  const { takeHelpPictures } = await import('./gallery/help-pictures.ts');
  for (const picture of await takeHelpPictures()) console.log(picture);
} else if (values.film) {
  const { takeFilm } = await import('./gallery/film.ts');
  console.log(await takeFilm());
} else {
  const gallery = await serveGallery(Number(values.port));
  console.log(`The gallery: ${gallery.url}   (Ctrl+C ends it)`);
  process.once('SIGINT', () => void gallery.close());
}
