import { ConnectionCard, StateBadge } from '../../../components/connection/index.ts';
import { LiveCheck } from '../../../components/connection/live-check.tsx';
import { message } from '../../../lib/i18n/index.ts';
import type { Answer, Fact, Finding, LiveCheckReport, Question } from '../../../lib/live-checks/index.ts';
import type { Connection } from '../../../lib/stored-state/index.ts';
import { outside } from '../browser.ts';
import { TIDEWATER } from '../sample/connection.ts';
import type { Sheet } from '../story.ts';

const REFUSED: Connection = {
  ...TIDEWATER,
  state: 'refused',
  sentence: message('service.keysRefused'),
};

const NOT_ALLOWED: Connection = { ...REFUSED, sentence: message('connection.consentLost') };
const PROGRESS = { question: 'pages', done: 3, total: 10, calls: 5 } as const;

const finding = (question: Question, fact: Fact, answer: Answer): Finding => ({
  question,
  fact,
  answer,
  evidence: {},
});
const YES: Answer = { kind: 'yes' };
const NO: Answer = { kind: 'no' };
const held = (value: string | number): Answer => ({ kind: 'value', value });

const USUAL = [
  finding('access', 'userAgentAccepted', YES),
  finding('pages', 'pageSize', held(50)),
  finding('order', 'listOrder', held('creation')),
  finding('fields', 'scrapbookReturned', YES),
  finding('connection', 'bodyWithoutLength', YES),
  finding('refusals', 'refusal401', held('401 json')),
];
const ODD = [
  finding('access', 'userAgentAccepted', YES),
  finding('pages', 'pageSize', held(10)),
  finding('order', 'listOrder', held('title')),
  finding('fields', 'scrapbookReturned', NO),
  finding('connection', 'bodyWithoutLength', NO),
  finding('refusals', 'refusal401', held('403 page')),
];

const FEW: Answer = { kind: 'unknown', because: 'tooFewEntries' };
const LITTLE = [
  finding('access', 'userAgentAccepted', YES),
  finding('pages', 'pageSize', FEW),
  finding('order', 'listOrder', FEW),
  finding('fields', 'scrapbookReturned', FEW),
];

const reportWith = (answers: Finding[]): LiveCheckReport => ({
  ...{ loresideLiveCheck: 1, release: '0.1.0', api: 'boromir', date: '2026-01-31', calls: 13 },
  ...{ scratchWorld: false, stopped: null, leftOver: 0, answers },
});

const card = (connection: Connection) => <ConnectionCard connection={connection} onChange={() => {}} />;

export default (): Sheet => {
  outside.answers(() => undefined);
  return {
    stories: [
      {
        name: 'How it stands, in a word',
        show: () => (
          <div class="story-row">
            <StateBadge connection={{ state: 'none' }} />
            <StateBadge connection={TIDEWATER} />
            <StateBadge connection={{ ...TIDEWATER, state: 'locked' }} />
            <StateBadge connection={REFUSED} />
            <StateBadge connection={NOT_ALLOWED} />
          </div>
        ),
      },
      { name: 'Connected', show: () => card(TIDEWATER) },
      { name: 'Refused', show: () => card(REFUSED) },
      { name: 'Not allowed', show: () => card(NOT_ALLOWED) },
      {
        name: 'A check of World Anvil’s behavior: under way, complete, with surprises, stopped',
        show: () => (
          <div class="stack">
            <LiveCheck version="current" state={{ phase: 'running', progress: PROGRESS }} onStop={() => {}} />
            <LiveCheck
              version="current"
              state={{ phase: 'done', report: reportWith(USUAL) }}
              onStop={() => {}}
            />
            <LiveCheck
              version="current"
              state={{ phase: 'done', report: reportWith(ODD) }}
              onStop={() => {}}
            />
            <LiveCheck
              version="current"
              state={{ phase: 'done', report: { ...reportWith(LITTLE), stopped: 'busy' } }}
              onStop={() => {}}
            />
          </div>
        ),
      },
      { name: 'Locked', show: () => card({ ...TIDEWATER, state: 'locked', hasPassphrase: true }) },
    ],
  };
};
