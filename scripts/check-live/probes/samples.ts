/** Numbered, so that each sample is found again in what World Anvil made of it. */
export const SAMPLES = {
  lineBreak: 'above\nbelow',
  entity: '&#124;',
  imageAddress: '[img]https://example.org/probe.png[/img]',
  newTabLink: '[url:https://example.org/|tab]link[/url]',
  noparseInCode: '[code][noparse][b]tag[/b][/noparse][/code]',
  nesting: '[b][i]both[/i][/b]',
} as const;

const between = (at: number): string => `Sample${at}Sample`;
export const MARKUP = `${Object.values(SAMPLES)
  .map((sample, at) => `${between(at)} ${sample} `)
  .join('')}${between(Object.keys(SAMPLES).length)}`;

/** The rendered text of the sample with this number. */
export function sampleIn(html: string, at: number): string | null {
  const from = html.indexOf(between(at));
  const to = html.indexOf(between(at + 1));
  return from < 0 || to < from ? null : html.slice(from + between(at).length, to);
}
