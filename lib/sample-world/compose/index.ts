// Composes the first state of the sample world from its content. Loaded only when it is created.
import type { Instant } from '../../model/index.ts';
import type { StoredResource } from '../database.ts';
import { articles } from './articles.ts';
import { atlas } from './atlas.ts';
import { stored } from './draft.ts';
import { categories, images, secrets, worldAndAuthor } from './images.ts';
import { manuscripts } from './manuscripts.ts';
import { statblocks } from './statblocks.ts';

/** Every resource of the sample world in its first state. */
export const sampleResources = (now: Instant): StoredResource[] =>
  stored(
    [
      ...worldAndAuthor(),
      ...categories(),
      ...images(),
      ...statblocks(),
      ...articles(),
      ...secrets(),
      ...manuscripts(),
      ...atlas(),
    ],
    now,
  );
