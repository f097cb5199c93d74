/** The outer and inner signs of languages that do not write “ ‘ ’ ”. */
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

/** The signs that a browser puts around a `<q>`; null: the page wants none, or has written its own. */
export function quotesOf(element: Element): readonly [string, string] | null {
  const { content } = getComputedStyle(element, '::before');
  if (content !== 'open-quote') return null;
  const { quotes } = getComputedStyle(element);
  if (quotes === 'none') return null;
  let depth = 0;
  for (let at = element.parentElement?.closest('q'); at; at = at.parentElement?.closest('q')) depth++;
  const given = [...quotes.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, sign = '']) => sign);
  const language = (element.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '')
    .slice(0, 2)
    .toLowerCase();
  const signs = given.length > 1 ? given : [...(SIGNS[language] ?? ENGLISH)];
  const at = Math.min(depth * 2, signs.length - 2);
  return [signs[at] ?? '“', signs[at + 1] ?? '”'];
}
