import { useMemo } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import './differences.css';
import { differences, type Line, type Piece } from './differences.ts';

/** Lines rendered at most. */
const MAX_LINES = 400;
/** Unchanged characters shown beside a change in a long line. */
const CONTEXT_LENGTH = 90;

const WHITESPACE = /^\s+$/;

/** Added or removed whitespace would be invisible, so it is drawn. */
function visibleText({ kind, text }: Piece): string {
  if (kind !== 'same' && WHITESPACE.test(text)) return text.replaceAll('\t', '→').replaceAll(/\s/g, '·');
  return text;
}

/** Shortens unchanged parts of a long line to what is next to a change. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= CONTEXT_LENGTH * 2 + 20) return text;
  const head = isFirst ? '' : text.slice(0, CONTEXT_LENGTH);
  const tail = isLast ? '' : text.slice(-CONTEXT_LENGTH);
  return `${head} … ${tail}`;
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map((piece, at) => {
        if (piece.kind === 'same')
          return <span key={at}>{shorten(piece.text, at === 0, at === pieces.length - 1)}</span>;
        return piece.kind === 'added' ? (
          <ins key={at}>{visibleText(piece)}</ins>
        ) : (
          <del key={at}>{visibleText(piece)}</del>
        );
      })}
    </>
  );
}

type LineLabel = 'history.lineChanged' | 'history.lineAdded' | 'history.lineRemoved';

const SIGNS: Record<Exclude<Line['kind'], 'gap'>, readonly [sign: string, label: LineLabel | null]> = {
  same: ['', null],
  changed: ['±', 'history.lineChanged'],
  added: ['+', 'history.lineAdded'],
  removed: ['−', 'history.lineRemoved'],
};

function LineView({ line }: { line: Line }) {
  if (line.kind === 'gap')
    return <li class="diff-gap small soft">{t('history.sameLines', { count: line.count })}</li>;
  const [sign, label] = SIGNS[line.kind];
  return (
    <li class="diff-line" data-kind={line.kind}>
      <span class="diff-sign" aria-hidden="true">
        {sign}
      </span>
      {label && <span class="visually-hidden">{t(label)} </span>}
      <span class="diff-text" dir="auto">
        {line.kind === 'changed' && <Pieces pieces={line.pieces} />}
        {line.kind === 'same' && line.text}
        {(line.kind === 'added' || line.kind === 'removed') && (
          <Pieces pieces={[{ kind: line.kind, text: line.text === '' ? '↵' : line.text }]} />
        )}
      </span>
    </li>
  );
}

/** The differences between two texts: lines in text order, with words highlighted. */
export function Differences({ label, before, after }: { label: string; before: string; after: string }) {
  const lines = useMemo(() => differences(before, after), [before, after]);
  const hiddenCount = lines.length - MAX_LINES;
  if (lines.every(({ kind }) => kind === 'same' || kind === 'gap'))
    return (
      <p class="soft small">{t(before === after ? 'history.noDifference' : 'history.lineEndingsDiffer')}</p>
    );
  return (
    <>
      <ol class="diff" aria-label={label}>
        {lines.slice(0, MAX_LINES).map((line, at) => (
          <LineView key={at} line={line} />
        ))}
      </ol>
      {hiddenCount > 0 && <p class="soft small">{t('history.moreLines', { count: hiddenCount })}</p>}
    </>
  );
}
