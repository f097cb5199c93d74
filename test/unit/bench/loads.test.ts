import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('loads every bench in Node, where there is no extension', async () => {
  const run = promisify(execFile)(process.execPath, ['scripts/bench.ts', '--only', 'none']);
  await expect(run).rejects.toThrow('There is no bench "none"');
});
