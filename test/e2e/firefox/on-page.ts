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

/** Runs in the page: finds one of our elements by its label, class or text. */
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

/** Our elements in a page of Firefox, through the debugger: their shadow root is closed to everybody else. */
export class OnPage {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Evaluates a question on one of our elements; null if there is none. */
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

  /** Where the buttons and links of one of our elements are. */
  async actions(name: string): Promise<Rect[]> {
    const boxes = await this.ask(name, `(it) => [...it.querySelectorAll('[data-act]')].map(${BOX})`);
    return Array.isArray(boxes) ? boxes.filter(isRect) : [];
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

  /** Moves the mouse to an element of the page, given as source. */
  async pointAt(element: string): Promise<void> {
    // It enters the element only from elsewhere, and the focus that a tab gets in front would hide a card.
    await this.tab.mouse(0, 0);
    // Scrolling hides cards, and its event comes with the next frame.
    const { x, y } = Object(
      await this.tab.eval(`(async () => {
        const element = ${element};
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`),
    );
    await this.tab.mouse(x, y);
  }

  /** Points at a link until its card is shown, however late the page hears of the scrolling that hides it. */
  async showCard(link: string): Promise<void> {
    await expect(async () => {
      await this.pointAt(link);
      await expect.poll(() => this.box('link-card'), { timeout: 5_000 }).not.toBeNull();
    }).toPass();
  }

  async click(name: string, button = 0): Promise<void> {
    const { x, y, width, height } = await this.#atRest(name);
    await this.tab.mouse(x + width / 2, y + height / 2, button);
  }

  /**
   * Waits until its position is stable: an element that was just rendered may still move, and a click would miss it.
   */
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

  /** The text of one of our elements, which is generated content. */
  async words(name: string): Promise<string> {
    const words = await this.ask(
      name,
      `(it) => [it, ...it.querySelectorAll('*')].map((one) => one.dataset.words ?? '').join('')`,
    );
    return String(words ?? '');
  }

  /** The texts of the marks in a list, each with its entry's title. */
  async marks(): Promise<string[]> {
    const labels = await this.ask(
      'marks',
      `(it) => [...it.querySelectorAll('.mark')].map((one) => one.ariaLabel)`,
    );
    return Array.isArray(labels) ? labels.map(String) : [];
  }
}
