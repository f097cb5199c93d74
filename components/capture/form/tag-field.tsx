import { useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import { announce, Chip, Combobox, Field, searchable } from '../../ui/index.ts';
import './tags.css';

export interface TagCount {
  tag: string;
  count: number;
}

/** Shorter words are ignored: they say nothing about a page's subject. */
const MIN_WORD_LENGTH = 3;

/** Words normalized for comparison: without case, accents and plural s. */
function words(text: string): string[] {
  return (searchable(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word,
  );
}

/** Whether two spellings are the same tag. */
const sameTag = (a: string, b: string): boolean => searchable(a.trim()) === searchable(b.trim());

/** Adds typed tags, separated by commas, without duplicates and extra whitespace. */
export function addTag(tags: readonly string[], typed: string): string[] {
  const added = [...tags];
  for (const part of typed.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag && !added.some((other) => sameTag(other, tag))) added.push(tag);
  }
  return added;
}

/** Tags that start with the typed text, or have a word that does; the most used first. */
export function findTags(known: readonly TagCount[], typed: string, limit: number): TagCount[] {
  const term = searchable(typed.trim());
  const score = ({ tag }: TagCount): number => {
    const plain = searchable(tag);
    if (plain.startsWith(term)) return 0;
    return plain.includes(` ${term}`) || plain.includes(`-${term}`) ? 1 : 2;
  };
  return known
    .map((entry) => ({ entry, at: score(entry) }))
    .filter(({ at }) => at < 2)
    .sort((a, b) => a.at - b.at || b.entry.count - a.entry.count)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** Tags of which every word occurs in the text. Those in the title come first, then the most used. */
export function suggestTags(
  known: readonly TagCount[],
  text: { title: string; content: string },
  chosen: readonly string[],
  limit: number,
): string[] {
  const title = new Set(words(text.title));
  const body = new Set([...title, ...words(text.content)]);
  const fits = (tag: string, among: ReadonlySet<string>): boolean => {
    const parts = words(tag).filter((word) => word.length >= MIN_WORD_LENGTH);
    return parts.length > 0 && parts.every((part) => among.has(part));
  };
  return known
    .filter(({ tag }) => fits(tag, body) && !chosen.some((other) => sameTag(other, tag)))
    .map((entry) => ({ entry, named: fits(entry.tag, title) }))
    .sort((a, b) => Number(b.named) - Number(a.named) || b.entry.count - a.entry.count)
    .slice(0, limit)
    .map(({ entry }) => entry.tag);
}

const MAX_OPTIONS = 8;
const MAX_SUGGESTIONS = 5;
/** Characters of a long text that are searched for tags. */
const SEARCHED_LENGTH = 2_000;

/** Tags as chips. Suggests the world's tags while typing, and those that occur in the text as one-click buttons. */
export function TagField(props: {
  tags: readonly string[];
  onTags: (tags: string[]) => void;
  /** The text that tag suggestions come from. */
  about: { title: string; content: string };
  known: readonly TagCount[];
}) {
  const { tags, onTags, about, known } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(() => {
    const term = typed.trim();
    if (!term) return [];
    return findTags(known, term, MAX_OPTIONS).filter(({ tag }) => !tags.some((other) => sameTag(other, tag)));
  }, [known, typed, tags]);
  const head = about.content.slice(0, SEARCHED_LENGTH);
  const suggestions = useMemo(
    () => suggestTags(known, { title: about.title, content: head }, tags, MAX_SUGGESTIONS),
    [known, about.title, head, tags],
  );

  const add = (what: string) => {
    setTyped('');
    const next = addTag(tags, what);
    if (next.length === tags.length) return;
    onTags(next);
    announce(t('capture.tagAdded', { tag: next.at(-1) ?? what }));
  };
  const remove = (tag: string) => {
    onTags(tags.filter((other) => other !== tag));
    announce(t('capture.tagRemoved', { tag }));
    input.current?.focus();
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const hasActiveOption = input.current?.hasAttribute('aria-activedescendant') ?? false;
    if (
      (event.key === ',' ||
        (event.key === 'Enter' && !hasActiveOption && !event.ctrlKey && !event.metaKey)) &&
      typed.trim()
    ) {
      event.preventDefault();
      add(typed);
    }
    // Saving adds the tag that is still in the input.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && typed.trim()) add(typed);
    const last = tags[tags.length - 1];
    if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  });

  return (
    <div data-field="tags">
      <Field
        label={t('history.fieldTags')}
        aside={<span class="capture-aside">{t('capture.tagsHint')}</span>}
      >
        {(ids) => (
          <div class="capture-tags">
            {tags.map((tag) => (
              <Chip key={tag} onRemove={() => remove(tag)}>
                {tag}
              </Chip>
            ))}
            <Combobox
              ids={ids}
              inputRef={input}
              text={typed}
              onText={(value) => (value.includes(',') ? add(value) : setTyped(value))}
              options={options}
              keyOf={({ tag }) => tag}
              takesFirst={false}
              onPick={({ tag }) => add(tag)}
              onKeyDown={onKeyDown}
              onBlur={() => typed.trim() && add(typed)}
              render={({ tag, count }) => (
                <>
                  <span class="capture-tag" dir="auto">
                    {tag}
                  </span>
                  <span class="soft small">{t('library.articleCount', { count })}</span>
                </>
              )}
              empty={typed.trim() && t('capture.enterAdds', { tag: typed.trim() })}
            />
          </div>
        )}
      </Field>
      {suggestions.length > 0 && (
        <ul class="capture-ghosts" aria-label={t('capture.suggestedTags')}>
          {suggestions.map((tag) => (
            <li key={tag}>
              <button type="button" aria-label={t('capture.addTag', { tag })} onClick={() => add(tag)}>
                + <bdi>{tag}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
