import type { ComponentChildren } from 'preact';
import type { MarkupNode } from '../../lib/markup/index.ts';
import type { RichPlace } from './place.ts';

type Box = Extract<MarkupNode, { kind: 'box' }>;
type Draw = (nodes: readonly MarkupNode[], place: RichPlace) => ComponentChildren[];

/** Layout tags of World Anvil that we render too. Other boxes are ignored and only their content is shown. */
const LOOKS: Readonly<Record<string, string>> = {
  aloud: 'rich-aloud rich-step',
  center: 'rich-center',
  right: 'rich-right',
  in: 'rich-in rich-step',
  row: 'rich-row',
};
const FOR_SOME: Readonly<Record<string, string>> = {
  subcontainer: 'For subscribers',
  userstate: 'For some readers',
};

/** Whether the box has a start side. Columns and custom boxes have none. */
const isDirected = (name: string): boolean =>
  name === 'aloud' || name === 'in' || Object.hasOwn(FOR_SOME, name);

/** Colors, sizes and classes from the text are ignored. */
export function drawBox(node: Box, place: RichPlace, draw: Draw): ComponentChildren {
  const inside = draw(node.children, node.block ? { ...place, directed: isDirected(node.name) } : place);
  if (!node.block) {
    if (node.name === 'tooltip' && node.argument)
      return (
        <span class="rich-tip" dir="auto" title={node.argument}>
          {inside}
          <span class="visually-hidden"> ({node.argument})</span>
        </span>
      );
    return <span>{inside}</span>;
  }
  const some = Object.hasOwn(FOR_SOME, node.name) ? FOR_SOME[node.name] : undefined;
  if (some)
    return (
      <div class="rich-some rich-step" dir="auto">
        <p class="rich-caption">{some}</p>
        {inside}
      </div>
    );
  const look = Object.hasOwn(LOOKS, node.name) ? LOOKS[node.name] : 'rich-box';
  return (
    <div class={look} dir={isDirected(node.name) ? 'auto' : undefined}>
      {inside}
    </div>
  );
}
