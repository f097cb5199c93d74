import type { Client } from '../client.ts';
import { iterateList } from '../iterate-list.ts';
import type { ImageService } from '../port.ts';
import { image } from '../schema/image.ts';
import { numberedReference } from '../schema/reference.ts';
import { lists, reads } from './methods.ts';

export function images(client: Client): Pick<ImageService, 'images' | 'everyImage' | 'image'> {
  const list = lists(client, 'world/{id}/images', 'images', numberedReference);
  return { images: list, everyImage: iterateList(list), image: reads(client, 'image/{id}', image) };
}
