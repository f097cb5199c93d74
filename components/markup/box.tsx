import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import type { MarkupNode } from '../../lib/markup/index.ts';
import type { RenderContext } from './render-context.ts';

type Box = Extract<MarkupNode, { kind: 'box' }>;
type Draw = (nodes: readonly MarkupNode[], context: RenderContext) => ComponentChildren[];

/** Layout tags of World Anvil that we render too. Other boxes are ignored and only their content is shown. */
const BOX_CLASSES: Readonly<Record<string, string>> = {
  aloud: 'rich-aloud rich-step',
  center: 'rich-center',
  right: 'rich-right',
  in: 'rich-in rich-step',
  row: 'rich-row',
};
const AUDIENCE_LABELS = {
  subcontainer: 'markup.forSubscribers',
  userstate: 'markup.forSomeReaders',
} as const;

const isForSome = (name: string): name is keyof typeof AUDIENCE_LABELS =>
  Object.hasOwn(AUDIENCE_LABELS, name);

/** Whether the box has a start side. Columns and custom boxes have none. */
const isDirected = (name: string): boolean => name === 'aloud' || name === 'in' || isForSome(name);

/** Colors, sizes and classes from the text are ignored. */
export function drawBox(node: Box, context: RenderContext, draw: Draw): ComponentChildren {
  const inside = draw(
    node.children,
    node.block ? { ...context, hasDirection: isDirected(node.name) } : context,
  );
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
  if (isForSome(node.name))
    return (
      <div class="rich-some rich-step" dir="auto">
        <p class="rich-caption">{t(AUDIENCE_LABELS[node.name])}</p>
        {inside}
      </div>
    );
  const className = Object.hasOwn(BOX_CLASSES, node.name) ? BOX_CLASSES[node.name] : 'rich-box';
  return (
    <div class={className} dir={isDirected(node.name) ? 'auto' : undefined}>
      {inside}
    </div>
  );
}
