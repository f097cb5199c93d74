import type { ClearableLink, LearnedCapabilities } from '../model/index.ts';
import { ARAGORN } from './aragorn.ts';
import { BOROMIR } from './boromir.ts';
import type { Answer, Fact } from './finding.ts';
import type { LiveCheck } from './run.ts';

const LINKS: readonly (readonly [Fact, ClearableLink])[] = [
  ['clearsCategory', 'category'],
  ['clearsParent', 'articleParent'],
  ['clearsCover', 'cover'],
];
const DOCUMENTED = { current: BOROMIR.pageSize, earlier: ARAGORN.pageSize };
const PAGE = { smallest: 1, largest: 50 };

/** What a check's findings allow the client and the outbox to do. Anything unclear is left out. */
export function capabilitiesIn({
  version,
  findings,
  worldId,
}: Pick<LiveCheck, 'version' | 'findings' | 'worldId'>): LearnedCapabilities {
  const answers = new Map(findings.map(({ fact, answer }) => [fact, answer]));
  const isYes = (fact: Fact) => answers.get(fact)?.kind === 'yes';
  const learned: LearnedCapabilities = {};
  if (isYes('createReturnsId')) learned.createReturnsId = true;
  if (isYes('newOnTop')) learned.newOnTop = true;
  const page = pageIn(answers, DOCUMENTED[version]);
  if (page !== null) learned.articlePage = page;
  for (const [fact, link] of LINKS) {
    const answer = answers.get(fact);
    if (answer?.kind === 'value' && (answer.value === 'null' || answer.value === 'blank'))
      learned.clearsWith = { ...learned.clearsWith, [link]: answer.value };
  }
  if (worldId !== null) {
    if (answers.get('scrapbookReturned')?.kind === 'no') learned.markers = { [worldId]: 'none' };
    else if (isYes('markerIntact')) learned.markers = { [worldId]: 'scrapbook' };
  }
  return learned;
}

/** Null where it is as documented. */
function pageIn(answers: ReadonlyMap<Fact, Answer>, documented: number): number | null {
  if (answers.get('limitHonored')?.kind === 'yes') return PAGE.largest;
  const served = answers.get('pageSize');
  if (served?.kind !== 'value' || typeof served.value !== 'number') return null;
  const { value } = served;
  return value >= PAGE.smallest && value <= PAGE.largest && value !== documented ? value : null;
}
