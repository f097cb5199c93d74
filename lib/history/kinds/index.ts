import type { ChangedKind } from '../../model/index.ts';
import { article } from './article.ts';
import type { Kind } from './kind.ts';
import { category, image, secret, statblock, world } from './others.ts';

export type { ChangeService, CurrentState, Kind, ReadResource } from './kind.ts';
export { asJson, presentValues } from './kind.ts';

/** Every kind of resource that can be changed: what both API versions accept and return. */
export const KINDS: Readonly<Record<ChangedKind, Kind>> = {
  article,
  category,
  statblock,
  secret,
  image,
  world,
};
