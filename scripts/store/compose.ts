import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { direction } from '../../lib/i18n/index.ts';
import type { Listing } from './listing.ts';
import type { Shot } from './scenes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What both stores take: Chrome asks for exactly these sizes, Mozilla recommends the first. */
export const SIZES = {
  screenshot: { width: 1280, height: 800 },
  small: { width: 440, height: 280 },
  marquee: { width: 1400, height: 560 },
} as const;

const url = (type: string, data: Buffer): string => `data:image/${type};base64,${data.toString('base64')}`;
const artwork = (name: string): string =>
  url('webp', readFileSync(path.join(root, 'test/service/artwork', `${name}.webp`)));
const icon = url('png', readFileSync(path.join(root, 'public/icon/128.png')));

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { overflow: hidden; font: 400 22px/1.4 system-ui, 'DejaVu Sans', sans-serif }
  h1 { font: 700 46px/1.15 Georgia, 'DejaVu Serif', serif; text-wrap: balance }
  :lang(ja) { word-break: auto-phrase }
  .screenshot { inline-size: 1280px; block-size: 800px; background: linear-gradient(160deg, #fbfaf7 30%, #dcebe6); color: #1c2422 }
  .screenshot header { padding: 44px 80px 0; text-align: center }
  .screenshot p { margin-block-start: 10px; color: #4a5653; text-wrap: balance }
  .behind, .front { position: absolute; border-radius: 12px; box-shadow: 0 0 0 1px rgb(0 0 0 / 10%), 0 18px 60px rgb(20 40 36 / 26%) }
  .behind { inset: 190px auto auto 80px; inline-size: 1120px; block-size: 640px; object-fit: cover; object-position: 0 -44px; background: #fff }
  .front { right: 116px; bottom: 22px }
  .tile { position: relative; color: #fff; background: #14201d center / cover }
  .tile::before { content: ''; position: absolute; inset: 0; background: linear-gradient(to top, rgb(8 16 14 / 88%), rgb(8 16 14 / 28%)) }
  .tile > div { position: absolute; inset-inline: 28px; inset-block-end: 26px }
  .tile b { display: flex; align-items: center; gap: 12px; font: 700 34px/1.2 Georgia, 'DejaVu Serif', serif }
  .tile img { inline-size: 44px }
  .tile p { margin-block-start: 8px; font-size: 18px; text-wrap: balance }
  .marquee { inline-size: 1400px; block-size: 560px }
  .marquee::before { background: linear-gradient(90deg, rgb(8 16 14 / 82%), rgb(8 16 14 / 20%) 70%) }
  .marquee > div { inset: auto auto auto 96px; inset-block: 150px auto; inline-size: 640px }
  .marquee b { font-size: 40px }
  .marquee h1 { margin-block-start: 20px; font-size: 58px }
  .marquee .front { right: 110px; bottom: -30px; inline-size: 400px }
`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.codePointAt(0)};`);

/** Puts the parts of a picture together. */
export class Composer {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(): Promise<Composer> {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    return new Composer(await browser.newPage());
  }

  /** A picture of the product under its caption. */
  screenshot({ scene, language, behind, front, size }: Shot, { captions }: Listing): Promise<Buffer> {
    const [heading, sentence] = captions[scene];
    return this.#draw(
      SIZES.screenshot,
      language,
      `<div class="screenshot"><header><h1>${escaped(heading)}</h1><p>${escaped(sentence)}</p></header>
      <img class="behind" src="${url('png', behind)}">
      <img class="front" src="${url('png', front)}" style="inline-size: ${size.width}px"></div>`,
    );
  }

  /** The small promotional tile: name and slogan on a painting. */
  small(language: string, { slogan }: Listing): Promise<Buffer> {
    return this.#draw(
      SIZES.small,
      language,
      `<div class="tile" style="inline-size: 440px; block-size: 280px; background-image: url(${artwork('harbor')})">
      <div><b><img src="${icon}">Loreside</b><p>${escaped(slogan)}</p></div></div>`,
    );
  }

  /** The wide promotional picture: the slogan beside the product. */
  marquee({ language, front }: Shot, { slogan }: Listing): Promise<Buffer> {
    return this.#draw(
      SIZES.marquee,
      language,
      `<div class="tile marquee" style="background-image: url(${artwork('harbor')})">
      <div><b><img src="${icon}">Loreside</b><h1>${escaped(slogan)}</h1></div>
      <img class="front" src="${url('png', front)}"></div>`,
    );
  }

  async close(): Promise<void> {
    await this.#page.context().browser()?.close();
  }

  async #draw(size: { width: number; height: number }, language: string, body: string): Promise<Buffer> {
    await this.#page.setViewportSize(size);
    await this.#page.setContent(
      `<!doctype html><html lang="${language}" dir="${direction(language)}"><style>${STYLE}</style>${body}</html>`,
    );
    await this.#page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    return this.#page.screenshot();
  }
}
