import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import { COPY_SHADOW, EMPTY_PAGE, type ShadowCopy, showCopy } from '../shadow-copy.ts';
import { expectAccessible } from './axe.ts';
import type { Chromium } from './browser.ts';
import { articleCalled } from './editor-stage.ts';

export { articleCalled } from './editor-stage.ts';

/** A node as the debugger reports it, including closed shadow roots. */
export interface ShownNode {
  nodeId: number;
  backendNodeId: number;
  nodeName: string;
  nodeValue: string;
  attributes?: string[];
  children?: ShownNode[];
  shadowRoots?: ShownNode[];
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const all = (node: ShownNode): ShownNode[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(all),
];

const textOf = (node: ShownNode): string =>
  all(node)
    .map(({ nodeValue }) => nodeValue)
    .join('');

const attribute = ({ attributes = [] }: ShownNode, name: string): string | null => {
  const at = attributes.findIndex((one, index) => index % 2 === 0 && one === name);
  return at < 0 ? null : (attributes[at + 1] ?? '');
};

const BOX = `(it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return width > 0 && it.checkVisibility({ visibilityProperty: true }) ? { x, y, width, height } : null;
}`;

/** Our elements in a page, through the debugger: their shadow root is closed to everybody else. */
export class OnPage {
  readonly page: Page;
  readonly #cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
  }

  static async of(page: Page): Promise<OnPage> {
    return new OnPage(page, await page.context().newCDPSession(page));
  }

  async #nodes(): Promise<ShownNode[]> {
    const { root } = await this.#cdp.send('DOM.getDocument', { depth: -1, pierce: true });
    const host = all(root).find((node) => attribute(node, 'data-loreside') !== null);
    return host?.shadowRoots?.flatMap(all) ?? [];
  }

  /** Evaluates a question on one of our elements, found by its text, label or class; null if there is none. */
  async ask<T>(name: string, question: string): Promise<T | null> {
    const nodes = await this.#nodes();
    const node =
      nodes.find((one) => attribute(one, 'aria-label') === name) ??
      nodes.find((one) => (attribute(one, 'class') ?? '').split(' ').includes(name)) ??
      nodes.find((one) => /^(BUTTON|A)$/.test(one.nodeName) && textOf(one) === name);
    if (!node) return null;
    try {
      const { object } = await this.#cdp.send('DOM.resolveNode', { backendNodeId: node.backendNodeId });
      const { result } = await this.#cdp.send('Runtime.callFunctionOn', {
        objectId: object.objectId ?? '',
        functionDeclaration: `function () { return (${question})(this); }`,
        returnByValue: true,
      });
      return result.value as T;
    } catch {
      // It was rendered again in the meantime.
      return null;
    }
  }

  /** Null while it isn't visible. */
  box(name: string): Promise<Rect | null> {
    return this.ask<Rect | null>(name, BOX);
  }

  /** Where the visible buttons and links of one of our elements are. */
  async actions(name: string): Promise<Rect[]> {
    const question = `(it) => [...it.querySelectorAll('[data-act]')].map(${BOX}).filter(Boolean)`;
    return (await this.ask<Rect[]>(name, question)) ?? [];
  }

  async seen(name: string): Promise<Rect> {
    let box = await this.box(name);
    // What was seen once counts: the page may render it again at any time.
    await expect
      .poll(async () => (box ??= await this.box(name)), { message: `${name} is seen` })
      .not.toBeNull();
    if (!box) throw new Error(`${name} is not seen`);
    return box;
  }

  /**
   * Points at a link until its card is shown: scrolling hides a card, and on a busy machine the page may hear of that only
   * after the pointer has come.
   */
  async showCard(link: Locator): Promise<void> {
    await expect(async () => {
      await this.page.mouse.move(0, 0);
      await link.hover();
      await expect.poll(() => this.box('link-card'), { timeout: 5_000 }).not.toBeNull();
    }).toPass();
  }

  async isGone(): Promise<void> {
    await expect.poll(async () => (await this.#nodes()).length).toBe(0);
  }

  /** Clicks it once it stands still: the page may still be loading around it. */
  async click(name: string): Promise<void> {
    const { x, y, width, height } = await waitUntilSteady(this, name);
    await this.page.mouse.click(x + width / 2, y + height / 2);
  }

  async says(words: string): Promise<void> {
    await expect.poll(() => this.ask<string>('toast', '(it) => it.dataset.words')).toContain(words);
  }

  /** The focused action. */
  focused(): Promise<string | null> {
    return this.ask<string>(
      'bar',
      `(it) => it.getRootNode().activeElement?.getAttribute('data-act') ?? null`,
    );
  }

  /** What assistive technology gets of our elements: role, name, and the state of switches. */
  async accessibleNames(): Promise<string[]> {
    const ours = new Set((await this.#nodes()).map(({ backendNodeId }) => backendNodeId));
    const { nodes } = await this.#cdp.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ backendDOMNodeId = 0, ignored }) => !ignored && ours.has(backendDOMNodeId))
      .map(({ role, name, properties = [] }) => {
        const states = properties.filter((one) => one.name === 'expanded');
        const said = states.map((one) => ` ${one.name} ${one.value.value}`).join('');
        return `${role?.value} ${name?.value}${said}`.trim();
      });
  }

  /**
   * Expects that axe finds nothing in what is open of our elements, in light and dark. Their shadow root is closed to
   * it, so it checks a copy in an empty page, with the same styles, and generated text as text.
   * @param name one of our elements that is visible
   */
  async expectAccessible(name: string): Promise<void> {
    await this.seen(name);
    const copy = await this.ask<ShadowCopy>(name, COPY_SHADOW);
    if (!copy) throw new Error(`There is no ${name} to copy`);
    const page = await this.page.context().newPage();
    await page.goto(EMPTY_PAGE);
    const isVisible = await page.evaluate(showCopy, copy);
    expect(isVisible, `the copy of ${name} is visible`).toBe(true);
    await expectAccessible(page, name, 'main');
    await page.close();
    await this.page.bringToFront();
  }

  /** The text of one of our elements, which is generated content. */
  words(name: string): Promise<string | null> {
    return this.ask<string>(
      name,
      `(it) => [it, ...it.querySelectorAll('*')].map((one) => one.dataset.words ?? '').join('')`,
    );
  }

  /** The mention that the bar would copy. It reveals the bar's entry, which nothing in the page does. */
  async mention(): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.click('Copy mention');
    await this.says('Copied a mention of');
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** The computed styles of everything in the bar, without its position. */
  computedStyles(): Promise<unknown> {
    return this.ask(
      'bar',
      `(it) => [...it.querySelectorAll('*')].map((one) => {
        const style = getComputedStyle(one);
        return [one.tagName, ...['font', 'color', 'backgroundColor', 'border', 'opacity', 'transform', 'letterSpacing',
          'textTransform', 'display', 'pointerEvents', 'visibility', 'filter', 'height'].map((name) =>
          one.matches('.sheet,.sheet *') && name === 'height' ? '' : style[name])].join(' | ');
      })`,
    );
  }
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The page's unexpected layout shift, as the browser counts it. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => new PerformanceObserver((list) => {
    resolve(list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0));
  }).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(resolve, 500, 0))`);

/** Waits until an element is visible and keeps its position. */
export async function waitUntilSteady(shown: OnPage, name: string): Promise<Rect> {
  let box = await shown.seen(name);
  await expect(async () => {
    const last = box;
    box = await shown.seen(name);
    expect(box).toEqual(last);
  }).toPass({ intervals: [50] });
  return box;
}

/** The address of an article's public page, by its title. */
export async function addressOf(platform: Platform, title: string): Promise<string> {
  const start = await (await fetch(platform.url)).text();
  const world = /href="(\/w\/[^"/]+)"/.exec(start)?.[1] ?? '';
  return `${platform.url}${world}/a/${articleCalled(platform, title).slug}`;
}

export async function showArticle(chromium: Chromium, platform: Platform, title: string): Promise<OnPage> {
  const page = await chromium.visit(await addressOf(platform, title));
  return OnPage.of(page);
}
