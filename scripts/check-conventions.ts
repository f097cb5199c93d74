// Part of `npm run lint`: checks the project's conventions and prints each violation.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readLanguages } from './build/messages/index.ts';
import * as checks from './conventions/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = checks.readTree(root);
const violations = [
  ...checks.fileShapes(files),
  ...checks.entrySizes(files),
  ...checks.moduleIndexes(files),
  ...checks.forbiddenWords(files),
  ...checks.heavyInjections(files),
  ...checks.silentCatches(files),
  ...checks.sharedNames(files),
  ...checks.outdatedPhrases(files),
  ...checks.undefinedProperties(files),
  ...checks.literalTexts(files),
  ...checks.messageFaults(readLanguages(), files),
  ...checks.deadLinks(checks.readDocuments(root), (file) => existsSync(path.join(root, file))),
];
for (const violation of violations) console.error(violation);
console.log(`Conventions: ${files.length} files, ${violations.length} violations.`);
process.exitCode = violations.length > 0 ? 1 : 0;
