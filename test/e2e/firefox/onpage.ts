import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const isRect = (value: unknown): value is Rect =>
  typeof value === 'object' && value !== null && 'width' in value;

/** Runs in the page: one of our elements by its label, its class, or what is written on it. */
const named = (name: string): string => `(root) => {
  const name = ${JSON.stringify(name)};
  return [...root.querySelectorAll('[aria-label]')].find((one) => one.getAttribute('aria-label') === name)
    ?? [...root.querySelectorAll('[class]')].find((one) => one.classList.contains(name))
    ?? [...root.querySelectorAll('button, a')].find((one) => one.textContent === name);
}`;

const BOX = `(it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return width > 0 && it.checkVisibility({ visibilityProperty: true }) ? { x, y, width, height } : null;
}`;

/** What of ours stands in a page of Firefox: its root is closed to everybody but the debugger. */
export class OnPage {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Asks one of our elements; null where there is none. */
  ask(name: string, question: string): Promise<unknown> {
    return this.tab.behind(
      '[data-loreside]',
      `(...roots) => {
        const it = roots.map(${named(name)}).find(Boolean);
        return it ? (${question})(it) : null;
      }`,
    );
  }

  async box(name: string): Promise<Rect | null> {
    const box = await this.ask(name, BOX);
    return isRect(box) ? box : null;
  }

  async seen(name: string): Promise<Rect> {
    await expect.poll(() => this.box(name), `${name} is seen`).not.toBeNull();
    const box = await this.box(name);
    if (!box) throw new Error(`${name} is not seen`);
    return box;
  }

  async isUnseen(name: string): Promise<void> {
    await expect.poll(() => this.box(name), `${name} is not seen`).toBeNull();
  }

  async click(name: string, button = 0): Promise<void> {
    const { x, y, width, height } = await this.#atRest(name);
    await this.tab.mouse(x + width / 2, y + height / 2, button);
  }

  /** Where it stays: what is just being drawn may still move, and a click would go beside it. */
  async #atRest(name: string): Promise<Rect> {
    let before = await this.seen(name);
    await expect
      .poll(async () => {
        const now = await this.seen(name);
        const moved = Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
        before = now;
        return moved;
      })
      .toBe(0);
    return before;
  }

  async says(words: string): Promise<void> {
    await expect.poll(() => this.ask('toast', '(it) => it.dataset.words')).toContain(words);
  }

  /** What is drawn in one of our elements: its words are generated content. */
  async words(name: string): Promise<string> {
    const words = await this.ask(
      name,
      `(it) => [it, ...it.querySelectorAll('*')].map((one) => one.dataset.words ?? '').join('')`,
    );
    return String(words ?? '');
  }

  /** What is said of the entries of a list, each with its title. */
  async marks(): Promise<string[]> {
    const labels = await this.ask(
      'marks',
      `(it) => [...it.querySelectorAll('.mark')].map((one) => one.ariaLabel)`,
    );
    return Array.isArray(labels) ? labels.map(String) : [];
  }

  async pressed(name: string, value: string): Promise<void> {
    await expect.poll(() => this.ask(name, `(it) => it.getAttribute('aria-pressed')`)).toBe(value);
  }
}
