// The line beside World Anvil's editors, drawn by the script that runs there.
import { wordsIn } from '../../../lib/background/pages/page-handlers.ts';
import { formatDate, t } from '../../../lib/i18n/index.ts';
import { ok } from '../../../lib/model/index.ts';
import { lossText } from '../../../lib/versions/index.ts';
import { type KeptText, type PageJournal, startJournal } from '../../../lib/worldpage/index.ts';
import { startPageScript } from '../../../lib/worldpage/page-script/start-page-script.ts';
import type { Sheet } from '../story.ts';

const TEXT = 'Levied on every barrel, and hated in every tavern.';
const LOSSES = [
  { kind: 'table', count: 3 },
  { kind: 'spoiler', count: 2 },
  { kind: 'nestedList', count: 1 },
  { kind: 'mention', count: 14 },
] as const;

/** What the background answers, by channel. */
type Answers = Partial<Record<'page.kept' | 'page.alarm', unknown>>;

function start(answers: Answers): void {
  // Otherwise tests couldn't look into it.
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: 'open' });
  };
  const { lang } = document.documentElement;
  const scheme = document.documentElement.style.colorScheme || 'light dark';
  const all = new Map(
    Object.entries({
      'page.messages': wordsIn(lang, scheme),
      'page.alarm': { loss: null, isOld: false },
      ...answers,
    }),
  );
  startPageScript(
    {
      send: async (message) => ok(all.get(String(Reflect.get(Object(message), 'channel')))),
      onCommand: () => () => {},
      isAlive: () => true,
    },
    (page) => {
      // Firefox writes out “all”, which axe takes for a spacing that nobody can change. Our element has no text.
      for (const name of ['letter-spacing', 'word-spacing', 'line-height'])
        page.host.style.removeProperty(name);
      startJournal(page, null);
      return { onCommand: () => {}, tick: () => {} };
    },
  );
}

const kept = (html: string | null): PageJournal => {
  const when = formatDate(new Date(2026, 10, 29, 14, 32), { timeStyle: 'short' });
  const field: KeptText = { id: '1', field: 'content', text: TEXT, html, before: '', when, isHere: true };
  return { state: 'on', kept: [field] };
};

function lost(): string {
  const time = formatDate(new Date(2026, 10, 29, 14, 32), { dateStyle: 'medium', timeStyle: 'short' });
  return t('versions.lossHere', { time, what: lossText(LOSSES) });
}

const sheet = (name: string, answers: () => Answers) => (): Sheet => {
  start(answers());
  const show = () => (
    <label class="field">
      <span class="field-label">Main text</span>
      <textarea class="input" name="content" rows={3}>
        Two pence for each.
      </textarea>
    </label>
  );
  return { stories: [{ name, show }] };
};

const OFF: PageJournal = { state: 'off', kept: [] };

export const editorLineSheets = {
  ask: sheet('May texts be kept?', () => ({ 'page.kept': { state: 'ask', kept: [] } })),
  offer: sheet('A text that isn’t there', () => ({ 'page.kept': kept(null) })),
  copy: sheet('It was typed in the visual editor', () => ({ 'page.kept': kept('<p>…</p>') })),
  loss: sheet('What a save has lost', () => ({
    'page.kept': OFF,
    'page.alarm': { loss: lost(), isOld: false },
  })),
};
