/** Outer and inner quotation marks of languages that don't use “ ‘ ’ ”. */
const SIGNS: Record<string, string> = {
  bg: '„“‚‘',
  cs: '„“‚‘',
  da: '”””’',
  de: '„“‚‘',
  el: '«»“”',
  es: '«»“”',
  fi: '””’’',
  fr: '«»«»',
  hu: '„”»«',
  it: '«»“”',
  ja: '「」『』',
  nl: '“”‘’',
  no: '«»‘’',
  pl: '„”«»',
  pt: '“”‘’',
  ro: '„”«»',
  ru: '«»„“',
  sk: '„“‚‘',
  sv: '””’’',
  uk: '«»„“',
};
const ENGLISH = '“”‘’';

/**
 * The quotation marks that the browser draws around a `<q>`, or null if it draws none or the page sets its own
 * content.
 */
export function quotationMarksOf(element: Element): readonly [string, string] | null {
  const { content } = getComputedStyle(element, '::before');
  if (content !== 'open-quote') return null;
  const { quotes } = getComputedStyle(element);
  if (quotes === 'none') return null;
  let depth = 0;
  for (let at = element.parentElement?.closest('q'); at; at = at.parentElement?.closest('q')) depth++;
  const declared = [...quotes.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, sign = '']) => sign);
  const language = (element.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '')
    .slice(0, 2)
    .toLowerCase();
  const signs = declared.length > 1 ? declared : [...(SIGNS[language] ?? ENGLISH)];
  const at = Math.min(depth * 2, signs.length - 2);
  return [signs[at] ?? '“', signs[at + 1] ?? '”'];
}
