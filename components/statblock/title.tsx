import type { ComponentChildren } from 'preact';

/** 2 if the card's name is the page's title, 3 on the second card, one more below a section heading. */
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
