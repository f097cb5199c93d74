import { type CDPSession, expect, type Page } from '@playwright/test';
import type { Rect, ShownNode } from './world-page-stage.ts';

const attribute = ({ attributes = [] }: ShownNode, name: string): string =>
  attributes[attributes.findIndex((one, at) => at % 2 === 0 && one === name) + 1] ?? '';

/** The accessible names of all elements with a role. */
export async function namesOf(cdp: CDPSession, role: string): Promise<string[]> {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return nodes.filter((one) => one.role?.value === role).map((one) => String(one.name?.value));
}

/** The marks over a page, as the debugger sees them, including closed shadow roots. */
async function markNodes(cdp: CDPSession, kind: 'mark' | 'check' = 'mark'): Promise<ShownNode[]> {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const found: ShownNode[] = [];
  const walk = (node: ShownNode): void => {
    if (attribute(node, 'class').split(' ').includes(kind)) found.push(node);
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) walk(child);
  };
  walk(root);
  return found;
}

/** The text of each entry's mark, by title: its flags, and whether it is selected if it has a checkbox. */
export async function marksOn(cdp: CDPSession): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const node of [...(await markNodes(cdp)), ...(await markNodes(cdp, 'check'))]) {
    const [title = '', ...flags] = attribute(node, 'aria-label').split(', ');
    marks[title] = [marks[title] ?? [], flags].flat().join(', ');
  }
  return marks;
}

type TitledRect = Rect & { title: string };

/** The positions of the marks, in pixels of the window. */
export const markRects = async (cdp: CDPSession): Promise<TitledRect[]> =>
  rectsOf(cdp, await markNodes(cdp), 'this');

/** The positions of the visible parts of the checkboxes. */
export const checkRects = async (cdp: CDPSession): Promise<TitledRect[]> =>
  rectsOf(cdp, await markNodes(cdp, 'check'), "this.querySelector('i')");

/** A point on an entry's checkbox. */
export async function checkboxOf(cdp: CDPSession, title: string): Promise<[number, number]> {
  const box = (await checkRects(cdp)).find((one) => one.title === title);
  if (!box) throw new Error(`“${title}” has no checkbox.`);
  return [box.x + 4, box.y + 4];
}

async function rectsOf(cdp: CDPSession, nodes: ShownNode[], part: string): Promise<TitledRect[]> {
  const rects: TitledRect[] = [];
  for (const node of nodes) {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: node.backendNodeId });
    const { result } = await cdp.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: `function () { const { x, y, width, height } = (${part}).getBoundingClientRect(); return { x, y, width, height }; }`,
      returnByValue: true,
    });
    const [title = ''] = attribute(node, 'aria-label').split(', ');
    rects.push({ ...(result.value as Rect), title });
  }
  return rects;
}

/** The most that marks extend beyond their cells, in CSS pixels. */
export async function overhang(page: Page, cdp: CDPSession): Promise<number> {
  const cells = await page.evaluate(() =>
    [...document.querySelectorAll('td:has(a[href*="/a/"])')].map((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return { title: cell.querySelector('a')?.textContent.trim() ?? '', left, right, top, bottom };
    }),
  );
  const overs = (await markRects(cdp)).map(({ title, x, y, width, height }) => {
    const own = cells.filter((cell) => cell.title === title);
    const over = own.map(({ left, right, top, bottom }) =>
      Math.max(x + width - right, left - x, top - y - 1, y + height - bottom - 1),
    );
    return Math.min(...over);
  });
  expect(overs.length).toBeGreaterThan(3);
  return Math.max(...overs);
}
