import { answered, type Fact, unknown } from '../finding.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { MARKUP, type SAMPLES, sampleIn } from './samples.ts';

type Sample = keyof typeof SAMPLES;

/** What became of a sample, most telling sign first. */
const READINGS: Readonly<Record<Sample, readonly (readonly [RegExp, string])[]>> = {
  lineBreak: [
    [/<br/i, 'break'],
    [/<\/p>/i, 'paragraph'],
    [/above\s+below/, 'space'],
  ],
  entity: [
    [/&amp;#124;/, 'escaped'],
    [/&#124;|\|/, 'character'],
  ],
  imageAddress: [
    [/<img[^>]+example\.org\/probe\.png/i, 'image'],
    [/probe\.png/, 'text'],
  ],
  newTabLink: [
    [/<a [^>]*target="?_blank/i, 'new tab'],
    [/<a /i, 'link'],
    [/link/, 'text'],
  ],
  noparseInCode: [
    [/\[noparse\]/i, 'tags shown'],
    [/\[b\]/i, 'noparse hidden'],
    [/<(b|strong)\b/i, 'rendered'],
  ],
  nesting: [
    [/<(b|strong)\b[^>]*>\s*<(i|em)\b/i, 'nested'],
    [/<(b|strong|i|em)\b/i, 'one of two'],
    [/both/, 'text'],
  ],
};

function foundIn(html: string | null, { found }: ProbeContext): void {
  const samples = Object.entries(READINGS) as [Sample & Fact, (typeof READINGS)[Sample]][];
  for (const [at, [sample, readings]] of samples.entries()) {
    const part = html === null ? null : sampleIn(html, at);
    const reading = part === null ? undefined : readings.find(([sign]) => sign.test(part));
    found(sample, reading ? answered(reading[1]) : unknown('unclear'));
  }
}

/** What does World Anvil make of markup? Boromir renders a text on demand. */
export const markup: Probe = {
  question: 'markup',
  writes: false,
  async run(context) {
    const { wire, session, survey } = context;
    const worldId = (await survey.page())?.worldId;
    const call = worldId === undefined ? null : wire.render(worldId, MARKUP);
    if (!call) return;
    const answer = await session.ask(call, { expects: ['forbidden', 'notFound', 'invalid', 'server'] });
    foundIn(wire.rendered(answer.body), context);
  },
};

/** Aragorn renders articles. */
export const markupOfArticles: Probe = {
  question: 'markup',
  writes: true,
  calls: 1,
  async run(context, scratch) {
    if (context.wire.render(scratch.worldId, MARKUP) !== null) return;
    const answer = await scratch.read('Z');
    if (answer?.failure === null) foundIn(context.wire.rendered(answer.body), context);
  },
};
