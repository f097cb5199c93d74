import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { FileGraph } from './filegraph.ts';
import { TABLE } from './workerstart.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

const slot = (file: string): string => `${TABLE}[${JSON.stringify(file)}]`;

/**
 * A built module with everything that it has to do with the background's files put in terms of the table; such a file
 * itself becomes a script, which a page can import too. Throws where it holds what a script cannot.
 */
export function rewritten(file: string, code: string, graph: FileGraph): string {
  const isScript = graph.workerFiles.includes(file);
  const inTable = (request: string): string | null => {
    const target = path.posix.join(path.posix.dirname(file), request);
    return graph.workerFiles.includes(target) ? target : null;
  };
  const from = (target: string): string => {
    const relative = path.posix.relative(path.posix.dirname(file), target);
    return JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`);
  };
  const edits: Edit[] = [];
  const edit = ({ start, end }: { start: number; end: number }, text: string): void => {
    edits.push({ start, end, text });
  };
  /** What the file exports, and the name that it has in there. */
  const left = new Map<string, string>();
  const imported = new Set<string>();

  /** A page runs what is not there yet; in the worker it has been run. */
  const run = (target: string): string => {
    const missing = isScript ? [] : graph.needs(target).filter((needed) => !imported.has(needed));
    for (const needed of missing) imported.add(needed);
    return missing.map((needed) => `import${from(needed)};`).join('');
  };
  const take = (names: string[], target: string): string =>
    names.length === 0 ? '' : `const{${names.join()}}=${slot(target)};`;

  new Visitor({
    ImportDeclaration(node) {
      const target = inTable(node.source.value);
      if (!target) return;
      const names = node.specifiers.map((one) => {
        if (one.type === 'ImportNamespaceSpecifier') throw new Error(`${file} imports all of ${target}.`);
        const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default';
        return pair(name, one.local.name);
      });
      edit(node, run(target) + take(names, target));
    },
    ExportNamedDeclaration(node) {
      const target = node.source && inTable(node.source.value);
      if (!isScript && !target) return;
      if (node.declaration || (node.source && !target))
        throw new Error(`${file} exports what no table holds.`);
      const passed = node.specifiers.map((one, at) => ({
        from: nameOf(one.local),
        local: target ? `passed${node.start}_${at}` : nameOf(one.local),
        to: nameOf(one.exported),
      }));
      const names = passed.map((one) => pair(one.from, one.local));
      const taken = target ? run(target) + take(names, target) : '';
      if (isScript) for (const { local, to } of passed) left.set(to, local);
      const again = passed.map(({ local, to }) => `${local} as ${to}`).join();
      edit(node, isScript ? taken : `${taken}export{${again}};`);
    },
    ExportAllDeclaration(node) {
      if (isScript || inTable(node.source.value)) throw new Error(`${file} exports all of another file.`);
    },
    ImportExpression(node) {
      const request = literalOf(code.slice(node.source.start, node.source.end));
      const target = request && inTable(request);
      if (!target) return;
      const own = graph.needs(file);
      const needed = graph.needs(target).filter((one) => !own.includes(one));
      const inPage = needed.map((one) => `.then(()=>import(${from(one)}))`).join('');
      const load = isScript
        ? `(${TABLE}.load?.(${JSON.stringify(needed)})??Promise.resolve()${inPage})`
        : `Promise.resolve()${inPage}`;
      edit(node, `${load}.then(()=>${slot(target)})`);
    },
    MetaProperty(node) {
      // The build's own loader asks whether the browser resolves addresses; without, it takes the page's own.
      if (isScript && node.meta.name === 'import') edit(node, '({})');
    },
    CallExpression(node) {
      // What is to be loaded beforehand: a page's business, by elements of its document.
      if (!isScript || node.callee.type !== 'Identifier' || node.callee.name !== '__vite__mapDeps') return;
      edit({ start: node.start, end: node.start }, `globalThis.importScripts?[]:`);
    },
  }).visit(parseSync(file, code).program);

  let text = code;
  for (const { start, end, text: other } of edits.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + other + text.slice(end);
  if (!isScript) return text;
  const leave = `${slot(file)}={${[...left].map(([to, local]) => pair(to, local)).join()}};`;
  // Who injects a script is given the value of its last statement.
  const give = left.has('default') ? `return ${left.get('default')}` : '';
  return `globalThis.${TABLE}??={};(()=>{"use strict";${text}\n${leave}${give}})();\n`;
}

type Name = { type: 'Identifier'; name: string } | { type: 'Literal'; value: string };

const nameOf = (name: Name): string => (name.type === 'Identifier' ? name.name : JSON.stringify(name.value));

const pair = (name: string, local: string): string => (name === local ? name : `${name}:${local}`);

const literalOf = (source: string): string | null => /^(["'`])([^"'`$]+)\1$/.exec(source)?.[2] ?? null;
