import type { ComponentChildren } from 'preact';

/** Under the card's own name: 2 where that is the page's title, 3 where it is a card beside another. */
export type HeadingLevel = 2 | 3 | 4;

/** The heading of a part of the card; `isSmall`: of a single value. */
export function Title(props: { level: HeadingLevel; isSmall?: boolean; children: ComponentChildren }) {
  const Heading = ({ 2: 'h2', 3: 'h3', 4: 'h4' } as const)[props.level];
  return (
    <Heading class={props.isSmall ? 'stat-title stat-title-small' : 'stat-title'} dir="auto">
      {props.children}
    </Heading>
  );
}
