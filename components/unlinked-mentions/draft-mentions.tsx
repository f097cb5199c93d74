import { useEffect, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { EntryTile } from '../search/index.ts';
import { announce, Button, Menu, type MenuItem } from '../ui/index.ts';
import { describeCandidates } from './choose-target.tsx';
import { type DraftName, type DraftNames, linkedDraft, namesInDraft } from './draft-names.ts';
import './mentions.css';

/** What a draft's menu offers: to link these places to one article. */
interface DraftOffer {
  id: string;
  names: readonly [DraftName, ...DraftName[]];
  target: number;
  /** Words around the place, where several places of the same name are offered one by one. */
  around: string | null;
}

/** Characters of context on each side. */
const CONTEXT = 24;

/** Whole words around a place, in one line. */
function wordsAround(text: string, { start, end }: DraftName): string {
  const [from, to] = [Math.max(0, start - CONTEXT), Math.min(text.length, end + CONTEXT)];
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const words = [
    from > 0 ? before.replace(/^\S*\s/, '…') : before,
    text.slice(start, end),
    to < text.length ? after.replace(/\s\S*$/, '…') : after,
  ];
  return words.join('').replace(/\s+/g, ' ').trim();
}

const isSure = ({ candidates }: DraftName): boolean => candidates.length === 1;

/** Names in their order. A name that means one article is offered once for all its places; others, for each place. */
function offersOf(text: string, names: readonly DraftName[]): DraftOffer[] {
  const offers = new Map<string, DraftOffer>();
  for (const name of names)
    for (const target of name.candidates) {
      const key = isSure(name) ? `${target} ${name.written}` : `${target} at ${name.start}`;
      const known = offers.get(key);
      const isRepeated = names.some((one) => one !== name && one.written === name.written);
      offers.set(key, {
        id: known?.id ?? `${name.start} ${target}`,
        names: known ? [...known.names, name] : [name],
        target,
        around: isRepeated && !isSure(name) ? wordsAround(text, name) : null,
      });
    }
  return [...offers.values()];
}

/** Milliseconds without typing before the text is searched. */
const DEBOUNCE_MS = 700;
/** More than this many names are linked, but not listed. */
const MOST_LISTED = 30;
const ALL = 'all';

export interface DraftMentionsProps {
  worldId: WorldId;
  /** The draft's text, as markup. */
  text: string;
  onChange: (text: string) => void;
}

/** Offers to link the names in a draft. Shows nothing while there are none. */
export function DraftMentions({ worldId, text, onChange }: DraftMentionsProps) {
  const found = useNames(worldId, text);
  const [done, setDone] = useState<{ before: string; after: string; count: number } | null>(null);
  if (done?.after === text)
    return (
      <span class="draft-mentions">
        {t('editor.linked', { count: done.count })}{' '}
        <Button
          size="small"
          tone="quiet"
          icon="undo"
          onClick={() => {
            setDone(null);
            onChange(done.before);
          }}
        >
          {t('common.undo')}
        </Button>
      </span>
    );
  // What was found in an earlier text has other places.
  if (found === null || found.text !== text || found.names.length === 0) return null;
  const sure = found.names.filter(isSure);
  const offers = offersOf(text, found.names.slice(0, MOST_LISTED));
  const link = (links: readonly (DraftName & { target: number })[]) => {
    const after = linkedDraft(found, links);
    if (after === text) return;
    setDone({ before: text, after, count: links.length });
    announce(t('editor.linked', { count: links.length }));
    onChange(after);
  };
  return (
    <span class="draft-mentions">
      <Menu
        label={t('mentions.inDraft', { count: found.names.length })}
        icon="link"
        tone="quiet"
        align="end"
        items={[
          ...(sure.length > 1
            ? [{ id: ALL, label: t('mentions.linkCount', { count: sure.length }), leading: 'link' as const }]
            : []),
          ...offers.flatMap((offer, at) => itemOf(offer, offers[at - 1], found)),
        ]}
        onChoose={(id) => {
          if (id === ALL) return link(sure.map((name) => ({ ...name, target: name.candidates[0] ?? -1 })));
          const offer = offers.find((one) => one.id === id);
          if (offer) link(offer.names.map((name) => ({ ...name, target: offer.target })));
        }}
      />
    </span>
  );
}

/** What an offer says. `previous`: the one above it, whose heading may be its own too. */
function itemOf(offer: DraftOffer, previous: DraftOffer | undefined, { searcher }: DraftNames): MenuItem[] {
  const { id, names, target, around } = offer;
  const [name] = names;
  const found = describeCandidates(searcher, name.candidates).find(({ hit }) => hit.location === target);
  if (!found) return [];
  const { hit, about } = found;
  const detail = [
    ...(hit.title === name.written ? [] : [hit.title]),
    about,
    ...(names.length > 1 ? [t('mentions.placeCount', { count: names.length })] : []),
  ];
  return [
    {
      id,
      label: name.written,
      detail: detail.join(' · '),
      leading: <EntryTile kind={hit.ref.kind} template={hit.template} size="small" />,
      isPrivate: isPrivate(hit.ref.kind, hit),
      ...(around !== null && previous?.names[0] !== name && { group: around }),
    },
  ];
}

/** What a text names, a moment after it was typed. Null until it is known. */
function useNames(worldId: WorldId, text: string): DraftNames | null {
  const [found, setFound] = useState<DraftNames | null>(null);
  useEffect(() => {
    let isGone = false;
    let newest = 0;
    let unsubscribe = (): void => {};
    const search = async () => {
      const turn = ++newest;
      const library = await openLibrary();
      if (isGone) return;
      // Excerpts, which tell articles of one name apart, are there a moment after the rest, perhaps before a long text is
      // searched.
      unsubscribe();
      unsubscribe = library.subscribe((change) => {
        if (change.what === 'excerpts' && change.worldId === worldId) searchSafely();
      });
      const names = await namesInDraft(library, worldId, text);
      if (!isGone && turn === newest) setFound(names);
    };
    const searchSafely = () => void search().catch((error: unknown) => report(error, 'mentions.draft'));
    const timer = setTimeout(searchSafely, DEBOUNCE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [worldId, text]);
  return found;
}
