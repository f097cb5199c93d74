import type { Image, ImageFields, ImageId, Reference, WorldId } from '../../model/index.ts';
import type { Every, List, Patch, Read, Remove } from './call.ts';

export interface ImageService {
  images: List<WorldId, Reference<ImageId>>;
  everyImage: Every<WorldId, Reference<ImageId>>;
  image: Read<ImageId, Image>;
  patchImage: Patch<ImageId, ImageFields>;
  deleteImage: Remove<ImageId>;
}
