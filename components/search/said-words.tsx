/** What our sentences name things by: a mention, a tag, a title in quotation marks. */
const NAMES = /(“[^”]*”|@\[.*?\]\([^)]*\)|\[[^\]]*\])/;

/** What was done, in words. Whoever shares the screen shows what was done, not to which thing. */
export function SaidWords({ sentence }: { sentence: string }) {
  return (
    <>
      {sentence.split(NAMES).map((piece, at) => (at % 2 === 1 ? <span data-private>{piece}</span> : piece))}
    </>
  );
}
