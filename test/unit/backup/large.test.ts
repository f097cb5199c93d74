import { randomBytes } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { MOST_FILE } from '../../../lib/archive/read-archive.ts';
import {
  Archive,
  BackupDamaged,
  MANIFEST,
  openBackup,
  writeManifest,
} from '../../../lib/history/backup/index.ts';
import { byteBudget } from '../../../lib/history/backup/open-backup.ts';
import { message } from '../../../lib/i18n/index.ts';

const { signal } = new AbortController();
const NOW = new Date('2026-11-21T10:00:00Z');
const FILES = 48;
const SIZE = 500_000;

async function large(): Promise<Blob> {
  const archive = new Archive(NOW);
  // Half of a hexadecimal digit is redundant: it packs to about half its size.
  for (let at = 0; at < FILES; at += 1)
    await archive.add(`a${at}.json`, randomBytes(SIZE / 2).toString('hex'));
  const manifest = writeManifest({
    ...{
      madeBy: 'Loreside',
      world: { id: 'w', title: 'Kyr', url: null },
      source: 'account',
      service: 'current',
    },
    ...{ withSecrets: false, beganAt: 1_000, readAt: 2_000, madeAt: 3_000 },
    ...{ resources: [], versions: [], left: [], refused: [], files: archive.files },
  });
  await archive.add(MANIFEST, manifest);
  return archive.finish();
}

/** Counts the bytes that are unpacked and not yet done with: from the reading of a file to the end of its checksum. */
function watchMemory() {
  const memory = { now: 0, peak: 0, read: 0 };
  const { stream } = Blob.prototype;
  vi.spyOn(Blob.prototype, 'stream').mockImplementation(function (this: Blob) {
    memory.now += SIZE;
    memory.read += 1;
    memory.peak = Math.max(memory.peak, memory.now);
    return stream.call(this);
  });
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (algorithm, bytes) => {
    const hash = await digest(algorithm, bytes);
    memory.now -= SIZE;
    return hash;
  });
  return memory;
}

afterEach(() => void vi.restoreAllMocks());

it.each([
  [3, 3],
  [1, 1],
  [100, 8],
])(
  'a backup of %i times the memory that may be used is checked whole, within it',
  async (fit, atOnce) => {
    const blob = await large();
    // Packed and unpacked: what a file takes while it is read.
    const backup = await openBackup(blob, byteBudget(fit * SIZE * 1.6));
    const memory = watchMemory();
    const { damaged, extra } = await backup.verify({ signal, onProgress: () => {} });
    expect({ damaged, extra, read: memory.read }).toEqual({ damaged: [], extra: [], read: FILES });
    expect(memory.peak / SIZE).toBe(atOnce);
  },
  60_000,
);

it('a file too large to check is rejected with the reason before anything is unpacked', async () => {
  const bytes = new Uint8Array(await (await large()).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  const directory = view.getUint32(end + 16, true);
  view.setUint32(directory + 24, MOST_FILE + 1, true);
  const memory = watchMemory();
  const opened = openBackup(new Blob([bytes]));
  await expect(opened).rejects.toBeInstanceOf(BackupDamaged);
  await expect(opened).rejects.toMatchObject({ sentence: message('backup.fileTooLarge') });
  expect(memory.read).toBe(0);
});
