import { type Mark, piecesOf } from './marks.ts';

/** A text with what matched in it marked. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (marks.length === 0) return <>{text}</>;
  return (
    <>
      {piecesOf(text, marks).map((piece, at) =>
        // The pieces have no name but their place, and carry no state.
        piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
