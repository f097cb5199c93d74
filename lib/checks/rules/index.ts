import type { Rule } from '../rule.ts';
import { ageAgainstDates } from './age-against-dates.ts';
import { aliveWithDeath } from './alive-with-death.ts';
import { authorOutsideLife } from './author-outside-life.ts';
import { battleOutsideWar } from './battle-outside-war.ts';
import { bornAfterParentsDeath } from './born-after-parents-death.ts';
import { capitalElsewhere } from './capital-elsewhere.ts';
import { capitalIsRuin } from './capital-is-ruin.ts';
import { circularCategories } from './circular-categories.ts';
import { circularParents } from './circular-parents.ts';
import { circularParts } from './circular-parts.ts';
import { dateOutsideEra } from './date-outside-era.ts';
import { datesDisagree } from './dates-disagree.ts';
import { deathBeforeBirth } from './death-before-birth.ts';
import { emptyPublic } from './empty-public.ts';
import { endBeforeStart } from './end-before-start.ts';
import { eventOutsidePlace } from './event-outside-place.ts';
import { expiredBeforeWritten } from './expired-before-written.ts';
import { goneBeforeFounded } from './gone-before-founded.ts';
import { heldBeforeMade } from './held-before-made.ts';
import { leftoverText } from './leftover-text.ts';
import { linkToMissing } from './link-to-missing.ts';
import { marriedOutsideLife } from './married-outside-life.ts';
import { memberOutsideLife } from './member-outside-life.ts';
import { mentionOfAnother } from './mention-of-another.ts';
import { missingFact } from './missing-fact.ts';
import { noSuchDay } from './no-such-day.ts';
import { notMutual } from './not-mutual.ts';
import { overlappingReigns } from './overlapping-reigns.ts';
import { ownAncestor } from './own-ancestor.ts';
import { parentTooYoung } from './parent-too-young.ts';
import { parentYounger } from './parent-younger.ts';
import { parentsDisagree } from './parents-disagree.ts';
import { presentOutsideLife } from './present-outside-life.ts';
import { publicQuotesPrivate } from './public-quotes-private.ts';
import { renamedMention } from './renamed-mention.ts';
import { ruledOutsideLife } from './ruled-outside-life.ts';
import { sameName } from './same-name.ts';
import { sameParagraph } from './same-paragraph.ts';
import { sameStatblock } from './same-statblock.ts';
import { selfRelation } from './self-relation.ts';
import { statblockWithoutOwner } from './statblock-without-owner.ts';
import { textAgainstField } from './text-against-field.ts';
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
  marriedOutsideLife,
  ownAncestor,
  ruledOutsideLife,
  memberOutsideLife,
  authorOutsideLife,
  circularParents,
  circularCategories,
  circularParts,
  ageAgainstDates,
  aliveWithDeath,
  parentTooYoung,
  datesDisagree,
  dateOutsideEra,
  parentsDisagree,
  presentOutsideLife,
  twoPlaces,
  overlappingReigns,
  eventOutsidePlace,
  battleOutsideWar,
  heldBeforeMade,
  capitalIsRuin,
  capitalElsewhere,
  notMutual,
  textAgainstField,
  noSuchDay,
  sameName,
  selfRelation,
  mentionOfAnother,
  linkToMissing,
  publicQuotesPrivate,
  unclosedMarkup,
  renamedMention,
  missingFact,
  sameParagraph,
  sameStatblock,
  statblockWithoutOwner,
  leftoverText,
  emptyPublic,
];
