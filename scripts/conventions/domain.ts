import { DOMAIN } from '../build/domain.ts';
import type { Document } from './documents.ts';
import type { SourceFile } from './tree.ts';

const DEFINED_IN = 'scripts/build/domain.ts';
const PLACEHOLDER = ['loreside', 'example'].join('.');

type Text = Pick<SourceFile, 'path' | 'text'>;

/**
 * Code that names the project's domain instead of deriving it, or that still names the placeholder. Documents can't
 * derive it, so they may name the domain, but not the placeholder once there is a real one.
 */
export function domainMentions(
  files: readonly Text[],
  documents: readonly Document[],
  domain: string = DOMAIN,
): string[] {
  const names = [...new Set([domain, PLACEHOLDER])];
  const inCode = files
    .filter(({ path, text }) => path !== DEFINED_IN && names.some((name) => text.includes(name)))
    .map(({ path }) => `${path} names the project's domain: import it from ${DEFINED_IN}.`);
  const outdated = documents
    .filter(({ text }) => domain !== PLACEHOLDER && text.includes(PLACEHOLDER))
    .map(({ path }) => `${path} names ${PLACEHOLDER}, but the domain is ${domain}.`);
  return [...inCode, ...outdated];
}
