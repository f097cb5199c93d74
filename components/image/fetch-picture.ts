import { failed, ok, type Problem, type Result } from '../../lib/model/index.ts';
import { enqueue } from './fetch-queue.ts';
import { HEAD_LENGTH, rasterType } from './raster-type.ts';

/** Larger files aren't fetched; bytes. */
export const MAX_BYTES = 8 * 1024 * 1024;

export type PictureProblem = Problem<'tooLarge' | 'gone' | 'notLoaded' | 'offline' | 'notPicture'>;

const failure = (kind: PictureProblem['kind'], sentence: string): Result<never, PictureProblem> =>
  failed({ kind, sentence });
const TOO_LARGE = failure('tooLarge', 'Larger than 8 MB');
const NOT_LOADED = failure('notLoaded', 'Could not be loaded');

/**
 * Fetches an image from a host that the person has allowed, a few at a time: without cookies, referrer or redirects,
 * and only raster formats. Rejects if `signal` aborts.
 */
export function fetchPicture(address: string, signal: AbortSignal): Promise<Result<Blob, PictureProblem>> {
  return enqueue(signal, async () => {
    try {
      return await fetchFile(address, signal);
    } catch {
      signal.throwIfAborted();
      return navigator.onLine ? NOT_LOADED : failure('offline', 'You are offline');
    }
  });
}

async function fetchFile(address: string, signal: AbortSignal): Promise<Result<Blob, PictureProblem>> {
  const answer = await fetch(address, {
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (answer.status === 404 || answer.status === 410) return failure('gone', 'The file is gone');
  if (!answer.ok || !answer.body) return NOT_LOADED;
  if (Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await answer.body.cancel();
    return TOO_LARGE;
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    size += step.value.byteLength;
    if (size <= MAX_BYTES) continue;
    await reader.cancel();
    return TOO_LARGE;
  }
  const type = rasterType(new Uint8Array(await new Blob(parts).slice(0, HEAD_LENGTH).arrayBuffer()));
  return type
    ? ok(new Blob(parts, { type }))
    : failure('notPicture', 'Not a kind of picture that is shown here');
}
