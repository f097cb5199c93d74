import type { Finding, Place } from '../../lib/checks/index.ts';
import { direction, loadedLanguage, type MessageId, t } from '../../lib/i18n/index.ts';
import { fieldLabel } from '../entry-view/index.ts';

/** Labels of what isn't a field of its own on World Anvil's pages. */
const LABELS = {
  title: 'history.fieldTitle',
  content: 'history.fieldContent',
  description: 'history.fieldDescription',
  category: 'history.fieldCategory',
  state: 'flags.visibility',
} as const satisfies Readonly<Record<string, MessageId>>;

const isLabeled = (field: string): field is keyof typeof LABELS => Object.hasOwn(LABELS, field);

/** The label of the field that a place is in, as articles show it. */
export const placeLabel = (field: string): string =>
  isLabeled(field) ? t(LABELS[field]) : fieldLabel({ name: field, title: '' });

/** The direction of lines that begin with our own words: the interface's, or, where that is from left to right, their first letter's. */
export const lineDirection = (): 'rtl' | 'auto' =>
  direction(loadedLanguage() ?? 'en') === 'rtl' ? 'rtl' : 'auto';

/** Keeps a text's direction to itself (Unicode's first strong isolate), where lines run from right to left. */
const isolated = (text: string): string => (lineDirection() === 'auto' ? text : `\u2068${text}\u2069`);

/** The sentence of a finding. Titles in it don't reorder the words around them. */
export function sentenceOf({ sentence }: Finding): string {
  const values = Object.entries(sentence.values ?? {}).map(
    ([name, value]) => [name, typeof value === 'string' ? isolated(value) : value] as const,
  );
  return t({ ...sentence, values: Object.fromEntries(values) });
}

/** Characters of a quote beside what matters in it. */
const AROUND = 28;

/** A quote, shortened around what matters in it. */
function shortQuote({ quote, mark }: Place): string {
  const [start, end] = mark ?? [0, quote.length];
  const from = start > AROUND ? quote.indexOf(' ', start - AROUND) + 1 : 0;
  const to = end + AROUND < quote.length ? quote.lastIndexOf(' ', end + AROUND) : quote.length;
  const [first, last] = [Math.min(from, start), Math.max(to, end)];
  return `${first > 0 ? '…' : ''}${quote.slice(first, last)}${last < quote.length ? '…' : ''}`;
}

/** What a place says, in few words. Null: no more than its finding's sentence. */
function placeInWords(place: Place, finding: Finding): string | null {
  const { field, quote, ref, title, mark } = place;
  if (quote === '' || field === 'title') return null;
  const isLabeled = mark !== null;
  const words = isolated(shortQuote(place));
  const said = isLabeled ? words : `${placeLabel(field)}: ${words}`;
  const isOwn = ref.kind === finding.ref.kind && ref.id === finding.ref.id;
  return isOwn
    ? said
    : t('common.labelAndValue', { label: isolated(title || t('common.untitled')), value: isolated(said) });
}

/** What the places of a finding say, for its row: “Born: 1240 AE”, “Died: 1203 AE”. */
export const evidenceInWords = (finding: Finding): string[] => [
  ...new Set(finding.evidence.flatMap((place) => placeInWords(place, finding) ?? [])),
];
