const BLANK = /\s+/g;
const MENTION_MARKUP = /@\[((?:[^[\]\n]|\[[^[\]\n]{0,80}\]){1,300})\]\([^()\n]{0,120}\)/g;
const TAG_MARKUP = /\[\/?[a-z][a-z0-9]{0,20}(?:[:|=][^[\]\n]{0,200})?\]/gi;

/** A short value without markup: mentions become their labels. */
export function plainValue(value: string): string {
  const plain = value.includes('[') ? value.replace(MENTION_MARKUP, '$1').replace(TAG_MARKUP, '') : value;
  return plain.replace(BLANK, ' ').trim();
}
