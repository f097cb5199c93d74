import { type CDPSession, expect } from '@playwright/test';
import type { ShownNode } from './worldpage-stage.ts';

const textOf = ({ nodeValue, children = [], shadowRoots = [] }: ShownNode): string =>
  nodeValue + [...children, ...shadowRoots].map(textOf).join('');

const labelOf = ({ attributes = [] }: ShownNode): string | undefined =>
  attributes.includes('img') ? attributes[attributes.indexOf('aria-label') + 1] : undefined;

/** What everything of a role in the page is called, for assistive technology. */
export async function namesOf(cdp: CDPSession, role: string): Promise<string[]> {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return nodes.filter((one) => one.role?.value === role).map((one) => String(one.name?.value));
}

/** How far what is said of entries reaches out of their cells, in CSS pixels, at most. */
export async function overhang(cdp: CDPSession): Promise<number> {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const overs: number[] = [];
  const walk = async (node: ShownNode): Promise<void> => {
    if (labelOf(node) !== undefined) {
      const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: node.backendNodeId });
      const { result } = await cdp.send('Runtime.callFunctionOn', {
        objectId: object.objectId ?? '',
        functionDeclaration: `function () {
          const [mine, cell] = [this, this.getRootNode().host.closest('td')].map((it) => it.getBoundingClientRect());
          return Math.max(mine.right - cell.right, cell.top - mine.top - 1, mine.bottom - cell.bottom - 1); }`,
        returnByValue: true,
      });
      overs.push(Number(result.value));
    }
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) await walk(child);
  };
  await walk(root);
  expect(overs.length).toBeGreaterThan(3);
  return Math.max(...overs);
}

/** What stands marked behind each link of a page, by the link's words: seen as the debugger sees it. */
export async function marksOn(cdp: CDPSession): Promise<Record<string, string>> {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const marks: Record<string, string> = {};
  const walk = ({ children = [], shadowRoots = [] }: ShownNode) => {
    for (const [at, child] of children.entries()) {
      const mark = children[at + 1];
      if (child.nodeName === 'A' && mark?.shadowRoots)
        marks[textOf(child)] = labelOf(mark.shadowRoots[0]?.children?.[0] ?? mark) ?? textOf(mark);
      walk(child);
    }
    shadowRoots.forEach(walk);
  };
  walk(root);
  return marks;
}
