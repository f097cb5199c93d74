import vm from 'node:vm';
import { expect, it } from 'vitest';
import { graphOf, keepApart } from '../../../scripts/build/filegraph.ts';
import { rewritten } from '../../../scripts/build/rewriting.ts';
import { workerStart } from '../../../scripts/build/workerstart.ts';

const FILES = {
  'chunks/base.js': 'let n=1;class Shared{}export{n as a,Shared as default};',
  'background.js':
    'import b,{a}from"./chunks/base.js";globalThis.sum=a+1;globalThis.later=()=>import(`./chunks/later.js`);globalThis.again=()=>import("./chunks/again.js");globalThis.Base=b;',
  'chunks/later.js': 'import b from"./base.js";import"./more.js";let s=b;export{s as t};',
  'chunks/more.js': 'globalThis.more=true;',
  'chunks/again.js': 'export{a as b,default as c}from"./base.js";',
  'chunks/page.js': 'import{a as x}from"./base.js";import{t}from"./later.js";globalThis.page=[x,t];',
} as const;
const GRAPH = [
  { fileName: 'chunks/base.js', imports: [], dynamicImports: [] },
  {
    fileName: 'background.js',
    imports: ['chunks/base.js'],
    dynamicImports: ['chunks/later.js', 'chunks/again.js'],
  },
  { fileName: 'chunks/again.js', imports: ['chunks/base.js'], dynamicImports: [] },
  { fileName: 'chunks/later.js', imports: ['chunks/base.js', 'chunks/more.js'], dynamicImports: [] },
  { fileName: 'chunks/more.js', imports: [], dynamicImports: [] },
  { fileName: 'chunks/page.js', imports: ['chunks/base.js', 'chunks/later.js'], dynamicImports: [] },
];
const graph = graphOf(GRAPH, 'background.js');
const script = (file: keyof typeof FILES): string => rewritten(file, FILES[file], graph);

/** A worker of the built files; `run` is what it imported so far. */
function worker() {
  const run: string[] = [];
  const listeners = new Map<string, () => void>();
  const context: Record<string, unknown> = vm.createContext({
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    importScripts(...urls: string[]) {
      for (const url of urls) {
        run.push(url);
        vm.runInContext(script(url.slice(1) as keyof typeof FILES), context);
      }
    },
  });
  vm.runInContext(workerStart('background.js', graph) + script('background.js'), context);
  return { context, run, install: () => listeners.get('install')?.() };
}

it('a worker runs what it needs to start, the rest when it is first wanted, and each file once', async () => {
  const { context, run } = worker();
  expect(context.sum).toBe(2);
  expect(run).toEqual(['/chunks/base.js']);
  const later = await vm.runInContext('later()', context);
  expect(later.t).toBe(context.Base);
  expect(await vm.runInContext('later()', context)).toBe(later);
  expect(run).toEqual(['/chunks/base.js', '/chunks/more.js', '/chunks/later.js']);
});

it('while it is installed a worker imports every file of the background', () => {
  const { run, install } = worker();
  install();
  expect(run).toEqual(['/chunks/base.js', '/chunks/more.js', '/chunks/later.js', '/chunks/again.js']);
});

it('what a file only passes on comes from where it is', async () => {
  const { context } = worker();
  expect(await vm.runInContext('again()', context)).toEqual({ b: 1, c: context.Base });
});

it('a page imports what a shared file needs before it, and takes from there', () => {
  const code = script('chunks/page.js');
  expect(code.match(/import"[^"]+"/g)).toEqual([
    'import"./base.js"',
    'import"./more.js"',
    'import"./later.js"',
  ]);
  expect(code).toContain('const{a:x}=loresideFiles["chunks/base.js"]');
});

it('files of the background that need each other, and a page that needs the entry, are refused', () => {
  const circle = [
    { fileName: 'background.js', imports: ['a.js'], dynamicImports: [] },
    { fileName: 'a.js', imports: ['b.js'], dynamicImports: [] },
    { fileName: 'b.js', imports: ['a.js'], dynamicImports: [] },
  ];
  expect(() => graphOf(circle, 'background.js')).toThrow('a.js → b.js → a.js');
  const page = [
    { fileName: 'background.js', imports: [], dynamicImports: [] },
    { fileName: 'page.js', imports: ['background.js'], dynamicImports: [] },
  ];
  expect(() => graphOf(page, 'background.js')).toThrow('page.js imports background.js');
});

it('an entry that would run another entry is refused', () => {
  const files = [
    { fileName: 'popup.js', imports: [], dynamicImports: ['more.js'] },
    { fileName: 'panel.js', imports: [], dynamicImports: ['things.js'] },
    { fileName: 'more.js', imports: ['popup.js'], dynamicImports: [] },
    { fileName: 'things.js', imports: [], dynamicImports: [] },
  ];
  expect(() => keepApart(files, ['popup.js', 'panel.js'])).not.toThrow();
  const mixed = files.map((file) =>
    file.fileName === 'things.js' ? { ...file, imports: ['more.js'] } : file,
  );
  expect(() => keepApart(mixed, ['popup.js', 'panel.js'])).toThrow(
    'panel.js would load popup.js, by way of more.js',
  );
});
