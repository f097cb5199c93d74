import { cleanup, render } from '@testing-library/preact';
import { Fragment, h, options } from 'preact';
import { afterEach, expect, it } from 'vitest';
import * as kit from '../../../components/ui/index.ts';
import { KIT, SCREENS } from '../../gallery/catalogue.ts';

afterEach(cleanup);

/** All elements that the kit's sheets render, directly or indirectly. */
async function drawn(): Promise<Set<unknown>> {
  const seen = new Set<unknown>();
  const before = options.vnode;
  options.vnode = (vnode) => {
    seen.add(vnode.type);
    before?.(vnode);
  };
  try {
    for (const listing of KIT) {
      const { stories } = await (await listing.load())();
      for (const { show } of stories) render(h(Fragment, null, show()));
      cleanup();
    }
  } finally {
    if (before) options.vnode = before;
    else delete options.vnode;
  }
  return seen;
}

/** Components that the kit exports: names in Pascal case. Constants are in capitals. */
const components = Object.entries(kit).filter(([name]) => /^[A-Z][a-z]/.test(name));

it('the gallery shows every component of the kit', async () => {
  const seen = await drawn();
  const missing = components.filter(([, component]) => !seen.has(component)).map(([name]) => name);
  expect(missing).toEqual([]);
});

it('each sheet has its own address, and each story on it its own name', async () => {
  const ids = [...KIT, ...SCREENS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const listing of KIT) {
    const names = (await (await listing.load())()).stories.map(({ name }) => name);
    expect(new Set(names).size, listing.id).toBe(names.length);
  }
});
