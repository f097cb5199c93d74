/** The questions of a live check, in the order of the report. */
export const QUESTIONS = [
  'create',
  'fields',
  'order',
  'term',
  'refusals',
  'connection',
  'dates',
  'size',
  'access',
  'delete',
  'pages',
  'markup',
  'clearing',
  'exportPage',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** The facts that each question asks for. */
export const FACTS = {
  create: ['createReturnsId', 'createShape', 'patchShape'],
  fields: ['scrapbookReturned', 'markerIntact', 'tagsIntact', 'metadataIntact', 'lineEnds'],
  order: ['listOrder', 'newOnTop', 'listLagSeconds'],
  term: ['termFindsParts', 'termIgnoresCase', 'termHasWildcard'],
  refusals: ['refusal401', 'refusal403', 'refusal404', 'refusal422', 'refusal429', 'unknownFields'],
  connection: ['protocol', 'bodyWithoutLength'],
  dates: ['dateResolution', 'timeZone', 'patchKeepsOthers', 'patchChangesDate'],
  size: ['largestBodyKb'],
  access: ['userAgentAccepted', 'otherOriginsAllowed'],
  delete: ['deleteAtOnce', 'goneFromList'],
  pages: ['pageSize', 'limitHonored'],
  markup: ['lineBreak', 'entity', 'imageAddress', 'newTabLink', 'noparseInCode', 'nesting'],
  clearing: ['clearsCategory', 'clearsParent', 'clearsCover'],
  exportPage: ['exportPages'],
} as const satisfies Record<Question, readonly string[]>;
export type Fact = (typeof FACTS)[Question][number];

/** Why a fact stays unknown. */
export type Gap =
  /** Only a check with a scratch world can find out. */
  | 'needsScratchWorld'
  | 'notInThisVersion'
  /** The world has too little to tell. */
  | 'tooFewEntries'
  /** World Anvil answered otherwise than expected. */
  | 'unclear'
  /** It didn't happen, and isn't provoked on purpose. */
  | 'notSeen'
  /** This program can't see it. */
  | 'notVisible'
  /** The check ended before. */
  | 'notReached'
  | 'byHand';

export type Answer =
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'value'; value: string | number }
  | { kind: 'unknown'; because: Gap };

/** What an answer is based on. Counts, status codes and words of our own: never text from World Anvil. */
export type Evidence = Readonly<Record<string, string | number | boolean>>;

export interface Finding {
  question: Question;
  fact: Fact;
  answer: Answer;
  evidence: Evidence;
}

export const yesOrNo = (is: boolean): Answer => ({ kind: is ? 'yes' : 'no' });
export const answered = (value: string | number): Answer => ({ kind: 'value', value });
export const unknown = (because: Gap): Answer => ({ kind: 'unknown', because });

export const QUESTION_OF = new Map<Fact, Question>(
  QUESTIONS.flatMap((question) => FACTS[question].map((fact): [Fact, Question] => [fact, question])),
);
