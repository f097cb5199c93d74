import { useEffect, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { EntryTile, entryLabel } from '../search/index.ts';
import { announce, Button, Menu, type MenuItem } from '../ui/index.ts';
import { type DraftName, type DraftNames, linkedDraft, namesInDraft } from './draft-names.ts';
import './mentions.css';

/** Milliseconds without typing before the text is searched. */
const DEBOUNCE_MS = 700;
/** More than this many names are linked, but not listed. */
const MOST_LISTED = 30;
const ALL = 'all';

const isSure = ({ candidates }: DraftName): boolean => candidates.length === 1;

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
        {t('mentions.draftLinked', { count: done.count })}{' '}
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
  const link = (links: readonly (DraftName & { target: number })[]) => {
    const after = linkedDraft(found, links);
    if (after === text) return;
    setDone({ before: text, after, count: links.length });
    announce(t('mentions.draftLinked', { count: links.length }));
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
          ...found.names.slice(0, MOST_LISTED).flatMap((name) => itemsOf(name, found)),
        ]}
        onChoose={(id) => {
          if (id === ALL) return link(sure.map((name) => ({ ...name, target: name.candidates[0] ?? -1 })));
          const [start, target] = id.split(' ').map(Number);
          const name = found.names.find((one) => one.start === start);
          if (name && target !== undefined) link([{ ...name, target }]);
        }}
      />
    </span>
  );
}

/** An item for each article that a name may mean. */
function itemsOf(name: DraftName, { searcher }: DraftNames): MenuItem[] {
  return name.candidates.flatMap((location) => {
    const hit = searcher.hit(location);
    if (!hit) return [];
    const path = hit.categoryId === null ? [] : searcher.categoryPath(hit.categoryId);
    const about = [entryLabel(hit), ...path.slice(-1).map(({ title }) => title)];
    return [
      {
        id: `${name.start} ${location}`,
        label: name.written,
        detail: [...(hit.title === name.written ? [] : [hit.title]), ...about].join(' · '),
        leading: <EntryTile kind={hit.ref.kind} template={hit.template} size="small" />,
      },
    ];
  });
}

/** What a text names, a moment after it was typed. Null until it is known. */
function useNames(worldId: WorldId, text: string): DraftNames | null {
  const [found, setFound] = useState<DraftNames | null>(null);
  useEffect(() => {
    let isGone = false;
    const search = async () => {
      const names = await namesInDraft(await openLibrary(), worldId, text);
      if (!isGone) setFound(names);
    };
    const timer = setTimeout(
      () => void search().catch((error: unknown) => report(error, 'mentions.draft')),
      DEBOUNCE_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [worldId, text]);
  return found;
}
