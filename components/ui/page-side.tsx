import { useEffect, useRef, useState } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Select } from './controls/choices.tsx';
import { Icon } from './controls/icon.tsx';
import './page-side.css';

/** How far down the page a section counts as the one in view, as a share of the window's height. */
const READING_LINE = 0.2;

/** Shows the part of the page that the address names (`#history`), once the page is drawn and on each change. */
export function useAddress(): void {
  useEffect(() => {
    const show = () => {
      const part = document.getElementById(location.hash.slice(1));
      part?.scrollIntoView();
      part?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);
}

/** The id of the section in view. */
function useSectionInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  useEffect(() => {
    const update = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const passed = scrollY === 0 ? 0 : tops.findLastIndex((top) => top <= clientHeight * READING_LINE);
      setCurrent(ids[isAtEnd ? ids.length - 1 : Math.max(passed, 0)] ?? '');
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [ids.join(' ')]);
  return current;
}

interface Heading {
  id: string;
  title: string;
}

interface PageSideProps {
  title: string;
  headings: readonly Heading[];
  /** The name of the list of headings, for screen readers. */
  listLabel: string;
  searchLabel: string;
  typed: string;
  onSearch: (typed: string) => void;
  /** Selects what the search has found. Arrow Down moves to the first one. */
  found: string;
}

/**
 * For a long page: its name, its search, and the list of its sections. The list is beside them, or a menu above them on
 * narrow pages. The page is a `main` of class `page-with-side`.
 */
export function PageSide(props: PageSideProps) {
  const { headings, typed, onSearch, listLabel } = props;
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
    <div class="page-side">
      <header class="page-head beside gap-3">
        <img src="/icon/128.png" alt="" width="32" height="32" />
        <h1>{props.title}</h1>
      </header>
      <div class="page-tools">
        <SearchField {...props} />
        <Select
          class="page-menu"
          aria-label={listLabel}
          value={current}
          options={headings.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={goTo}
        />
      </div>
      <nav class="page-list" aria-label={listLabel}>
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

/** `/` moves to the search from anywhere, Escape empties it, Arrow Down moves to what was found first. */
function SearchField({ typed, onSearch, searchLabel, found }: PageSideProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.matches('input:not([type="checkbox"]), textarea, select');
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    });
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    if (event.key === 'Escape') onSearch('');
    else if (event.key === 'ArrowDown' || event.key === 'Enter')
      document.querySelector<HTMLElement>(found)?.focus();
    else return;
    event.preventDefault();
  });
  return (
    <search class="page-search input-with-icon">
      <Icon name="search" />
      <input
        ref={field}
        class="input"
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        aria-keyshortcuts="/"
        spellcheck={false}
        dir={typed ? 'auto' : undefined}
        value={typed}
        onInput={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}
