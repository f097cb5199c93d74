import { unknown, yesOrNo } from '../finding.ts';
import type { Probe } from '../probe.ts';

/** Is a deleted article gone at once? The API has no trash. */
export const remove: Probe = {
  question: 'delete',
  writes: true,
  calls: 3,
  async run({ wire, session, found }, scratch) {
    const id = scratch.idOf('Z');
    const deleted = await scratch.remove('Z');
    if (id === null || !deleted) return;
    const evidence = { status: deleted.status ?? 0, format: deleted.format };
    if (deleted.failure !== null) return found('deleteAtOnce', unknown('unclear'), evidence);
    const read = await session.ask(wire.article(id), { expects: ['notFound', 'forbidden'] });
    found('deleteAtOnce', yesOrNo(read.failure !== null), { ...evidence, readStatus: read.status ?? 0 });
    found('goneFromList', yesOrNo(!(await scratch.list()).includes(id)));
  },
};
