import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef, Hit, Library, PlacedLink } from '../../lib/library/index.ts';
import { isFixable, type LinkProblem, readPlaces, storedText } from '../../lib/link-problems/index.ts';
import { type Quote, type QuotePiece, quotesIn } from '../../lib/markup/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { EntryPicture, Flags, type WorldIndex } from '../search/index.ts';
import { Button, Icon, Menu } from '../ui/index.ts';
import { namesakes, problemKey, type WantedFix } from './plan-fixes.ts';

/**
 * The sentence around a link. Null for a field without text, and if the text is different by now. `shown`: what stands for an
 * embed.
 */
async function readQuote(
  library: Pick<Library, 'body'>,
  worldId: WorldId,
  ref: EntryRef,
  link: PlacedLink,
  shown: string,
): Promise<Quote | null> {
  const body = await library.body(worldId, ref);
  if (!body) return null;
  const text = storedText(body.resource, link.field);
  const [place] = readPlaces(body.resource, [link]);
  if (text === null || !place) return null;
  return quotesIn(text, [{ start: place.start }], shown)[0] ?? null;
}

export interface RowView {
  worldIndex: WorldIndex;
  /** Whether entries of this world can be changed. */
  canChange: boolean;
  worldTitle: (worldId: string) => string;
  open: (location: number, where: 'here' | 'tab') => void;
  fix: (wanted: readonly WantedFix[]) => void;
  isMended: (problem: LinkProblem) => boolean;
  entryAt: (location: number) => Hit | null;
}

/** What the link leads or led to. */
function targetName({ kind, title, label, elsewhere }: LinkProblem, view: RowView): string | null {
  switch (kind) {
    case 'gone':
      return t('linkProblems.was', { title: title || t('common.untitled') });
    case 'elsewhere':
      return t('linkProblems.inWorld', {
        title: title || t('common.untitled'),
        world: view.worldTitle(elsewhere?.worldId ?? ''),
      });
    case 'private':
      return t('linkProblems.to', { title: title || t('common.untitled') });
    case 'unknown':
      return label === null ? t('linkProblems.noText') : null;
  }
}

/** Whether a mention beside the link names what readers can't see. */
function isNamePrivate({ mention }: QuotePiece, { worldIndex: { searcher } }: RowView): boolean {
  if (!mention) return false;
  const location = searcher.locate({ kind: 'article', id: mention.id });
  const hit = location < 0 ? null : searcher.hit(location);
  return hit !== null && isPrivate(hit.ref.kind, hit);
}

/** What was mended keeps the sentence that it had. */
function useQuote(
  problem: LinkProblem,
  from: Hit,
  { worldIndex, isMended }: RowView,
): Quote | null | undefined {
  const [quote, setQuote] = useState<Quote | null | undefined>(undefined);
  const { library, worldId } = worldIndex;
  const isOpen = !isMended(problem);
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    const show = (next: Quote | null) => !isGone && setQuote(next);
    // Without its text, the row still says which entry has the link.
    readQuote(library, worldId, from.ref, problem.link, problem.title ?? problem.label ?? '').then(show, () =>
      show(null),
    );
    return () => {
      isGone = true;
    };
  }, [library, worldId, problem, isOpen]);
  return quote;
}

/** A link that doesn't lead where it should: the sentence around it, the entry that has it, and what can be done. */
export function ProblemRow(props: {
  problem: LinkProblem;
  from: Hit;
  view: RowView;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}) {
  const { problem, from, view, isSelected, onSelect } = props;
  const quoteId = useId();
  const quote = useQuote(problem, from, view);
  const covered = isPrivate(from.ref.kind, from) || problem.kind === 'private' || undefined;
  const isMended = view.isMended(problem);
  const canFix = view.canChange && !isMended && isFixable(from.ref, problem.link);
  const name = targetName(problem, view);
  return (
    <li class="problem" data-row={problemKey(problem)}>
      {view.canChange && (
        <label class="row-check">
          <input
            type="checkbox"
            data-stop={canFix || undefined}
            checked={isSelected && canFix}
            disabled={!canFix}
            aria-labelledby={quoteId}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
        </label>
      )}
      <div class="problem-text">
        <p class="place-quote" id={quoteId} dir="auto" data-private={covered}>
          {quote
            ? quote.map((piece, at) =>
                piece.isPlace ? (
                  <mark key={at}>{piece.text}</mark>
                ) : (
                  <span key={at} data-private={isNamePrivate(piece, view) || undefined}>
                    {piece.text}
                  </span>
                ),
              )
            : (problem.label ?? problem.title ?? (quote === undefined ? t('common.loading') : from.title))}
        </p>
        <p class="problem-where wrap gap-1-2 small soft">
          <button
            type="button"
            class="place-entry bare"
            data-act="open"
            data-stop={!canFix || undefined}
            onClick={(event) => view.open(from.location, event.ctrlKey || event.metaKey ? 'tab' : 'here')}
          >
            <EntryPicture
              of={from.ref}
              template={from.template}
              isPrivate={isPrivate(from.ref.kind, from)}
              size="small"
            />
            <bdi data-private={isPrivate(from.ref.kind, from) || undefined}>
              {from.title || t('common.untitled')}
            </bdi>
          </button>
          <span class="result-flags wrap gap-2">
            <Flags of={from} />
          </span>
          {name !== null && <span data-private={covered}>{name}</span>}
        </p>
      </div>
      <div class="problem-actions wrap gap-1-2">
        {isMended && (
          <span class="problem-mended beside gap-1 small">
            <Icon name="check" /> {t('linkProblems.mended')}
          </span>
        )}
        {problem.kind === 'private' && (
          <Button size="small" tone="quiet" onClick={() => view.open(problem.link.to, 'here')}>
            {t('linkProblems.openTarget')}
          </Button>
        )}
        {canFix && <Relink problem={problem} view={view} />}
        {canFix && (
          <Button size="small" data-act="unlink" onClick={() => view.fix([{ problem, target: null }])}>
            {t('linkProblems.unlink')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Links the label to the article of the same title, or asks which. */
function Relink({ problem, view }: { problem: LinkProblem; view: RowView }) {
  const { searcher } = view.worldIndex;
  const found = useMemo(() => namesakes(searcher, problem), [searcher, problem]);
  const [only, ...others] = found;
  const relink = (target: number) => view.fix([{ problem, target }]);
  if (!only) return null;
  if (others.length === 0)
    return (
      <Button size="small" data-act="relink" onClick={() => relink(only.location)}>
        <span data-private={isPrivate(only.ref.kind, only) || undefined}>
          {t('linkProblems.relink', { title: only.title })}
        </span>
      </Button>
    );
  return (
    <Menu
      label={t('linkProblems.relinkChoose')}
      align="end"
      items={found.map((hit) => ({
        id: String(hit.location),
        label: [hit.title, view.worldIndex.searcher.categoryPath(hit.categoryId ?? '').at(-1)?.title]
          .filter(Boolean)
          .join(' · '),
      }))}
      onChoose={(id) => relink(Number(id))}
    />
  );
}
