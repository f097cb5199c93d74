import type { DocumentLink, ReadDocument } from './document.ts';
import { withoutNotionId } from './reader.ts';

/** Finds the documents that links mean. */
export interface LinkIndex {
  /** The path of the document that a link in `from` means, or null. */
  resolve(link: Pick<DocumentLink, 'kind' | 'target'>, from: string): string | null;
}

const ENDING = /\.(?:md|markdown|mdown|mkd|txt|x?html?)$/i;
const bare = (path: string): string => path.normalize('NFC').toLowerCase().replace(ENDING, '');
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const lastStep = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Joins a relative path to a folder. Null if it leaves the root. */
function joined(folder: string, path: string): string | null {
  const steps: string[] = [];
  for (const step of `${folder}${path}`.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return null;
  }
  return steps.join('/');
}

/**
 * Obsidian's rule: a link names the end of a path. Among several, the document at exactly this path is meant, then those
 * in or below the link's own folder, and of them the one with the shortest path. What it doesn't find may be the alias or
 * the title of exactly one document. Pure.
 */
export function createLinkIndex(documents: readonly LinkedDocument[]): LinkIndex {
  const index = beginLinkIndex();
  for (const document of documents) index.add(document);
  return index.done();
}

type LinkedDocument = Pick<ReadDocument, 'path' | 'aliases' | 'title'>;

/** The same for many documents, which are added one after the other. */
export function beginLinkIndex(): { add(document: LinkedDocument): void; done(): LinkIndex } {
  const byName = new Map<string, string[]>();
  const byPath = new Map<string, string>();
  const byAlias = new Map<string, Set<string>>();
  const isNewIn = (path: string, key: string): void => {
    const known = byAlias.get(key);
    if (known) known.add(path);
    else byAlias.set(key, new Set([path]));
  };
  const add = ({ path, aliases, title }: LinkedDocument): void => {
    const key = bare(path);
    if (!byPath.has(key)) byPath.set(key, path);
    const name = lastStep(key);
    const known = byName.get(name);
    if (known) known.push(path);
    else byName.set(name, [path]);
    for (const alias of [title, withoutNotionId(name), ...aliases])
      isNewIn(path, alias.normalize('NFC').toLowerCase());
  };

  const only = (key: string): string | null => {
    const paths = byAlias.get(key);
    return paths?.size === 1 ? ([...paths][0] ?? null) : null;
  };

  function byEnd(target: string, from: string): string | null {
    const exact = byPath.get(target);
    if (exact !== undefined) return exact;
    const folder = folderOf(from).toLowerCase();
    // Nothing below a folder has a shorter path. Vaults may have thousands of files of one name.
    const beside = byPath.get(bare(folder + target));
    if (beside !== undefined) return beside;
    const ending = `/${target}`;
    let first: string | null = null;
    for (const path of byName.get(lastStep(target)) ?? []) {
      if (!`/${bare(path)}`.endsWith(ending)) continue;
      if (path.toLowerCase().startsWith(folder)) return path;
      first ??= path;
    }
    return first;
  }

  const index: LinkIndex = {
    resolve({ kind, target }, from) {
      if (target === '') return from;
      const key = bare(target.replaceAll('\\', '/'));
      const isRelative = /^\.\.?\//.test(key);
      if (key.startsWith('/')) return byPath.get(key.slice(1)) ?? null;
      if (isRelative || kind === 'path') {
        const path = joined(folderOf(bare(from)), key);
        const found = path === null ? undefined : byPath.get(path);
        // Obsidian also finds a link of Markdown by the rule for its own links.
        return found ?? (isRelative || path === null ? null : byEnd(key, from));
      }
      return byEnd(key, from) ?? only(key);
    },
  };
  return {
    add,
    done() {
      // Of one name, the shortest path is first; the order of equally long ones doesn't depend on that of the files.
      for (const paths of byName.values())
        if (paths.length > 1) paths.sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
      return index;
    },
  };
}
