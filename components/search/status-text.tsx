import { dismissToast, showToast } from '../ui/index.ts';

/** The names in our sentences: a title in quotes of any language, a mention, a tag. */
const NAMES = /([“„«「].*[”“»」]|@\[.*?\]\([^)]*\)|\[[^\]]*\])/;

/** A status sentence. In screen-share mode it hides the names in it. */
export function StatusText({ sentence }: { sentence: string }) {
  const pieces = sentence.split(NAMES);
  return <span>{pieces.map((piece, at) => (at % 2 === 1 ? <bdi data-private>{piece}</bdi> : piece))}</span>;
}

const ID = 'status';
/** Milliseconds: long enough to read. */
const DISPLAY_MS = 5_000;

/** Shows a status message that was announced already. A new one replaces the last one; null removes it. */
export function showStatus(sentence: string | null): void {
  if (sentence === null) dismissToast(ID);
  else
    showToast({ id: ID, tone: 'plain', content: <StatusText sentence={sentence} />, displayMs: DISPLAY_MS });
}
