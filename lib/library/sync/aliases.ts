import type { FullArticle } from '../../model/index.ts';

/** Article fields that hold other names. */
const NAMES: ReadonlySet<string> = new Set(['nickname', 'alternativename', 'maidenname']);
const BETWEEN = /[,;/|\n\r]|\s+(?:or|aka)\s+/i;
const QUOTES = /^[\s"'“”‘’«»„]+|[\s"'“”‘’«»„.]+$/g;
/** Longer texts are remarks, not names. */
const LONGEST = 80;
const MOST = 20;

/** Other names of an article from its full text: nicknames, alternative names, first and last name. */
export function aliasesOf({ title, sections }: Pick<FullArticle, 'title' | 'sections'>): string[] {
  const texts = new Map(sections.map(({ name, content }) => [name.toLowerCase(), content]));
  const first = texts.get('firstname')?.trim() ?? '';
  const last = texts.get('lastname')?.trim() ?? '';
  const listed = [...NAMES].flatMap((name) => texts.get(name)?.split(BETWEEN) ?? []);
  const whole = first && last ? [`${first} ${last}`] : [];
  const names = [...listed, ...whole].map((name) => name.replace(QUOTES, ''));
  const own = title.trim().toLowerCase();
  const known = new Map(
    names
      .filter((name) => name !== '' && name.length <= LONGEST && name.toLowerCase() !== own)
      .map((name) => [name.toLowerCase(), name]),
  );
  return [...known.values()].slice(0, MOST);
}
