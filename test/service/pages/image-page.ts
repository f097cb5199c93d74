import type { Answer } from '../answer.ts';
import { imageById, imagePath, worldById } from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { missingPage, page } from './layout.ts';
import { seesAsAuthor } from './viewer.ts';

/** `/i/<id>` */
export function imagePage(context: PageContext): Answer {
  const image = imageById(context.store, Number(context.params.id));
  const world = image && worldById(context.store, image.worldId);
  if (!image || !world) return missingPage(context, 404);
  if (image.state === 'private' && !seesAsAuthor(context, world)) return missingPage(context, 403);
  const { description = '', alt = image.title } = image.texts;
  const main = `<figure class="sheet"><img src="${imagePath(image)}" alt="${escapeHtml(alt)}"><figcaption>${escapeHtml(image.title)} ${escapeHtml(description)}</figcaption></figure>`;
  return page(context, { title: image.title, world, main });
}
