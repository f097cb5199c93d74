import { type Answer, type Evidence, type Finding, QUESTIONS, type Question } from './finding.ts';
import type { LiveCheck } from './run.ts';

/** The version of the questions and of the report. */
const CHECK_VERSION = 1;

/** A check that can be shown to anybody: no titles, ids, hosts or keys. */
export interface LiveCheckReport {
  loresideLiveCheck: typeof CHECK_VERSION;
  /** The program's version. */
  release: string;
  api: 'boromir' | 'aragorn';
  /** The day, without the time. */
  date: string;
  calls: number;
  scratchWorld: boolean;
  stopped: LiveCheck['stopped'];
  /** Articles of the check that couldn't be deleted. */
  leftOver: number;
  answers: Finding[];
}

export function reportOf(check: LiveCheck, release: string): LiveCheckReport {
  return {
    loresideLiveCheck: CHECK_VERSION,
    release,
    api: check.version === 'current' ? 'boromir' : 'aragorn',
    date: new Date(check.at).toISOString().slice(0, 10),
    calls: check.calls,
    scratchWorld: check.wrote,
    stopped: check.stopped,
    leftOver: check.leftOver.length,
    answers: check.findings.map(({ question, fact, answer, evidence }) => ({
      question,
      fact,
      answer: plainAnswer(answer),
      evidence: plainEvidence(evidence),
    })),
  };
}

/** Only words like ours: nothing that could be a title, an id or an address. */
const WORDS = /^[A-Za-z0-9][A-Za-z0-9_/. -]{0,30}$/;
const isPlain = (text: string): boolean => WORDS.test(text) && !/[0-9a-f]{8}-[0-9a-f]{4}|\d{9}/i.test(text);
const HIDDEN = '(hidden)';

const plainText = <Value extends string | number | boolean>(value: Value): Value | typeof HIDDEN =>
  typeof value !== 'string' || isPlain(value) ? value : HIDDEN;

const plainAnswer = (answer: Answer): Answer =>
  answer.kind === 'value' ? { kind: 'value', value: plainText(answer.value) } : answer;

const plainEvidence = (evidence: Evidence): Evidence =>
  Object.fromEntries(Object.entries(evidence).map(([name, value]) => [name, plainText(value)]));

const HEADINGS: Record<Question, string> = {
  create: 'What does the response to a create look like?',
  fields: 'Do scrapbook, tags and metadata come back unchanged?',
  order: 'In which order are articles listed, and is a new one on top at once?',
  term: 'What does the filter by term find?',
  refusals: 'What do refusals look like?',
  connection: 'Which HTTP version, and is a body accepted without its length?',
  dates: 'How exact are dates, and does a change of one field leave the others alone?',
  size: 'How large may a change be?',
  access: 'Is the User-Agent accepted, and may other origins call?',
  delete: 'Is a deleted article gone at once?',
  pages: 'How many articles does a page have?',
  markup: 'What becomes of markup?',
  clearing: 'Which value clears a reference?',
  exportPage: 'Is the export page of a large world one page?',
};

const BY_HAND =
  'Answered by hand: open the export page of a world with more than 1,000 articles and see whether it is one page or several.';

export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'value':
      return String(answer.value);
    case 'unknown':
      return `unknown (${answer.because.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)})`;
    default:
      return answer.kind;
  }
}

const evidenceText = (evidence: Evidence): string =>
  Object.entries(evidence)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

export function markdownOf(report: LiveCheckReport): string {
  const facts = [
    `- API: ${report.api}`,
    `- Loreside: ${report.release}`,
    `- Date: ${report.date}`,
    `- Calls: ${report.calls}`,
    `- Scratch world: ${report.scratchWorld ? 'yes' : 'no (read-only)'}`,
    ...(report.stopped ? [`- Stopped early: ${report.stopped}`] : []),
    ...(report.leftOver > 0 ? [`- Couldn’t delete: ${report.leftOver}`] : []),
  ];
  const sections = QUESTIONS.map((question, at) => {
    const rows = report.answers
      .filter((finding) => finding.question === question)
      .map(({ fact, answer, evidence }) => `| ${fact} | ${answerText(answer)} | ${evidenceText(evidence)} |`);
    const note = question === 'exportPage' ? `\n${BY_HAND}\n` : '';
    return `## ${at + 1}. ${HEADINGS[question]}\n${note}\n| | answer | seen |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Loreside live check\n\n${facts.join('\n')}\n\n${sections.join('\n')}`;
}
