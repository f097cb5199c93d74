import { failed, ok, type Result } from '../../model/index.ts';
import type { Deadline } from './deadline.ts';

/** Why a body couldn't be read. */
export type BodyProblem = 'tooLarge' | 'notText' | 'broken';

/**
 * Reads a response body in chunks, so that no more than `cap` bytes are held in memory. Only UTF-8, with or without
 * BOM. Other encodings are rejected rather than guessed, because a wrong guess would be written back.
 */
export async function readBody(
  response: Response,
  cap: number,
  time: Deadline,
): Promise<Result<string, BodyProblem>> {
  if (!response.body) return ok('');
  const reader = response.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  let size = 0;
  try {
    for (;;) {
      const step = await time.race(read(reader));
      if (step === 'broken') return failed('broken');
      if (step.done) break;
      size += step.value.byteLength;
      if (size > cap) return failed('tooLarge');
      const part = decode(decoder, step.value);
      if (part === null) return failed('notText');
      parts.push(part);
    }
    const rest = decode(decoder);
    return rest === null ? failed('notText') : ok(parts.join('') + rest);
  } finally {
    // Stops the download. The result of cancelling doesn't matter.
    reader.cancel().catch(() => {});
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    return 'broken' as const;
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string | null {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    // Not UTF-8, as the return value says.
    return null;
  }
}
