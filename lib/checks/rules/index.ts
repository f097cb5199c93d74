import type { Rule } from '../rule.ts';
import { circularCategories, circularParents, circularParts, ownAncestor, selfRelation } from './circles.ts';
import {
  publicQuotesPrivate,
  sameName,
  sameParagraph,
  sameStatblock,
  statblockWithoutOwner,
} from './copies.ts';
import { ageAgainstDates, aliveWithDeath, dateOutsideEra, datesDisagree, noSuchDay } from './dates.ts';
import {
  bornAfterParentsDeath,
  notMutual,
  parentsDisagree,
  parentTooYoung,
  parentYounger,
} from './family.ts';
import { linkToMissing, mentionOfAnother, renamedMention } from './links.ts';
import {
  authorOutsideLife,
  heldBeforeMade,
  marriedOutsideLife,
  memberOutsideLife,
  presentOutsideLife,
  ruledOutsideLife,
} from './lives.ts';
import { deathBeforeBirth, endBeforeStart, expiredBeforeWritten, goneBeforeFounded } from './order.ts';
import {
  battleOutsideWar,
  capitalElsewhere,
  capitalIsRuin,
  eventOutsidePlace,
  overlappingReigns,
  twoPlaces,
} from './places.ts';
import { nearName } from './spelling.ts';
import { emptyPublic, leftoverText, missingFact, textAgainstField, unclosedMarkup } from './texts.ts';

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
  nearName,
  missingFact,
  sameParagraph,
  sameStatblock,
  statblockWithoutOwner,
  leftoverText,
  emptyPublic,
];
