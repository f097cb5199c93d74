import { type Answer, answered, unknown, yesOrNo } from '../finding.ts';
import type { Probe } from '../probe.ts';
import type { Body } from '../wire.ts';
import { CONTENT, MARKER_LINE, METADATA, TAG } from './sent.ts';

/** A whole article has its text; a reference only names it. */
function shapeOf(body: Body): Answer {
  if ('content' in body || 'sections' in body) return answered('article');
  return answered('id' in body ? 'reference' : 'empty');
}

/** What does the response to a create look like, and does it contain the id? */
export const create: Probe = {
  question: 'create',
  writes: true,
  calls: 5,
  async run({ found }, scratch) {
    const answer = await scratch.create('M', {
      content: CONTENT,
      scrapbook: MARKER_LINE,
      tags: TAG,
      userMetadata: METADATA,
    });
    const evidence = { status: answer.status ?? 0, format: answer.format };
    if (answer.failure !== null) return found('createReturnsId', unknown('unclear'), evidence);
    const named = scratch.idOf('M') !== null;
    found('createShape', shapeOf(answer.body), evidence);
    if (!named) await scratch.list();
    const article = await scratch.read('M');
    const isOurs = article?.failure === null;
    found('createReturnsId', named && !isOurs ? unknown('unclear') : yesOrNo(named), {
      ...evidence,
      readBack: isOurs,
    });
  },
};

/** What does the response to a change look like? */
export const patchShape: Probe = {
  question: 'create',
  writes: true,
  calls: 0,
  async run({ found }, { changed: answer }) {
    if (answer)
      found('patchShape', shapeOf(answer.body), { status: answer.status ?? 0, format: answer.format });
  },
};
