import { type Message, message, t } from '../../lib/i18n/index.ts';
import { type CustomTemplate, TEMPLATES } from '../../lib/model/index.ts';
import { misspelling, searchable } from '../ui/index.ts';

/** Templates offered if only a misspelled name matches. */
const MAX_CLOSEST = 3;

/** A template to start an article with: one of World Anvil's, or one of the world's own. */
export interface TemplateChoice {
  /** The key in settings: the code, or `custom:` and the id. */
  key: string;
  code: string;
  customTemplateId: string | null;
  label: string;
  about: Message;
  /** Words that find it, separated by commas. */
  aliases: Message;
  /** Why it is listed near the top. */
  note: 'suggested' | 'recent' | null;
}

export const customKey = (id: string): string => `custom:${id}`;

/**
 * Every template that can be chosen: the suggested one, recent ones, then the others in the order of how often worlds
 * use them; the world's own come last.
 * @param known codes that World Anvil accepts; null while they aren't known
 * @param recent keys, newest first
 */
export function templateChoices(options: {
  known: readonly string[] | null;
  custom: readonly CustomTemplate[];
  recent: readonly string[];
  suggested: string | null;
}): TemplateChoice[] {
  const { known, custom, recent, suggested } = options;
  const all: TemplateChoice[] = [
    ...TEMPLATES.filter(({ code }) => !known || known.includes(code)).map(({ code, label }) => ({
      key: code,
      code,
      customTemplateId: null,
      label,
      about: message(`templates.${code}`),
      aliases: message(`templates.${code}Aliases`),
      note: null,
    })),
    ...custom.map(({ id, name }) => ({
      key: customKey(id),
      code: 'article',
      customTemplateId: id,
      label: name,
      about: message('templates.custom'),
      aliases: message('templates.customAliases'),
      note: null,
    })),
  ];
  const rank = ({ key }: TemplateChoice): number => {
    if (key === suggested) return -1;
    const at = recent.indexOf(key);
    return at < 0 ? recent.length : at;
  };
  return all
    .map((choice): TemplateChoice => {
      const note = choice.key === suggested ? 'suggested' : recent.includes(choice.key) ? 'recent' : null;
      return { ...choice, note };
    })
    .sort((a, b) => rank(a) - rank(b));
}

const wordsOf = (aliases: Message): string[] =>
  t(aliases)
    .split(',')
    .map((alias) => alias.trim());

/**
 * The templates that match the typed letters, in this order: start of the name, a word in it, an alias or code, the
 * description. If there are none, the typed letters may have a typo: then the closest names and aliases.
 */
export function findTemplates(choices: readonly TemplateChoice[], typed: string): TemplateChoice[] {
  const term = searchable(typed.trim());
  if (!term) return [...choices];
  const score = (choice: TemplateChoice): number => {
    const label = searchable(choice.label);
    if (label.startsWith(term)) return 0;
    if (label.split(/\W+/).some((word) => word.startsWith(term))) return 1;
    if (
      wordsOf(choice.aliases).some((alias) => searchable(alias).startsWith(term)) ||
      searchable(choice.code).startsWith(term)
    )
      return 2;
    return label.includes(term) || searchable(t(choice.about)).includes(term) ? 3 : 4;
  };
  const found = choices
    .map((choice) => ({ choice, at: score(choice) }))
    .filter(({ at }) => at < 4)
    .sort((a, b) => a.at - b.at)
    .map(({ choice }) => choice);
  return found.length > 0 ? found : closestTemplates(choices, term);
}

function closestTemplates(choices: readonly TemplateChoice[], term: string): TemplateChoice[] {
  const typosIn = (words: readonly string[]): number =>
    Math.min(...words.map((word) => misspelling(term, searchable(word)) ?? Number.POSITIVE_INFINITY));
  return (
    choices
      // A name is more likely meant than an alias.
      .map((choice) => ({
        choice,
        typos: Math.min(
          typosIn([choice.label, ...choice.label.split(/\s+/)]),
          typosIn(wordsOf(choice.aliases)) + 0.5,
        ),
      }))
      .filter(({ typos }) => Number.isFinite(typos))
      .sort((a, b) => a.typos - b.typos)
      .slice(0, MAX_CLOSEST)
      .map(({ choice }) => choice)
  );
}
