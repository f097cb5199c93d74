import type { Finding, Place } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { placeLabel } from './place-label.ts';
import { isolated } from './sentence-of.ts';

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
    : t('findings.placeOf', { title: isolated(title || t('common.untitled')), said: isolated(said) });
}

/** What the places of a finding say, for its row: “Born: 1240 AE”, “Died: 1203 AE”. */
export const evidenceInWords = (finding: Finding): string[] => [
  ...new Set(finding.evidence.flatMap((place) => placeInWords(place, finding) ?? [])),
];
