import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { SearchContext } from './setting-search.ts';

interface SectionProps {
  /** Also the section's address: `options.html#history`. */
  id: string;
  title: string;
  children: ComponentChildren;
}

function Below({ title, children }: { title: string; children: ComponentChildren }) {
  const { match, headings } = useContext(SearchContext);
  return (
    <SearchContext.Provider value={{ match, headings: [...headings, title] }}>
      {children}
    </SearchContext.Provider>
  );
}

/** A section of the page, which the side list links to. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section class="options-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <Below title={title}>{children}</Below>
    </section>
  );
}

/** A part of a section with a heading of its own. */
export function Group({ id, title, children }: SectionProps) {
  return (
    <section class="options-group" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h3>
      <Below title={title}>{children}</Below>
    </section>
  );
}
