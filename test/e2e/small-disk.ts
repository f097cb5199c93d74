import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The files in which Chromium and Firefox store an extension's host permissions. */
const PERMISSIONS = ['Preferences', 'Secure Preferences', 'data.safe.bin', 'extension-preferences.json'];
const BLOCK = Buffer.alloc(64 * 1024, 1);

/** A file system of its own, small enough to fill up. */
export class SmallDisk {
  readonly folder: string;
  #filling: ReturnType<typeof setInterval> | undefined;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Null if this user can't mount one. */
  static async mount(megabytes: number): Promise<SmallDisk | null> {
    const folder = await mkdtemp(path.join(tmpdir(), 'loreside-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
        stdio: 'ignore',
      });
      return new SmallDisk(folder);
    } catch {
      await rm(folder, { recursive: true });
      return null;
    }
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /**
   * Whether the browser has stored the extension's permission for this host. If the browser dies before that, it
   * forgets it. Chromium stores it ten seconds later, and not at all on a full disk.
   */
  async isGrantStored(host: string): Promise<boolean> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && PERMISSIONS.includes(entry.name));
    const texts = await Promise.all(
      // A file that the browser is replacing right now is read the next time.
      files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'latin1').catch(() => '')),
    );
    return texts.some((text) => text.includes(`${host}/*`));
  }

  /**
   * Fills the disk to the last byte and keeps it full.
   * @param comesAndGoes a few kilobytes come and go, as on a shared disk, so some writes fit and some are cut off
   */
  fill(comesAndGoes: boolean): void {
    this.#pack();
    this.#filling = setInterval(() => {
      if (comesAndGoes && Math.random() < 0.5) this.#yield(4096 * Math.ceil(Math.random() * 6));
      else this.#pack();
    }, 60);
  }

  /** Frees everything that `fill` took. */
  clear(): void {
    clearInterval(this.#filling);
    rmSync(this.#ballast, { force: true });
  }

  async unmount(): Promise<void> {
    this.clear();
    execFileSync('umount', ['-l', this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }

  get #ballast(): string {
    return path.join(this.folder, 'ballast');
  }

  #pack(): void {
    const file = openSync(this.#ballast, 'a');
    try {
      for (let left = this.free; left > 0; left = this.free)
        writeSync(file, BLOCK, 0, Math.min(BLOCK.length, left));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      closeSync(file);
    }
  }

  #yield(bytes: number): void {
    const file = openSync(this.#ballast, 'r+');
    ftruncateSync(file, Math.max(0, fstatSync(file).size - bytes));
    closeSync(file);
  }
}
