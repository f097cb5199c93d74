import { formsOf, type InsertableEntry, type InsertForm } from '../../lib/entries/index.ts';
import type { Insertion } from '../../lib/worldpage/index.ts';
import { announce } from '../ui/index.ts';
import { askEditor, findEditor, NO_EDITOR } from './editor.ts';
import { copyOrOffer } from './offer-copy.tsx';

export type InsertOutcome =
  | { state: 'inserted' }
  /** Not inserted, or not completely; it is on the clipboard. */
  | { state: 'copied'; why: string }
  /** Neither inserted nor copied. */
  | { state: 'failed'; why: string };

const REFUSED = 'The editor did not take it.';
const UNFORMATTED = 'The editor kept only the words of it.';
const UNKNOWN = 'The page gave no answer, so look whether it stands there.';

async function whyNotWritten(what: Insertion): Promise<string | null> {
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
  return { state: (await copyOrOffer(why, what.text)) ? 'copied' : 'failed', why };
}

/** The outcome and the next step, in one sentence. */
export function sentenceOf(outcome: InsertOutcome, text: string): string {
  switch (outcome.state) {
    case 'inserted':
      return `Inserted: ${text}`;
    case 'copied':
      return `${outcome.why} Copied instead; paste it there: ${text}`;
    case 'failed':
      return `${outcome.why} It was not copied either: ${text}`;
  }
}

/** Inserts an entry in its usual form, or in the named one. Resolves to the announced sentence. */
export async function insertEntry(entry: InsertableEntry, name?: InsertForm['name']): Promise<string> {
  const forms = formsOf(entry);
  const form = forms.find((one) => one.name === name) ?? forms[0];
  const sentence = form
    ? sentenceOf(await insertAtCaret(form.insertion), form.insertion.text)
    : `“${entry.title}” cannot be inserted before the platform has it.`;
  announce(sentence);
  return sentence;
}
