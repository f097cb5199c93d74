import { type Message, message } from '../../lib/i18n/index.ts';
import type { Answer, Fact, LiveCheckReport, StopReason } from '../../lib/live-checks/index.ts';

/** What the check found, and what it means. `open`: it couldn't be found out. `odd`: World Anvil behaves unexpectedly. */
export interface ResultLine {
  id: string;
  tone: 'known' | 'odd' | 'open';
  sentence: Message;
}

type Answers = ReadonlyMap<Fact, Answer>;

const known = (sentence: Message): Omit<ResultLine, 'id'> => ({ tone: 'known', sentence });
const odd = (sentence: Message): Omit<ResultLine, 'id'> => ({ tone: 'odd', sentence });
const open = (sentence: Message): Omit<ResultLine, 'id'> => ({ tone: 'open', sentence });

const DOCUMENTED_PAGE = { boromir: 50, aragorn: 25 };
const LARGEST_PAGE = 50;

/** What wasn't asked needs no words. */
const hasTooLittle = (answer: Answer | undefined): boolean =>
  answer?.kind === 'unknown' && answer.because === 'tooFewEntries';

function pages(answers: Answers, api: LiveCheckReport['api']) {
  const size = answers.get('pageSize');
  if (answers.get('limitHonored')?.kind === 'yes')
    return known(message('liveCheck.pagesLarger', { count: LARGEST_PAGE }));
  if (size?.kind !== 'value') return hasTooLittle(size) ? open(message('liveCheck.pagesUnknown')) : null;
  const count = Number(size.value);
  return count === DOCUMENTED_PAGE[api]
    ? known(message('liveCheck.pagesUsual', { count }))
    : odd(message('liveCheck.pagesOther', { count }));
}

function order(answers: Answers) {
  const answer = answers.get('listOrder');
  if (answer?.kind !== 'value') return hasTooLittle(answer) ? open(message('liveCheck.orderUnknown')) : null;
  return answer.value === 'newest'
    ? known(message('liveCheck.orderNewest'))
    : known(message('liveCheck.orderFixed', { order: String(answer.value) }));
}

function scrapbook(answers: Answers) {
  const answer = answers.get('scrapbookReturned');
  switch (answer?.kind) {
    case 'yes':
      return known(message('liveCheck.scrapbookKept'));
    case 'no':
      return odd(message('liveCheck.scrapbookMissing'));
    default:
      return hasTooLittle(answer) ? open(message('liveCheck.scrapbookUnknown')) : null;
  }
}

const DOCUMENTED_REFUSALS: readonly (readonly [Fact, string])[] = [
  ['refusal401', '401 json'],
  ['refusal403', '403 json'],
  ['refusal404', '404 json'],
];

function refusals(answers: Answers) {
  const seen = DOCUMENTED_REFUSALS.flatMap(([fact, documented]) => {
    const answer = answers.get(fact);
    return answer?.kind === 'value' ? [answer.value === documented] : [];
  });
  if (seen.length === 0) return null;
  return seen.every((usual) => usual)
    ? known(message('liveCheck.refusalsUsual'))
    : odd(message('liveCheck.refusalsOther'));
}

function access(answers: Answers) {
  return answers.get('userAgentAccepted')?.kind === 'yes' ? known(message('liveCheck.accessAccepted')) : null;
}

function body(answers: Answers) {
  const answer = answers.get('bodyWithoutLength');
  if (answer?.kind === 'yes') return known(message('liveCheck.bodyStreamed'));
  return answer?.kind === 'no' ? odd(message('liveCheck.bodyWhole')) : null;
}

/** The answers that mean something to a user, in plain words. The report has all of them. */
export function resultLines({ answers, api }: LiveCheckReport): ResultLine[] {
  const byFact: Answers = new Map(answers.map(({ fact, answer }) => [fact, answer]));
  const lines = {
    access: access(byFact),
    pages: pages(byFact, api),
    order: order(byFact),
    scrapbook: scrapbook(byFact),
    body: body(byFact),
    refusals: refusals(byFact),
  };
  return Object.entries(lines).flatMap(([id, line]) => (line ? [{ id, ...line }] : []));
}

/** Why a check ended early, and what to do. */
export function stopSentence(reason: StopReason): Message {
  switch (reason) {
    case 'keysRefused':
      return message('service.keysRefused');
    case 'busy':
      return message('service.busy', { retry: message('service.retryLater') });
    case 'challenge':
      return message('service.challenge');
    case 'unreachable':
      return message('service.offline');
    case 'cancelled':
    case 'limit':
      return message('liveCheck.stopped');
  }
}
