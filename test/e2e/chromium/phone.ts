import type { Locator, Page } from '@playwright/test';
import { SIDEWAYS, SMALL_TARGETS } from '../touch-targets.ts';
import { expect } from './fixtures.ts';

const SIZE = { width: 360, height: 740 };

interface Point {
  x: number;
  y: number;
}

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => Promise<unknown>;

/** Of a movement: one for each event. */
const STEPS = [0.5, 1];

/** A page of the extension on a phone: narrow, with a coarse pointer that can't hover. */
export class Phone {
  readonly page: Page;
  readonly #touch: Touch;

  private constructor(page: Page, touch: Touch) {
    this.page = page;
    this.#touch = touch;
  }

  static async hold(page: Page): Promise<Phone> {
    const cdp = await page.context().newCDPSession(page);
    // Not the window's size: after that, a new document would be drawn only once a second.
    await cdp.send('Emulation.setDeviceMetricsOverride', { ...SIZE, deviceScaleFactor: 2, mobile: true });
    await page.reload();
    // A new document forgets it.
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    expect(await page.evaluate("matchMedia('(pointer: coarse) and (hover: none)').matches")).toBe(true);
    return new Phone(page, (type, touchPoints) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] }),
    );
  }

  async tap(target: Locator): Promise<void> {
    // Waits until it stands still and nothing covers it.
    await target.click({ trial: true });
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing to tap');
    await this.tapAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  async tapAt(point: Point): Promise<void> {
    await this.#touch('touchStart', [point]);
    await this.#touch('touchEnd', []);
  }

  /** Moves fingers along straight lines at the same time: one drags, two pinch. */
  async move(...fingers: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
    const at = (share: number) =>
      fingers.map(([from, to]) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    await this.#touch('touchStart', at(0));
    for (const share of STEPS) await this.#touch('touchMove', at(share));
    await this.#touch('touchEnd', []);
  }

  /** Expects that a finger can use what is shown now. */
  async fits(state: string): Promise<void> {
    expect(await this.page.evaluate('innerWidth'), state).toBe(SIZE.width);
    expect(await this.page.evaluate(SMALL_TARGETS), state).toEqual([]);
    expect(await this.page.evaluate(SIDEWAYS), state).toBe(0);
    if (process.env.LOOKS) await this.page.screenshot({ path: `${process.env.LOOKS}/${state}.png` });
  }
}
