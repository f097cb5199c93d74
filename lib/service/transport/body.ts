import type { Deadline } from './deadline.ts';

export type BodyReading =
  | { ok: true; text: string }
  | { ok: false; reason: 'tooLarge' | 'notText' | 'broken' };

/**
 * Reads a response body in chunks, so that no more than `cap` bytes are held in memory. Only UTF-8, with or without
 * BOM. Other encodings are rejected rather than guessed, because a wrong guess would be written back.
 */
export async function readBody(response: Response, cap: number, time: Deadline): Promise<BodyReading> {
  if (!response.body) return { ok: true, text: '' };
  const reader = response.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  let size = 0;
  try {
    for (;;) {
      const step = await time.race(read(reader));
      if (step === 'broken') return { ok: false, reason: 'broken' };
      if (step.done) break;
      size += step.value.byteLength;
      if (size > cap) return { ok: false, reason: 'tooLarge' };
      const part = decode(decoder, step.value);
      if (part === null) return { ok: false, reason: 'notText' };
      parts.push(part);
    }
    const rest = decode(decoder);
    return rest === null ? { ok: false, reason: 'notText' } : { ok: true, text: parts.join('') + rest };
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
    return null;
  }
}
