const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Bidirectional controls, and all else that isn't seen; but joiners, which words and emoji of many scripts need. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** A text from elsewhere as one line that reads as it is: without controls, and without what turns its direction. */
export function visibleText(text: string): string {
  return text.replace(BREAKS, ' ').replace(INVISIBLE, '').trim();
}
