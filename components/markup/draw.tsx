import { type ComponentChildren, h } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { MARK_ELEMENTS, type MarkupNode } from '../../lib/markup/index.ts';
import { Embed } from './embed.tsx';
import { type ReadText, readText } from './read-text.ts';
import { goTo, InertName, OutLink, RefLink } from './ref-link.tsx';
import type { RenderContext, RichActions } from './render-context.ts';
import { drawBox, drawList, drawTable } from './structure.tsx';
import { mentionRef } from './targets.ts';
import './markup.css';
import './pieces.css';

/** Renders part of a tree with our own elements: names, classes and ids never come from the text. */
function draw(nodes: readonly MarkupNode[], context: RenderContext): ComponentChildren[] {
  return nodes.map((node) => drawOne(node, context));
}

function drawOne(node: MarkupNode, context: RenderContext): ComponentChildren {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'rule':
      return <hr />;
    case 'paragraph':
      return <p dir={context.hasDirection ? undefined : 'auto'}>{draw(node.children, context)}</p>;
    case 'mark':
      return h(
        MARK_ELEMENTS[node.mark],
        node.mark === 'dc' ? { class: 'rich-dropcap' } : null,
        draw(node.children, context),
      );
    case 'heading':
      return <Heading node={node} context={context} />;
    case 'link':
      return <Link node={node} context={context} />;
    case 'mention':
      return <Mention node={node} context={context} />;
    case 'list':
    case 'item':
      return drawList(node, context, draw);
    case 'table':
    case 'row':
    case 'cell':
      return drawTable(node, context, draw);
    case 'quote':
      return (
        <blockquote class="rich-step" dir="auto">
          {draw(node.children, { ...context, hasDirection: true })}
          {node.author && <footer>{draw(node.author, context)}</footer>}
        </blockquote>
      );
    case 'spoiler':
      return (
        <details class="rich-spoiler rich-step">
          <summary dir="auto">
            {node.label ? draw(node.label, { ...context, isInert: true }) : t('markup.spoiler')}
          </summary>
          <div>{draw(node.children, context)}</div>
        </details>
      );
    case 'code':
      return node.block ? (
        <pre dir="auto">
          <code>{draw(node.children, context)}</code>
        </pre>
      ) : (
        <code>{draw(node.children, context)}</code>
      );
    case 'box':
      return drawBox(node, context, draw);
    case 'embed':
      return <Embed node={node} context={context} />;
    case 'fact':
      return (
        <div class="rich-fact">
          <b dir="auto">{node.label}</b> <span dir="auto">{draw(node.children, context)}</span>
        </div>
      );
  }
}

function Heading({ node, context }: { node: MarkupNode & { kind: 'heading' }; context: RenderContext }) {
  const known = context.text.headingOf.get(node);
  const level = Math.min(6, context.level + (known?.depth ?? 0));
  return h(
    `h${level}`,
    { id: known?.id, dir: 'auto', tabIndex: -1, class: `rich-h${Math.min(node.level, 4)}` },
    draw(node.children, context),
  );
}

function Link({ node, context }: { node: MarkupNode & { kind: 'link' }; context: RenderContext }) {
  if (context.isInert) return <span>{draw(node.children, context)}</span>;
  const inside = draw(node.children, { ...context, isInert: true });
  if (!node.href.startsWith('#')) return <OutLink href={node.href}>{inside}</OutLink>;
  const id = context.text.anchors.get(node.href.slice(1));
  if (id === undefined) return <span class="rich-nolink">{inside}</span>;
  return (
    <a
      href={`#${id}`}
      dir="auto"
      onClick={(event) => {
        event.preventDefault();
        goTo(id, event.currentTarget);
      }}
    >
      {inside}
    </a>
  );
}

function Mention({ node, context }: { node: MarkupNode & { kind: 'mention' }; context: RenderContext }) {
  const ref = mentionRef(node);
  const inside = draw(node.children, { ...context, isInert: true });
  if (context.isInert) return ref ? <InertName target={ref}>{inside}</InertName> : <bdi>{inside}</bdi>;
  if (!ref)
    return (
      <span class="rich-todo" dir="auto" title={t(node.id ? 'markup.onlyOnWorldAnvil' : 'markup.notWritten')}>
        {inside}
      </span>
    );
  return (
    <RefLink target={ref} open={context.open}>
      {inside}
    </RefLink>
  );
}

export interface RichTextProps extends RichActions {
  /** Markup, or the result of `readText`. */
  text: string | ReadText;
  /** A prefix for the ids of headings, so that several texts can share a page. */
  name?: string;
  /** The level of the outermost headings, 2 to 6. */
  level?: number;
}

/**
 * A text of the world, rendered only with our own elements: no HTML from strings, no class, style, id or address from
 * the text, nothing that loads by itself. Unknown tags stay visible as text.
 */
export function RichText({ text, name = 'text', level = 3, ...actions }: RichTextProps) {
  const read = useMemo(() => (typeof text === 'string' ? readText(text, name) : text), [text, name]);
  return (
    <div class="rich" dir="auto">
      {draw(read.nodes, { ...actions, text: read, level, hasDirection: false, isInert: false })}
    </div>
  );
}
