import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { useSectionInView } from './use-address.ts';

export interface Heading {
  id: string;
  title: string;
}

/** The name of the page, the search, and the list of sections: beside them, or a menu above them on narrow pages. */
export function Side(props: {
  headings: readonly Heading[];
  typed: string;
  onSearch: (typed: string) => void;
}) {
  const { headings, typed, onSearch } = props;
  const current = useSectionInView(headings.map(({ id }) => id));
  const goTo = (id: string) => {
    onSearch('');
    // After the sections that the search hid are back.
    requestAnimationFrame(() => {
      // The same address again is no change, so it would not scroll back.
      if (location.hash === `#${id}`) dispatchEvent(new Event('hashchange'));
      else location.hash = id;
    });
  };
  return (
    <div class="options-side">
      <header class="options-head">
        <img src="/icon/128.png" alt="" width="32" height="32" />
        <h1>{t('options.settings')}</h1>
      </header>
      <div class="options-tools">
        <SearchField typed={typed} onSearch={onSearch} />
        <select
          class="input options-menu"
          aria-label={t('options.sections')}
          value={current}
          onChange={(event) => goTo(event.currentTarget.value)}
        >
          {headings.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <nav class="options-list" aria-label={t('options.sections')}>
        <ul>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={!typed && id === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(id);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** `/` moves to the search from anywhere, Escape empties it, Arrow Down moves to the first setting that was found. */
function SearchField({ typed, onSearch }: { typed: string; onSearch: (typed: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.matches('input:not([type="checkbox"]), textarea, select');
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSearch('');
    else if (event.key === 'ArrowDown' || event.key === 'Enter')
      document
        .querySelector<HTMLElement>(
          '.setting:not([hidden]) :is(a[href], button, input, select, summary):not(:disabled)',
        )
        ?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <search class="options-search">
      <Icon name="search" />
      <input
        ref={field}
        class="input"
        type="search"
        aria-label={t('options.searchSettings')}
        placeholder={t('options.searchSettings')}
        aria-keyshortcuts="/"
        spellcheck={false}
        dir="auto"
        value={typed}
        onInput={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}
