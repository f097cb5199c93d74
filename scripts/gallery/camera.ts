import { type Browser, chromium, type Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/** The window of a browser, as far as the film shows it: the page, and in front of it a popup or panel. */
const STAGE = `<!doctype html>
<style>
  body { margin: 0; overflow: hidden; font: 500 15px/1 system-ui, sans-serif }
  #behind { position: fixed; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; object-position: top }
  #front { position: fixed; inset-block-start: 16px; inset-inline-end: 16px; border-radius: 10px;
    box-shadow: 0 0 0 1px rgb(0 0 0 / 12%), 0 12px 40px rgb(0 0 0 / 28%) }
  #keys { position: fixed; inset-block-end: 24px; inset-inline-start: 32px; padding: 12px 16px; border-radius: 10px;
    background: rgb(20 24 23 / 88%); color: #fff }
  [hidden] { display: none }
</style>
<img id="behind" hidden><img id="front" hidden><span id="keys" hidden></span>`;

const dataUrl = (image: Buffer): string => `data:image/png;base64,${image.toString('base64')}`;

/** Puts screenshots of separate pages together, as a user sees them side by side, and collects them as frames. */
export class Camera {
  readonly #browser: Browser;
  readonly #stage: Page;
  readonly #front: Size | null;
  readonly #reel: { image: Buffer; ms: number }[];

  private constructor(
    browser: Browser,
    stage: Page,
    front: Size | null,
    reel: { image: Buffer; ms: number }[],
  ) {
    this.#browser = browser;
    this.#stage = stage;
    this.#front = front;
    this.#reel = reel;
  }

  static async open(size: Size): Promise<Camera> {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    const stage = await browser.newPage({ viewport: size });
    await stage.setContent(STAGE);
    return new Camera(browser, stage, null, []);
  }

  /** The same camera, for a popup or panel of this size. */
  with(front: Size): Camera {
    return new Camera(this.#browser, this.#stage, front, this.#reel);
  }

  async setBackground(page: Page): Promise<void> {
    await this.#put('behind', await page.screenshot());
  }

  /** Adds a frame: a page in front of the background, and a key that is being pressed. */
  async shoot(front: Page | null, ms: number, keys: string | null = null): Promise<void> {
    await this.#put('front', front && (await front.screenshot({ animations: 'disabled' })));
    await this.#stage.evaluate((shown) => {
      const label = document.getElementById('keys');
      if (!label) return;
      label.hidden = shown === null;
      label.textContent = shown;
    }, keys);
    this.#reel.push({ image: await this.#stage.screenshot(), ms });
  }

  reel(): { frames: Buffer[]; durations: number[] } {
    return { frames: this.#reel.map(({ image }) => image), durations: this.#reel.map(({ ms }) => ms) };
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #put(id: 'behind' | 'front', image: Buffer | null): Promise<void> {
    const source = image && dataUrl(image);
    const size = id === 'front' ? this.#front : null;
    await this.#stage.evaluate(
      async ([id, source, size]) => {
        const shown = document.getElementById(id);
        if (!(shown instanceof HTMLImageElement)) return;
        shown.hidden = source === null;
        if (source === null) return;
        shown.src = source;
        if (size) shown.style.cssText = `inline-size: ${size.width}px; block-size: ${size.height}px`;
        await shown.decode();
      },
      [id, source, size] as const,
    );
  }
}
