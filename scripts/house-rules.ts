// A part of `npm run lint`: the house rules, each breach as a sentence.
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as rules from './conventions/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = rules.readTree(root);
const breaches = [
  ...rules.shapes(files),
  ...rules.entrySizes(files),
  ...rules.moduleIndexes(files),
  ...rules.forbiddenWords(files),
  ...rules.heavyInjections(files),
  ...rules.silentCatches(files),
  ...rules.deadLinks(rules.readDocuments(root), (file) => existsSync(path.join(root, file))),
];
for (const breach of breaches) console.error(breach);
console.log(`House rules: ${files.length} files, ${breaches.length} breaches.`);
process.exitCode = breaches.length > 0 ? 1 : 0;
