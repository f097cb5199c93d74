import { formatBytes, formatNumber, type Message, message } from '../../lib/i18n/index.ts';
import { failed, ok, type Problem, type Result } from '../../lib/model/index.ts';
import { type ImageSize, imageSize } from './image-size.ts';

/** Width and height in pixels: 32 CSS pixels on the densest common screens. */
const SIDE = 96;

/** A small square version of an image that is shown; null if this browser can't make one. */
export async function makeThumbnail(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (typeof OffscreenCanvas === 'undefined' || width === 0 || height === 0) return null;
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  const side = Math.min(width, height);
  // The middle of a landscape, the upper part of a portrait: that is where the face is.
  context.drawImage(image, (width - side) / 2, (height - side) / 5, side, side, 0, 0, SIDE, SIDE);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}

/** Larger files aren't fetched; bytes. */
const MAX_BYTES = 8_000_000;
/** Larger images aren't drawn: each pixel takes four bytes of memory, and a small file can have billions. */
const MAX_PIXELS = 50_000_000;
/** A host that sends less than this doesn't keep other images from loading. */
const PATIENCE_MS = 10_000;
const MIN_BYTES_PER_MS = 8;

export type ImageProblem = Problem<
  'tooLarge' | 'tooManyPixels' | 'gone' | 'notLoaded' | 'offline' | 'notImage' | 'svg' | 'damaged'
>;

const failure = (kind: ImageProblem['kind'], sentence: Message): Result<never, ImageProblem> =>
  failed({ kind, sentence });
const DAMAGED = failure('damaged', message('image.damaged'));
const NOT_LOADED = failure('notLoaded', message('image.failed'));
const tooLarge = () => failure('tooLarge', message('image.tooLarge', { size: formatBytes(MAX_BYTES) }));

/** Why an image of this size isn't drawn. Null if it is. */
export const pixelProblem = ({ width, height }: ImageSize): ImageProblem | null =>
  width * height > MAX_PIXELS
    ? {
        kind: 'tooManyPixels',
        sentence: message('image.tooManyPixels', {
          width: formatNumber(width),
          height: formatNumber(height),
        }),
      }
    : null;

/** Aborts with `signal`, or when `received` isn't called with enough bytes in time. */
function whileFast(signal: AbortSignal) {
  const slow = new AbortController();
  const begin = performance.now();
  const stop = () => slow.abort();
  let timer = setTimeout(stop, PATIENCE_MS);
  return {
    signal: AbortSignal.any([signal, slow.signal]),
    received(bytes: number) {
      clearTimeout(timer);
      timer = setTimeout(stop, PATIENCE_MS + bytes / MIN_BYTES_PER_MS - (performance.now() - begin));
    },
    end: () => clearTimeout(timer),
  };
}
type Pace = ReturnType<typeof whileFast>;

/**
 * Fetches an image from a host that the person has allowed, a few at a time: without cookies, referrer or redirects,
 * only raster formats, and none that is too large to draw. Rejects if `signal` aborts.
 */
export function fetchImage(address: string, signal: AbortSignal): Promise<Result<Blob, ImageProblem>> {
  return enqueue(signal, async () => {
    const pace = whileFast(signal);
    try {
      return await fetchFile(address, pace);
    } catch {
      signal.throwIfAborted();
      return navigator.onLine ? NOT_LOADED : failure('offline', message('image.offline'));
    } finally {
      pace.end();
    }
  });
}

async function fetchFile(address: string, pace: Pace): Promise<Result<Blob, ImageProblem>> {
  const answer = await fetch(address, {
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: pace.signal,
  });
  if (answer.status === 404 || answer.status === 410) return failure('gone', message('image.gone'));
  if (!answer.ok || !answer.body) return NOT_LOADED;
  if (Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await answer.body.cancel();
    return tooLarge();
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    size += step.value.byteLength;
    pace.received(size);
    if (size <= MAX_BYTES) continue;
    await reader.cancel();
    return tooLarge();
  }
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  const type = rasterType(bytes);
  if (!type)
    return isSvg(answer)
      ? failure('svg', message('image.svgNotShown'))
      : failure('notImage', message('image.notShown'));
  const pixels = imageSize(bytes, type);
  if (!pixels) return DAMAGED;
  const problem = pixelProblem(pixels);
  return problem ? failed(problem) : ok(new Blob([bytes], { type }));
}

/** What the server says is enough for this: only the explanation depends on it. */
const isSvg = (answer: Response): boolean =>
  /^image\/svg\b/i.test(answer.headers.get('content-type') ?? '') ||
  URL.parse(answer.url)?.pathname.toLowerCase().endsWith('.svg') === true;

const ascii = (bytes: Uint8Array, from: number, word: string): boolean =>
  bytes.length >= from + word.length &&
  [...word].every((letter, at) => bytes[from + at] === letter.charCodeAt(0));

/**
 * The media type of a raster image by its first bytes. Null for everything else, including formats that can contain
 * scripts, such as SVG.
 */
export function rasterType(bytes: Uint8Array): string | null {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 'PNG\r\n\x1a\n')) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 'GIF87a') || ascii(bytes, 0, 'GIF89a')) return 'image/gif';
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return 'image/webp';
  if (ascii(bytes, 4, 'ftypavif') || ascii(bytes, 4, 'ftypavis')) return 'image/avif';
  return null;
}

/** Images fetched at the same time, so that hosts don't notice the load. */
const MAX_PARALLEL = 4;

let running = 0;
const waiting = new Set<() => void>();

/** Runs `work` when its turn comes, in order. Rejects without running it if `signal` aborts first. */
export async function enqueue<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  if (running >= MAX_PARALLEL) await waitForSlot(signal);
  else running += 1;
  try {
    return await work();
  } finally {
    const [next] = waiting;
    // Pass the slot on.
    if (next) next();
    else running -= 1;
  }
}

function waitForSlot(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      waiting.delete(start);
      reject(signal.reason);
    };
    const start = () => {
      waiting.delete(start);
      signal.removeEventListener('abort', cancel);
      resolve();
    };
    waiting.add(start);
    signal.addEventListener('abort', cancel, { once: true });
  });
}
