/** Start and end in UTF-16 units; the end is exclusive. */
export type Mark = readonly [start: number, end: number];

/** Splits a text into marked and unmarked pieces. Marks may overlap, touch, be unsorted or reach past the end. */
export function splitAtMarks(text: string, marks: readonly Mark[]): { text: string; marked: boolean }[] {
  const pieces: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0])) {
    const start = Math.max(from, at);
    const end = Math.min(to, text.length);
    if (end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    const last = pieces.at(-1);
    if (last?.marked && start === at) last.text += text.slice(start, end);
    else pieces.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}

/** Letters that stay visible before the first mark; a few more to keep a word whole. */
const CONTEXT_LENGTH = 16;

/** Cuts a long text to start shortly before its first mark, so that a narrow line shows the match. */
export function fromFirstMark(
  text: string,
  marks: readonly Mark[],
): { text: string; marks: readonly Mark[] } {
  const first = Math.min(...marks.map(([start]) => start));
  if (marks.length === 0 || first <= CONTEXT_LENGTH * 1.5) return { text, marks };
  const space = text.lastIndexOf(' ', first - CONTEXT_LENGTH);
  const wanted = space > first - CONTEXT_LENGTH * 2 ? space + 1 : first - CONTEXT_LENGTH;
  // Never split a surrogate pair.
  const cut = /[\uDC00-\uDFFF]/.test(text.charAt(wanted)) ? wanted + 1 : wanted;
  const shift = 1 - cut;
  return {
    text: `…${text.slice(cut)}`,
    marks: marks.map(([from, to]) => [from + shift, to + shift] as const),
  };
}

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
