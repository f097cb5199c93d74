import type { ChangedKind } from '../../model/index.ts';
import { article } from './article.ts';
import { draft } from './draft.ts';
import type { Kind } from './kind.ts';
import {
  category,
  image,
  manuscript,
  manuscriptBeat,
  manuscriptPart,
  secret,
  statblock,
  world,
} from './others.ts';

export type { ChangeService, CurrentState, Kind, OwnDraft, ReadResource } from './kind.ts';
export { asJson, presentValues } from './kind.ts';

/** Every kind that can be changed: what both API versions accept and return, and drafts. */
export const KINDS: Readonly<Record<ChangedKind, Kind>> = {
  article,
  category,
  statblock,
  secret,
  image,
  manuscript,
  world,
  draft,
  manuscriptPart,
  manuscriptBeat,
};
