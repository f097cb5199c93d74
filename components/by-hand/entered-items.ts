import { formatList, type MessageId, t } from '../../lib/i18n/index.ts';
import { htmlOfMarkup, parseMarkup, wordsOfHtml } from '../../lib/markup/index.ts';
import { type ArticleFields, FIELD_LABELS, TEXT_FIELDS } from '../../lib/model/index.ts';
import { type Draft, enteredFields } from '../../lib/outbox/index.ts';
import type { FillItem, FillOutcome, FillResult } from '../../lib/worldpage/index.ts';

/** World Anvil's article has its title as the first heading. */
const HEADING_LEVEL = 2;

const LABELS = {
  ...FIELD_LABELS,
  title: 'history.fieldTitle',
  content: 'history.fieldContent',
  tags: 'history.fieldTags',
  category: 'history.fieldCategory',
  state: 'flags.visibility',
  isDraft: 'flags.draft',
  isWip: 'flags.wip',
  isAdultContent: 'flags.adult',
} as const satisfies Record<string, MessageId>;

const isKnown = (part: string): part is keyof typeof LABELS => Object.hasOwn(LABELS, part);

/** The label of a part; null if it isn't one of ours. */
const labelOf = (part: string): string | null => (isKnown(part) ? t(LABELS[part]) : null);

function fillText(text: string) {
  const html = htmlOfMarkup(parseMarkup(text), { level: HEADING_LEVEL, mentions: 'nodes' });
  return { text, html, words: wordsOfHtml(html) };
}

const textItem = (part: string, text: string) => ({ part, kind: 'text' as const, ...fillText(text) });

const textsOf = (draft: Draft): [string, string][] => {
  const { title, content, fields } = enteredFields(draft);
  return [
    ['title', title],
    ['content', content],
    ...TEXT_FIELDS.map((name): [string, string] => [name, fields[name] ?? '']),
  ];
};

/** The texts that differ from earlier ones, in their place; all of them if those aren't known. */
export function changedItems(draft: Draft, before: ArticleFields | null): FillItem[] {
  return textsOf(draft).flatMap(([part, text]): FillItem[] => {
    const earlier: unknown = before ? Reflect.get(before, part) : undefined;
    if (text.trim() === '' || part === 'title' || earlier === text) return [];
    return [{ ...textItem(part, text), ...(typeof earlier === 'string' && { before: fillText(earlier) }) }];
  });
}

const flag = (part: string, isOn: boolean | undefined): FillItem[] =>
  isOn === undefined ? [] : [{ part, kind: 'flag', isOn }];

/** Everything in a draft that an editor may have a field for; what is empty is left out. */
export function enteredItems(draft: Draft): FillItem[] {
  const { fields } = enteredFields(draft);
  const { tags = [], categoryId, state, isDraft, isWip, isAdultContent } = fields;
  return [
    ...textsOf(draft).flatMap(([part, text]) => (text.trim() ? [textItem(part, text)] : [])),
    ...(tags.length > 0 ? [{ part: 'tags', kind: 'tags' as const, tags }] : []),
    ...(categoryId ? [{ part: 'category', kind: 'choice' as const, value: categoryId }] : []),
    ...(state ? [{ part: 'state', kind: 'choice' as const, value: state }] : []),
    ...flag('isDraft', isDraft),
    ...flag('isWip', isWip),
    ...flag('isAdultContent', isAdultContent),
  ];
}

const SENTENCES = [
  ['filled', 'byHand.filled'],
  ['partly', 'byHand.partly'],
  ['taken', 'byHand.taken'],
  ['refused', 'byHand.refused'],
  ['missing', 'byHand.missing'],
] as const satisfies readonly (readonly [FillOutcome, MessageId])[];

/** Every draft has these, mostly as World Anvil sets them by itself. A page without them lacks nothing. */
const DEFAULTS: ReadonlySet<string> = new Set(['state', 'isDraft', 'isWip', 'isAdultContent']);

/** Whether the text met other text in its field, so that somebody has to say where it goes. */
export const isTextTaken = (results: readonly FillResult[]): boolean =>
  results.some(({ part, outcome }) => part === 'content' && outcome === 'taken');

/** Whether anything of the draft is on the page now. */
export const hasFilled = (results: readonly FillResult[]): boolean =>
  results.some(({ outcome }) => outcome === 'filled' || outcome === 'partly');

/** What was filled in and what wasn't: one sentence for each kind of outcome. */
export function outcomeSentences(results: readonly FillResult[]): string[] {
  const sentences = SENTENCES.flatMap(([outcome, id]) => {
    const parts = results.flatMap((result) => {
      const isSaid =
        result.outcome === outcome &&
        !(outcome === 'missing' && DEFAULTS.has(result.part)) &&
        !(outcome === 'taken' && result.part === 'content');
      const label = isSaid ? labelOf(result.part) : null;
      return label ? [label] : [];
    });
    return parts.length > 0 ? [t(id, { parts: formatList(parts) })] : [];
  });
  if (isTextTaken(results)) sentences.push(t('byHand.textTaken'));
  return sentences;
}
