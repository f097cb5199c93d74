import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import {
  type Block,
  type ComparedBlock,
  compareMarkup,
  type Piece,
  type Run,
} from '../../lib/versions/index.ts';
import { Button, IconButton, useMedia } from '../ui/index.ts';
import { canPutBack, withBlock, withBlockBack } from './restore.ts';
import './versions.css';

/** Unchanged blocks shown around each change. */
const CONTEXT = 1;
/** Blocks rendered at most, until somebody asks for the rest. */
const MOST = 200;
/** From this width on, before and after stand side by side. */
const WIDE = '(width >= 52rem)';

type Row = ComparedBlock | { kind: 'gap'; rows: readonly ComparedBlock[] };

/** Folds long runs of unchanged blocks. Pure. */
function folded(blocks: readonly ComparedBlock[]): Row[] {
  const isNear = (at: number) =>
    blocks.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const rows: Row[] = [];
  let gap: ComparedBlock[] = [];
  const close = () => {
    if (gap.length > 1) rows.push({ kind: 'gap', rows: gap });
    else rows.push(...gap);
    gap = [];
  };
  blocks.forEach((block, at) => {
    if (!isNear(at)) gap.push(block);
    else {
      close();
      rows.push(block);
    }
  });
  close();
  return rows;
}

function Marked({ run }: { run: Run }) {
  const { text, marks } = run;
  const isMention = marks.some((mark) => mark.startsWith('@'));
  const names = marks.filter((mark) => /^[a-z]+$/.test(mark)).join(' ');
  if (isMention) return <span class="compared-mention">{text}</span>;
  return <span data-marks={names}>{text}</span>;
}

const Runs = ({ runs }: { runs: readonly Run[] }) => (
  <>
    {runs.map((run, at) => (
      <Marked key={at} run={run} />
    ))}
  </>
);

function Pieces({ pieces, without }: { pieces: readonly Piece[]; without?: Piece['kind'] }) {
  return (
    <>
      {pieces.map((piece, at) => {
        if (piece.kind === without) return null;
        if (piece.kind === 'same') return <Marked key={at} run={piece} />;
        const text = <Marked run={piece} />;
        return piece.kind === 'added' ? <ins key={at}>{text}</ins> : <del key={at}>{text}</del>;
      })}
    </>
  );
}

const KIND_LABELS = {
  same: null,
  changed: 'versions.blockChanged',
  removed: 'versions.blockRemoved',
  added: 'versions.blockAdded',
  movedAway: 'versions.blockMovedAway',
  movedHere: 'versions.blockMovedHere',
} as const;

/** The old and the new text of a block; null where there is none. */
function sidesOf(row: ComparedBlock, isWide: boolean) {
  switch (row.kind) {
    case 'same':
      return { before: <Runs runs={row.before.runs} />, after: <Runs runs={row.after.runs} /> };
    case 'removed':
      return {
        before: (
          <del>
            <Runs runs={row.before.runs} />
          </del>
        ),
        after: null,
      };
    case 'movedAway':
      return { before: <Runs runs={row.before.runs} />, after: null };
    case 'added':
      return {
        before: null,
        after: (
          <ins>
            <Runs runs={row.after.runs} />
          </ins>
        ),
      };
    case 'movedHere':
      return {
        before: null,
        after: row.pieces ? <Pieces pieces={row.pieces} /> : <Runs runs={row.after.runs} />,
      };
    case 'changed':
      return isWide
        ? {
            before: <Pieces pieces={row.pieces} without="added" />,
            after: <Pieces pieces={row.pieces} without="removed" />,
          }
        : { before: null, after: <Pieces pieces={row.pieces} /> };
  }
}

function ComparedRow(props: { row: ComparedBlock; isWide: boolean; onPutBack: (() => void) | null }) {
  const { row, isWide, onPutBack } = props;
  const { before, after } = sidesOf(row, isWide);
  const label = KIND_LABELS[row.kind];
  const side = (block: Block | null, text: ComponentChildren) => (
    <div class="compared-text" data-shape={block?.path.at(-1)} dir="auto">
      {text}
    </div>
  );
  const old = 'before' in row ? row.before : null;
  const now = 'after' in row ? row.after : null;
  return (
    <li class="compared-row" data-kind={row.kind}>
      {label && (
        <span class={row.kind.startsWith('moved') ? 'compared-label small soft' : 'visually-hidden'}>
          {t(label)}{' '}
        </span>
      )}
      <div class="compared-sides">
        {isWide && side(old, before)}
        {isWide ? side(now, after) : after === null ? side(old, before) : side(now, after)}
      </div>
      {onPutBack && <IconButton size="small" icon="undo" label={t('versions.putBack')} onClick={onPutBack} />}
    </li>
  );
}

function Gap({ rows, isWide }: { rows: readonly ComparedBlock[]; isWide: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return rows.map((row, at) => <ComparedRow key={at} row={row} isWide={isWide} onPutBack={null} />);
  return (
    <li class="compared-gap">
      <button type="button" class="bare small soft" onClick={() => setOpen(true)}>
        {t('versions.unchangedBlocks', { count: rows.length })}
      </button>
    </li>
  );
}

/**
 * Two texts compared by structure.
 * @param props.onPutBack restores the field to this text; null if it can't be changed, or `after` isn't the current text
 */
export function TextComparison(props: {
  label: string;
  before: string;
  after: string;
  onPutBack: ((text: string) => void) | null;
}) {
  const { before, after, onPutBack } = props;
  const isWide = useMedia(WIDE);
  const [isWhole, setWhole] = useState(false);
  const blocks = useMemo(() => compareMarkup(before, after), [before, after]);
  const rows = useMemo(() => folded(blocks), [blocks]);
  const shown = isWhole ? rows : rows.slice(0, MOST);
  const putBack = (row: ComparedBlock): (() => void) | null => {
    if (!onPutBack) return null;
    const isReworded = row.kind === 'changed' && row.pieces.some(({ kind }) => kind !== 'same');
    if (row.kind === 'changed')
      return isReworded ? () => onPutBack(withBlock(after, row.after, before, row.before)) : null;
    if (row.kind !== 'removed' || !canPutBack(row.before)) return null;
    return () => {
      const earlier = blocks.slice(0, blocks.indexOf(row)).findLast((one) => 'after' in one);
      const previous = earlier && 'after' in earlier ? earlier.after : null;
      onPutBack(withBlockBack(after, previous, before, row.before));
    };
  };
  return (
    <>
      <ol class="compared" aria-label={props.label} data-wide={isWide || undefined}>
        {shown.map((row, at) =>
          row.kind === 'gap' ? (
            <Gap key={at} rows={row.rows} isWide={isWide} />
          ) : (
            <ComparedRow key={at} row={row} isWide={isWide} onPutBack={putBack(row)} />
          ),
        )}
      </ol>
      {shown.length < rows.length && (
        <Button size="small" tone="quiet" onClick={() => setWhole(true)}>
          {t('versions.showAll', { count: rows.length - shown.length })}
        </Button>
      )}
    </>
  );
}
