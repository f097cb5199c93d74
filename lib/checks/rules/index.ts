import type { Rule } from '../rule.ts';
import { authorOutsideLife } from './author-outside-life.ts';
import { bornAfterParentsDeath } from './born-after-parents-death.ts';
import { capitalIsRuin } from './capital-is-ruin.ts';
import { circularCategories } from './circular-categories.ts';
import { circularParents } from './circular-parents.ts';
import { circularParts } from './circular-parts.ts';
import { dateOutsideEra } from './date-outside-era.ts';
import { datesDisagree } from './dates-disagree.ts';
import { deathBeforeBirth } from './death-before-birth.ts';
import { emptyPublic } from './empty-public.ts';
import { endBeforeStart } from './end-before-start.ts';
import { expiredBeforeWritten } from './expired-before-written.ts';
import { goneBeforeFounded } from './gone-before-founded.ts';
import { leftoverText } from './leftover-text.ts';
import { linkToMissing } from './link-to-missing.ts';
import { memberOutsideLife } from './member-outside-life.ts';
import { mentionOfAnother } from './mention-of-another.ts';
import { missingFact } from './missing-fact.ts';
import { ownAncestor } from './own-ancestor.ts';
import { parentYounger } from './parent-younger.ts';
import { parentsDisagree } from './parents-disagree.ts';
import { presentOutsideLife } from './present-outside-life.ts';
import { publicQuotesPrivate } from './public-quotes-private.ts';
import { renamedMention } from './renamed-mention.ts';
import { ruledOutsideLife } from './ruled-outside-life.ts';
import { sameName } from './same-name.ts';
import { sameStatblock } from './same-statblock.ts';
import { selfRelation } from './self-relation.ts';
import { statblockWithoutOwner } from './statblock-without-owner.ts';
import { twoPlaces } from './two-places.ts';
import { unclosedMarkup } from './unclosed-markup.ts';

/** All checks, the most severe first, in the order of lists. */
export const RULES: readonly Rule[] = [
  deathBeforeBirth,
  endBeforeStart,
  goneBeforeFounded,
  expiredBeforeWritten,
  parentYounger,
  bornAfterParentsDeath,
  ownAncestor,
  ruledOutsideLife,
  memberOutsideLife,
  authorOutsideLife,
  circularParents,
  circularCategories,
  circularParts,
  datesDisagree,
  dateOutsideEra,
  parentsDisagree,
  presentOutsideLife,
  twoPlaces,
  capitalIsRuin,
  sameName,
  selfRelation,
  mentionOfAnother,
  linkToMissing,
  publicQuotesPrivate,
  unclosedMarkup,
  renamedMention,
  missingFact,
  sameStatblock,
  statblockWithoutOwner,
  leftoverText,
  emptyPublic,
];
