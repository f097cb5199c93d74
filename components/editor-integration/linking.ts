import { type InsertableEntry, mentionForm } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type EditorText, mapOffsets, placeAt } from '../../lib/worldpage/index.ts';
import { askEditor, type EditorFrame } from '../editor-frame/index.ts';
import { copyOrOffer } from './offer-copy.tsx';
import { type Suggestion, suggestionsIn, type World } from './suggestions.ts';

/** What was found in one editor, and what was skipped. */
export interface Check {
  frame: EditorFrame;
  world: World;
  reading: EditorText;
  suggestions: readonly Suggestion[];
  /** Start offsets of skipped names in the reading's text. */
  skipped: readonly number[];
}

/** A name, and the article it will link to. */
export interface Link {
  suggestion: Suggestion;
  to: InsertableEntry;
}

export interface Linked {
  check: Check;
  done: number;
  /** The markup of links that couldn't be written, in text order. */
  notLinked: readonly string[];
  /** The page is gone or no longer answers. */
  isGone: boolean;
}

/** The same check after its text has changed. */
export function checkOf(check: Omit<Check, 'suggestions'>, reading: EditorText): Check {
  const skipped = mapOffsets(check.skipped, check.reading.text, reading.text);
  return { ...check, reading, skipped, suggestions: suggestionsIn(reading, check.world, skipped) };
}

export function withSkipped(check: Check, { place }: Suggestion): Check {
  return checkOf({ ...check, skipped: [...check.skipped, place.start] }, check.reading);
}

/**
 * Links names in the editor, last first, so that the offsets of the remaining ones stay valid. A link is written only
 * if the text there is unchanged. `shouldContinue` is asked before each, with the number done.
 */
export async function link(
  check: Check,
  links: readonly Link[],
  shouldContinue: (done: number) => boolean = () => true,
): Promise<Linked> {
  let reading = check.reading;
  let done = 0;
  let isCanceled = false;
  const notLinked: string[] = [];
  for (const { suggestion, to } of [...links].sort(
    (a, b) => b.suggestion.place.start - a.suggestion.place.start,
  )) {
    const { start, end, written } = suggestion.place;
    const what = mentionForm(to, written).insertion;
    if (!shouldContinue(done)) break;
    const answer = isCanceled
      ? null
      : await askEditor(check.frame, {
          do: 'replace',
          editor: reading.editor,
          at:
            reading.text.slice(start, end) === written ? placeAt(reading.text, start, end) : suggestion.place,
          what,
        });
    if (answer?.state === 'replaced') done++;
    else notLinked.unshift(what.text);
    if (!answer || answer.state === 'gone') isCanceled = true;
    if (answer && 'reading' in answer) reading = answer.reading;
  }
  return { check: checkOf(check, reading), done, notLinked, isGone: isCanceled };
}

/** What was linked, what wasn't, and where that is now. */
export async function linkedSentence(
  { done, notLinked, isGone: isCanceled, check }: Linked,
  stopped = false,
): Promise<string> {
  const linked = done > 0 ? [t('editor.linked', { count: done })] : [];
  if (notLinked.length === 0) {
    const left = t('editor.left', { count: check.suggestions.length });
    return [...linked, ...(stopped ? [t('editor.stopped')] : []), left].join(' ');
  }
  const why = t(isCanceled ? 'editor.gone' : 'editor.changed');
  const isCopied = await copyOrOffer(why, notLinked.join('\n'));
  return [
    ...linked,
    why,
    t('editor.notLinked', { count: notLinked.length }),
    ...(isCopied ? [t('editor.linksCopied')] : []),
  ].join(' ');
}
