import { formatBytes, type Message, message } from '../../lib/i18n/index.ts';
import { failed, ok, type Problem, type Result } from '../../lib/model/index.ts';
import { enqueue } from './fetch-queue.ts';
import { HEAD_LENGTH, rasterType } from './raster-type.ts';

/** Larger files aren't fetched; bytes. */
export const MAX_BYTES = 8_000_000;

export type ImageProblem = Problem<
  'tooLarge' | 'gone' | 'notLoaded' | 'offline' | 'notImage' | 'svg' | 'damaged'
>;

const failure = (kind: ImageProblem['kind'], sentence: Message): Result<never, ImageProblem> =>
  failed({ kind, sentence });
const NOT_LOADED = failure('notLoaded', message('image.failed'));
const tooLarge = () => failure('tooLarge', message('image.tooLarge', { size: formatBytes(MAX_BYTES) }));

/**
 * Fetches an image from a host that the person has allowed, a few at a time: without cookies, referrer or redirects,
 * and only raster formats. Rejects if `signal` aborts.
 */
export function fetchImage(address: string, signal: AbortSignal): Promise<Result<Blob, ImageProblem>> {
  return enqueue(signal, async () => {
    try {
      return await fetchFile(address, signal);
    } catch {
      signal.throwIfAborted();
      return navigator.onLine ? NOT_LOADED : failure('offline', message('image.offline'));
    }
  });
}

async function fetchFile(address: string, signal: AbortSignal): Promise<Result<Blob, ImageProblem>> {
  const answer = await fetch(address, {
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
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
    if (size <= MAX_BYTES) continue;
    await reader.cancel();
    return tooLarge();
  }
  const type = rasterType(new Uint8Array(await new Blob(parts).slice(0, HEAD_LENGTH).arrayBuffer()));
  if (type) return ok(new Blob(parts, { type }));
  return isSvg(answer)
    ? failure('svg', message('image.svgNotShown'))
    : failure('notImage', message('image.notShown'));
}

/** What the server says is enough for this: only the explanation depends on it. */
const isSvg = (answer: Response): boolean =>
  /^image\/svg\b/i.test(answer.headers.get('content-type') ?? '') ||
  URL.parse(answer.url)?.pathname.toLowerCase().endsWith('.svg') === true;
