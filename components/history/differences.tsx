import { useMemo } from 'preact/hooks';
import { LOCALE } from '../ui/index.ts';
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

const SIGNS: Record<Exclude<Line['kind'], 'gap'>, readonly [sign: string, words: string]> = {
  same: ['', ''],
  changed: ['±', 'Changed: '],
  added: ['+', 'Added: '],
  removed: ['−', 'Taken out: '],
};

function LineView({ line }: { line: Line }) {
  if (line.kind === 'gap')
    return (
      <li class="diff-gap">{line.count === 1 ? '1 line is the same' : `${line.count} lines are the same`}</li>
    );
  const [sign, label] = SIGNS[line.kind];
  return (
    <li class="diff-line" data-kind={line.kind}>
      <span class="diff-sign" aria-hidden="true">
        {sign}
      </span>
      <span class="diff-text" dir="auto">
        {label && <span class="visually-hidden">{label}</span>}
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
      <p class="soft small">
        {before === after ? 'Nothing differs.' : 'The texts are the same, but for line ends.'}
      </p>
    );
  return (
    <>
      <ol class="diff" aria-label={label}>
        {lines.slice(0, MAX_LINES).map((line, at) => (
          <LineView key={at} line={line} />
        ))}
      </ol>
      {hiddenCount > 0 && (
        <p class="soft small">
          {hiddenCount === 1
            ? 'One more line differs'
            : `${hiddenCount.toLocaleString(LOCALE)} more lines follow`}
          ; the exported file has all of it.
        </p>
      )}
    </>
  );
}
