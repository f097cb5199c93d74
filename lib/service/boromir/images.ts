import type { ImageFields } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { iterateList } from '../iterate-list.ts';
import type { ImageService } from '../port.ts';
import { image } from '../schema/image.ts';
import { numberedReference } from '../schema/reference.ts';
import { tagsText } from '../schema/write.ts';
import { lists, patches, reads, removes } from './methods.ts';

export function images(client: Client): ImageService {
  const list = lists(client, 'world/images', numberedReference);
  return {
    images: list,
    everyImage: iterateList(list),
    image: reads(client, 'image', 2, image),
    patchImage: patches(client, 'image', ({ tags, ...same }: ImageFields) => ({
      ...same,
      tags: tagsText(tags),
    })),
    deleteImage: removes(client, 'image'),
  };
}
