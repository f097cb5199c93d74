import { type CustomTemplate, TEMPLATES } from '../../lib/model/index.ts';
import { searchable } from '../ui/index.ts';

/** One thing that an article can be begun as: a template of the platform, or one of the world's own. */
export interface TemplateChoice {
  /** What settings remember it by: the code, or `custom:` and the id. */
  key: string;
  code: string;
  customTemplateId: string | null;
  label: string;
  sentence: string;
  aliases: readonly string[];
  /** Why it stands where it stands. */
  note: 'suggested' | 'recent' | null;
}

export const customKey = (id: string): string => `custom:${id}`;

/**
 * Every template that can be chosen, the suggested one first, then those used of late, then the rest in the
 * order in which worlds use them, the world's own last.
 * @param known codes that the service may create; null while that is not known
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
    ...TEMPLATES.filter(({ code }) => !known || known.includes(code)).map(
      ({ code, label, sentence, aliases }) => ({
        key: code,
        code,
        customTemplateId: null,
        label,
        sentence,
        aliases,
        note: null,
      }),
    ),
    ...custom.map(({ id, name }) => ({
      key: customKey(id),
      code: 'article',
      customTemplateId: id,
      label: name,
      sentence: 'A template of this world.',
      aliases: ['custom'],
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

/** Those that the typed letters may mean: by the name's beginning, a word in it, another name, the sentence. */
export function findTemplates(choices: readonly TemplateChoice[], typed: string): TemplateChoice[] {
  const term = searchable(typed.trim());
  if (!term) return [...choices];
  const score = (choice: TemplateChoice): number => {
    const label = searchable(choice.label);
    if (label.startsWith(term)) return 0;
    if (label.split(/\W+/).some((word) => word.startsWith(term))) return 1;
    if (
      choice.aliases.some((alias) => searchable(alias).startsWith(term)) ||
      searchable(choice.code).startsWith(term)
    )
      return 2;
    return label.includes(term) || searchable(choice.sentence).includes(term) ? 3 : 4;
  };
  return choices
    .map((choice) => ({ choice, at: score(choice) }))
    .filter(({ at }) => at < 4)
    .sort((a, b) => a.at - b.at)
    .map(({ choice }) => choice);
}
