import { type Mark, splitAtMarks } from './marks.ts';

/** Text with its matches highlighted. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (marks.length === 0) return <>{text}</>;
  return (
    <>
      {splitAtMarks(text, marks).map((piece, at) =>
        // The index is a safe key: pieces carry no state.
        piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
