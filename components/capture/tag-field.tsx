import { useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { announce, Chip, Combobox, Field } from '../ui/index.ts';
import { addTag, findTags, sameTag, suggestTags, type TagCount } from './tags.ts';
import './tags.css';

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
      <Field label={t('capture.tags')} aside={<span class="capture-aside">{t('capture.tagsHint')}</span>}>
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
                  <span class="soft small">{t('capture.tagArticles', { count })}</span>
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
