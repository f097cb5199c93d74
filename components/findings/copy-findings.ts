import type { Finding, Place } from '../../lib/checks/index.ts';
import { t, textComparer } from '../../lib/i18n/index.ts';
import { announce } from '../ui/index.ts';
import { placeLabel } from './evidence-line.ts';
import { groupFindings, isPrivateFinding } from './group.ts';

/** Characters that mean something in Markdown. */
const SPECIAL = /[\\`*_[\]<>#|~]/g;

/** A text in one line of Markdown. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(SPECIAL, String.raw`\$&`);

function placeLine({ title, field, quote }: Place): string {
  const values = { title: plain(title) || t('common.untitled'), field: placeLabel(field) };
  return quote === ''
    ? t('common.titleAndField', values)
    : t('findings.copyQuote', { ...values, quote: plain(quote) });
}

/** Findings as a list of tasks in Markdown, the most severe first. */
export function textOfFindings(findings: readonly Finding[]): string {
  const groups = groupFindings(findings, 'severity', textComparer());
  return groups
    .map(({ severity, findings: all }) =>
      [
        `## ${t('findings.severityTitle', { severity })}`,
        '',
        ...all.flatMap(({ sentence, evidence }) => [
          `- [ ] ${plain(t(sentence))}`,
          ...evidence.map((place) => `  - ${placeLine(place)}`),
        ]),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/**
 * Copies findings. Resolves to the announced sentence.
 * @param isCovered whether others may see the screen: then private ones are left out
 */
export async function copyFindings(findings: readonly Finding[], isCovered: boolean): Promise<string> {
  const copied = isCovered ? findings.filter((finding) => !isPrivateFinding(finding)) : findings;
  const left = findings.length - copied.length;
  let sentence = t(left > 0 ? 'findings.copiedPublic' : 'findings.copied', { count: copied.length });
  try {
    if (copied.length > 0) await navigator.clipboard.writeText(textOfFindings(copied));
  } catch {
    // Not allowed here.
    sentence = t('entry.copyFailed');
  }
  announce(sentence);
  return sentence;
}
