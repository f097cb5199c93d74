const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Format characters such as bidirectional controls. Excludes joiners, which emoji and many scripts need. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** Converts untrusted text to a single line without control characters or anything that changes its direction. */
export function visibleText(text: string): string {
  return text.replace(BREAKS, ' ').replace(INVISIBLE, '').trim();
}
