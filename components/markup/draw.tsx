import { type ComponentChildren, h } from 'preact';
import type { MarkupNode } from '../../lib/markup/index.ts';
import { parseMarkup } from '../../lib/markup/index.ts';
import { drawBox } from './box.tsx';
import { Embed } from './embed.tsx';
import { goTo } from './goto.ts';
import { OutLink } from './out-link.tsx';
import type { RichPlace } from './place.ts';
import { RefLink } from './ref-link.tsx';
import { StillName } from './still-name.tsx';
import { drawList, drawTable } from './structure.tsx';
import { mentionRef } from './targets.ts';

const MARK = {
  b: 'strong',
  i: 'em',
  u: 'u',
  s: 's',
  sup: 'sup',
  sub: 'sub',
  small: 'small',
  mark: 'mark',
  dc: 'span',
} as const;

/** Renders part of a tree with our own elements: names, classes and ids never come from the text. */
export function draw(nodes: readonly MarkupNode[], place: RichPlace): ComponentChildren[] {
  return nodes.map((node) => drawOne(node, place));
}

function drawOne(node: MarkupNode, place: RichPlace): ComponentChildren {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'rule':
      return <hr />;
    case 'paragraph':
      return <p dir={place.directed ? undefined : 'auto'}>{draw(node.children, place)}</p>;
    case 'mark':
      return h(
        MARK[node.mark],
        node.mark === 'dc' ? { class: 'rich-dropcap' } : null,
        draw(node.children, place),
      );
    case 'heading':
      return <Heading node={node} place={place} />;
    case 'link':
      return <Link node={node} place={place} />;
    case 'mention':
      return <Mention node={node} place={place} />;
    case 'list':
    case 'item':
      return drawList(node, place, draw);
    case 'table':
    case 'row':
    case 'cell':
      return drawTable(node, place, draw);
    case 'quote':
      return (
        <blockquote class="rich-step" dir="auto">
          {draw(node.children, { ...place, directed: true })}
          {node.author && <footer>{draw(node.author, place)}</footer>}
        </blockquote>
      );
    case 'spoiler':
      return (
        <details class="rich-spoiler rich-step">
          <summary dir="auto">
            {node.label ? draw(node.label, { ...place, still: true }) : 'Spoiler: show'}
          </summary>
          <div>{draw(node.children, place)}</div>
        </details>
      );
    case 'code':
      return node.block ? (
        <pre dir="auto">
          <code>{draw(node.children, place)}</code>
        </pre>
      ) : (
        <code>{draw(node.children, place)}</code>
      );
    case 'box':
      return drawBox(node, place, draw);
    case 'embed':
      return <Embed node={node} place={place} />;
    case 'fact':
      return (
        <div class="rich-fact">
          <b dir="auto">{node.label}</b> <span dir="auto">{draw(inline(node.value), place)}</span>
        </div>
      );
  }
}

/** A fact's value is inline markup. */
function inline(value: string): readonly MarkupNode[] {
  const nodes = parseMarkup(value);
  const [first] = nodes;
  return nodes.length === 1 && first?.kind === 'paragraph' ? first.children : nodes;
}

function Heading({ node, place }: { node: MarkupNode & { kind: 'heading' }; place: RichPlace }) {
  const known = place.text.headingOf.get(node);
  const level = Math.min(6, place.level + (known?.depth ?? 0));
  return h(
    `h${level}`,
    { id: known?.id, dir: 'auto', tabIndex: -1, class: `rich-h${Math.min(node.level, 4)}` },
    draw(node.children, place),
  );
}

function Link({ node, place }: { node: MarkupNode & { kind: 'link' }; place: RichPlace }) {
  if (place.still) return <span>{draw(node.children, place)}</span>;
  const inside = draw(node.children, { ...place, still: true });
  if (!node.href.startsWith('#')) return <OutLink href={node.href}>{inside}</OutLink>;
  const id = place.text.anchors.get(node.href.slice(1));
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

function Mention({ node, place }: { node: MarkupNode & { kind: 'mention' }; place: RichPlace }) {
  const ref = mentionRef(node);
  const inside = draw(node.children, { ...place, still: true });
  if (place.still) return ref ? <StillName target={ref}>{inside}</StillName> : <bdi>{inside}</bdi>;
  if (!ref)
    return (
      <span
        class="rich-todo"
        dir="auto"
        title={node.id ? 'Can only be opened on the platform' : 'Not written yet'}
      >
        {inside}
      </span>
    );
  return (
    <RefLink target={ref} open={place.open}>
      {inside}
    </RefLink>
  );
}
