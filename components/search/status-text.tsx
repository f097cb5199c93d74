/** The names in our sentences: a mention, a tag, a quoted title. */
const NAMES = /(“[^”]*”|@\[.*?\]\([^)]*\)|\[[^\]]*\])/;

/** A status sentence. In screen-share mode it hides the names in it. */
export function StatusText({ sentence }: { sentence: string }) {
  return (
    <>
      {sentence.split(NAMES).map((piece, at) => (at % 2 === 1 ? <span data-private>{piece}</span> : piece))}
    </>
  );
}
