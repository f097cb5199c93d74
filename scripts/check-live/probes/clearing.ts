import { answered, type Fact, unknown } from '../finding.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import type { Role, Scratch } from '../scratch.ts';
import type { ProbeFields } from '../wire.ts';

type Link = 'category' | 'articleParent' | 'cover';
const FACT: Record<Link, Fact> = {
  category: 'clearsCategory',
  articleParent: 'clearsParent',
  cover: 'clearsCover',
};

/** Which value clears a reference: null, or the other way to write "none"? */
export const clearing: Probe = {
  question: 'clearing',
  writes: true,
  calls: 6,
  async run(context, scratch) {
    await clear(context, scratch, 'Z', ['category', 'cover']);
    await clear(context, scratch, 'A', ['articleParent']);
  },
};

async function clear(context: ProbeContext, scratch: Scratch, role: Role, links: Link[]): Promise<void> {
  const { wire, session, found } = context;
  const held = async (link: Link): Promise<string | null | undefined> => {
    const article = scratch.known(role);
    return article ? wire.linkIn(article, link) : undefined;
  };
  if (!scratch.known(role)) await scratch.read(role);
  const set: Link[] = [];
  for (const link of links) {
    const id = await held(link);
    if (id) set.push(link);
    else found(FACT[link], unknown(id === undefined ? 'notVisible' : 'tooFewEntries'));
  }
  for (const way of ['null', 'blank'] as const) {
    if (set.length === 0 || session.left < 2) return;
    const value = way === 'null' ? null : way;
    const fields: ProbeFields = Object.fromEntries(set.map((link) => [link, value]));
    await scratch.patch(role, fields);
    await scratch.read(role);
    for (const link of [...set]) {
      if (await held(link)) found(FACT[link], answered('neither'));
      else {
        found(FACT[link], answered(way));
        set.splice(set.indexOf(link), 1);
      }
    }
  }
}
