// Faults to plant in the product, one at a time, to see which tests notice them.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readTree } from '../conventions/index.ts';

const fault = z.object({ what: z.string(), find: z.string(), replace: z.string() });
/** A fault: what the person would meet, the code that is there once in what ships, and what it becomes. */
export type Fault = z.infer<typeof fault>;

export const FAULTS = z
  .array(fault)
  .parse(parse(readFileSync(path.join(import.meta.dirname, 'faults.yaml'), 'utf8')));

const SHIPPED = /^(?:lib|components|entrypoints)\//;
const MANIFEST = 'wxt.config.ts';

/** What ships, and what its manifest is made of: the path of each file, with its text. */
export function shippedFiles(root: string): { path: string; text: string }[] {
  const manifest = { path: MANIFEST, text: readFileSync(path.join(root, MANIFEST), 'utf8') };
  return [...readTree(root).filter((file) => SHIPPED.test(file.path)), manifest];
}

/** The file in which a fault belongs, and its text with the fault. Throws unless there is exactly one place for it. */
export function placeOf(
  { what, find, replace }: Fault,
  files: readonly { path: string; text: string }[],
): { file: string; planted: string } {
  const [file, ...others] = files.filter(({ text }) => text.includes(find));
  const parts = file?.text.split(find) ?? [];
  if (!file || others.length > 0 || parts.length !== 2)
    throw new Error(`“${what}” needs one place: ${find} is in ${others.length + (file ? 1 : 0)} files.`);
  return { file: file.path, planted: parts.join(replace) };
}
