import type { EntryRef } from '../../lib/library/index.ts';
import type { MarkupNode } from '../../lib/markup/index.ts';
import { DiceButton } from '../dice/index.ts';
import { OutLink } from './out-link.tsx';
import { type RichPlace, refKey } from './place.ts';
import { RefLink } from './ref-link.tsx';
import { StillName } from './still-name.tsx';
import { embedAddress, embedOf, embedRef } from './targets.ts';
import { TextContents } from './text-contents.tsx';
import { useTitle } from './use-title.ts';

type EmbedNode = Extract<MarkupNode, { kind: 'embed' }>;

const shortened = (words: string): string => (words.length > 80 ? `${words.slice(0, 79)}…` : words);

/**
 * A placeholder for content that World Anvil would fetch. Nothing is fetched here: it says what it is and where it
 * comes from, and links there.
 */
export function Embed({ node, place }: { node: EmbedNode; place: RichPlace }) {
  const [first = '', ...more] = node.argument.split('|').map((part) => part.trim());
  switch (node.name) {
    case 'roll':
      return place.still ? (
        <bdi>{more[0] || first}</bdi>
      ) : (
        <DiceButton notation={first} label={shortened(more[0] || first)} onRoll={place.onDice} />
      );
    case 'redacted':
      return <Redacted length={Number.parseInt(first, 10)} />;
    case 'toc':
    case 'articletoc':
      return <TextContents headings={place.text.headings} />;
    case 'tagged':
    case 'taggedblocks':
      return <Tagged tag={first.replace(/^#/, '')} place={place} />;
    case 'breadcrumb':
      return null;
    default:
      return <Placeholder node={node} more={more} place={place} />;
  }
}

function Redacted({ length }: { length: number }) {
  const blocks = Math.min(60, Math.max(1, Number.isNaN(length) ? 5 : length));
  return (
    <>
      <span aria-hidden="true">{'█'.repeat(blocks)}</span>
      <span class="visually-hidden">(redacted)</span>
    </>
  );
}

function Tagged({ tag, place }: { tag: string; place: RichPlace }) {
  const { search } = place;
  const words = (
    <>
      Everything tagged <bdi>#{shortened(tag)}</bdi>
    </>
  );
  if (!search || place.still || tag === '') return <span class="rich-embed">{words}</span>;
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
  place: RichPlace;
  label: string;
  told: string | undefined;
  argument: string;
}) {
  const { target, place } = props;
  // If all titles of the text were requested, one that is missing isn't known.
  const title = useTitle(target, place.titles ? (props.told ?? '') : props.told);
  const words = (
    <>
      <span class="rich-embed-what">{props.label}</span> <bdi>{title || props.argument}</bdi>
    </>
  );
  if (place.still)
    return (
      <StillName class="rich-embed" target={target}>
        {words}
      </StillName>
    );
  return (
    <RefLink class="rich-embed" target={target} open={place.open}>
      {words}
    </RefLink>
  );
}

function Placeholder({ node, more, place }: { node: EmbedNode; more: string[]; place: RichPlace }) {
  const known = embedOf(node.name);
  const label = known?.label ?? node.name;
  const argument = shortened(node.argument.split('|', 1)[0]?.trim() ?? '');
  const ref = embedRef(node);
  if (ref) {
    const told = place.titles?.get(refKey(ref));
    const own = node.name === 'blocklink' ? more[0] : undefined;
    return <Named target={ref} place={place} label={label} told={told ?? own} argument={argument} />;
  }
  const address = embedAddress(node);
  const from = address ? URL.parse(address)?.host : known?.site;
  const words = (
    <>
      <span class="rich-embed-what">{label}</span>
      {from ? ` from ${from}` : argument && <bdi> {argument}</bdi>}
    </>
  );
  if (!address || place.still) return <span class="rich-embed">{words}</span>;
  return (
    <OutLink class="rich-embed" href={address}>
      {words}, open in a tab
    </OutLink>
  );
}
