import { formsOf, type InsertableEntry, type InsertForm } from '../../lib/entries/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Insertion } from '../../lib/worldpage/index.ts';
import { askEditor, findEditor, NO_EDITOR } from '../editor-frame/index.ts';
import { announce } from '../ui/index.ts';
import { copyOrOffer } from './offer-copy.tsx';

export type InsertOutcome =
  | { state: 'inserted' }
  /** Not inserted, or not completely; it is on the clipboard. */
  | { state: 'copied'; why: Message }
  /** Neither inserted nor copied. */
  | { state: 'failed'; why: Message };

const REFUSED = message('editor.refused');
const UNFORMATTED = message('worldPage.onlyWords');
const UNKNOWN = message('editor.unknown');

async function whyNotWritten(what: Insertion): Promise<Message | null> {
  const frame = await findEditor();
  if (typeof frame === 'string') return NO_EDITOR[frame];
  const answer = await askEditor(frame, { do: 'insert', what });
  switch (answer?.state) {
    case 'inserted':
      return null;
    case 'words':
      return UNFORMATTED;
    case undefined:
      return UNKNOWN;
    default:
      return REFUSED;
  }
}

/** Inserts text at the cursor of the active tab, or copies it if the page doesn't accept it. */
export async function insertAtCaret(what: Insertion): Promise<InsertOutcome> {
  const why = await whyNotWritten(what);
  if (why === null) return { state: 'inserted' };
  return { state: (await copyOrOffer(t(why), what.text)) ? 'copied' : 'failed', why };
}

/** The outcome and the next step. `what`: what was inserted, such as “a mention of Saltmere”. */
export function sentenceOf(outcome: InsertOutcome, what: Message): string {
  switch (outcome.state) {
    case 'inserted':
      return t('editor.inserted', { what });
    case 'copied':
      return t('editor.copied', { why: outcome.why, what });
    case 'failed':
      return t('editor.notCopied', { why: outcome.why });
  }
}

const FORMS = { mention: 'editor.mentionOf', link: 'editor.linkTo', tag: 'editor.embedOf' } as const;

/** What a form of an entry is: “a mention of Saltmere”. */
export const describeForm = (name: InsertForm['name'], title: string): Message =>
  message(FORMS[name], { title: title || t('common.untitled') });

/** Inserts an entry in its usual form, or in the named one. Resolves to the announced sentence. */
export async function insertEntry(entry: InsertableEntry, name?: InsertForm['name']): Promise<string> {
  const forms = formsOf(entry);
  const form = forms.find((one) => one.name === name) ?? forms[0];
  const sentence = form
    ? sentenceOf(await insertAtCaret(form.insertion), describeForm(form.name, entry.title))
    : t('editor.notOnWorldAnvil', { title: entry.title });
  announce(sentence);
  return sentence;
}
