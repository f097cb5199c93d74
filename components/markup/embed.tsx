import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { MarkupNode } from '../../lib/markup/index.ts';
import { DiceButton } from '../dice/index.ts';
import { WorldContext } from '../screen-share/index.ts';
import { Trans } from '../ui/index.ts';
import { WorldImage } from '../world-image/index.ts';
import type { TextHeading } from './read-text.ts';
import { goTo, InertName, OutLink, RefLink } from './ref-link.tsx';
import { type RenderContext, refKey } from './render-context.ts';
import { embedAddress, embedLabel, embedOf, embedRef } from './targets.ts';
import { useTitle } from './use-title.ts';

/** A table of contents of the text it is in, like World Anvil's. */
function TextContents({ headings }: { headings: readonly TextHeading[] }) {
  if (headings.length === 0) return null;
  return (
    <ul class="rich-contents" aria-label={t('common.contents')}>
      {headings.map(({ id, words, depth }) => (
        <li key={id} data-depth={Math.min(depth, 3)}>
          <a
            href={`#${id}`}
            dir="auto"
            onClick={(event) => {
              event.preventDefault();
              goTo(id, event.currentTarget);
            }}
          >
            {words || t('common.untitled')}
          </a>
        </li>
      ))}
    </ul>
  );
}

type EmbedNode = Extract<MarkupNode, { kind: 'embed' }>;

const truncate = (words: string): string => (words.length > 80 ? `${words.slice(0, 79)}…` : words);

/**
 * Content that World Anvil would fetch. Only images of the world are shown, once they are allowed. A placeholder for
 * everything else says what it is and where it comes from, and links there.
 */
export function Embed({ node, context }: { node: EmbedNode; context: RenderContext }) {
  const [first = '', ...more] = node.argument.split('|').map((part) => part.trim());
  switch (node.name) {
    case 'roll':
      return context.isInert ? (
        <bdi>{more[0] || first}</bdi>
      ) : (
        <DiceButton notation={first} label={truncate(more[0] || first)} onRoll={context.onDice} />
      );
    case 'redacted':
      return <Redacted length={Number.parseInt(first, 10)} />;
    case 'toc':
    case 'articletoc':
      return <TextContents headings={context.text.headings} />;
    case 'tagged':
    case 'taggedblocks':
      return <Tagged tag={first.replace(/^#/, '')} context={context} />;
    case 'breadcrumb':
      return null;
    default:
      return <Placeholder node={node} more={more} context={context} />;
  }
}

function Redacted({ length }: { length: number }) {
  const blocks = Math.min(60, Math.max(1, Number.isNaN(length) ? 5 : length));
  return (
    <>
      <span aria-hidden="true">{'█'.repeat(blocks)}</span>
      <span class="visually-hidden">{t('markup.redacted')}</span>
    </>
  );
}

function Tagged({ tag, context }: { tag: string; context: RenderContext }) {
  const { search } = context;
  const words = <Trans id="markup.taggedEntries" values={{ tag: () => <bdi>#{truncate(tag)}</bdi> }} />;
  if (!search || context.isInert || tag === '') return <span class="rich-embed">{words}</span>;
  return (
    <button
      type="button"
      class="rich-embed"
      onClick={() => search(`tag:${/\s/.test(tag) ? `"${tag}"` : tag}`)}
    >
      {words}
    </button>
  );
}

/** An entry of the world. Its title appears as soon as the offline copy has been read. */
function Named(props: {
  target: EntryRef;
  context: RenderContext;
  label: string;
  knownTitle: string | undefined;
  argument: string;
}) {
  const { target, context } = props;
  // If all titles of the text were requested, one that is missing isn't known.
  const title = useTitle(target, context.titles ? (props.knownTitle ?? '') : props.knownTitle);
  const words = (
    <>
      <span class="rich-embed-what">{props.label}</span> <bdi>{title || props.argument}</bdi>
    </>
  );
  if (context.isInert)
    return (
      <InertName class="rich-embed" target={target}>
        {words}
      </InertName>
    );
  return (
    <RefLink class="rich-embed" target={target} open={context.open}>
      {words}
    </RefLink>
  );
}

/** An image of the world, or its name where it can't be shown. */
function WorldPicture({
  target,
  context,
  name,
}: {
  target: EntryRef;
  context: RenderContext;
  name: ComponentChildren;
}) {
  const worldId = useContext(WorldContext);
  if (worldId === null || context.isInert) return <>{name}</>;
  return (
    <WorldImage
      worldId={worldId}
      image={{ id: target.id, url: null }}
      shape="text"
      fallback={name}
      open={context.open}
    />
  );
}

function Placeholder({ node, more, context }: { node: EmbedNode; more: string[]; context: RenderContext }) {
  const labelId = embedLabel(node.name);
  const label = labelId ? t(labelId) : node.name;
  const argument = truncate(node.argument.split('|', 1)[0]?.trim() ?? '');
  const ref = embedRef(node);
  if (ref) {
    const knownTitle = context.titles?.get(refKey(ref));
    const own = node.name === 'blocklink' ? more[0] : undefined;
    const name = (
      <Named
        target={ref}
        context={context}
        label={label}
        knownTitle={knownTitle ?? own}
        argument={argument}
      />
    );
    return ref.kind === 'image' ? <WorldPicture target={ref} context={context} name={name} /> : name;
  }
  const address = embedAddress(node);
  const from = address ? URL.parse(address)?.host : embedOf(node.name)?.site;
  const what = () => <span class="rich-embed-what">{label}</span>;
  if (!address || context.isInert)
    return (
      <span class="rich-embed">
        {from ? (
          <Trans id="markup.embedFrom" values={{ what, host: from }} />
        ) : (
          <>
            {what()}
            {argument && <bdi> {argument}</bdi>}
          </>
        )}
      </span>
    );
  return (
    <OutLink class="rich-embed" href={address}>
      {from ? (
        <Trans id="markup.embedFromOpens" values={{ what, host: from }} />
      ) : (
        <Trans id="markup.embedOpens" values={{ what }} />
      )}
    </OutLink>
  );
}
