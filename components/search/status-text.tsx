/** The names in our sentences: a title in quotes of any language, a mention, a tag. */
const NAMES = /([“„«「].*[”“»」]|@\[.*?\]\([^)]*\)|\[[^\]]*\])/;

/** A status sentence. In screen-share mode it hides the names in it. */
export function StatusText({ sentence }: { sentence: string }) {
  const pieces = sentence.split(NAMES);
  return <span>{pieces.map((piece, at) => (at % 2 === 1 ? <bdi data-private>{piece}</bdi> : piece))}</span>;
}
