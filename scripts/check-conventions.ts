// Part of `npm run lint`: checks the project's conventions and prints each violation.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAllHelp } from './build/help/index.ts';
import { readLanguages } from './build/messages/index.ts';
import * as checks from './conventions/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const files = checks.readTree(root);
const documents = checks.readDocuments(root);
const exists = (file: string): boolean => existsSync(path.join(root, file));
const languages = readLanguages();
const configuration = checks.readConfiguration(root);
const violations = [
  ...checks.fileShapes(files),
  ...checks.entrySizes(files),
  ...checks.moduleIndexes(files),
  ...checks.forbiddenWords(files),
  ...checks.heavyInjections(files),
  ...checks.silentCatches(files),
  ...checks.keyHandlers(files),
  ...checks.sharedNames(files),
  ...checks.outdatedPhrases(files),
  ...checks.undefinedProperties(files),
  ...checks.literalTexts(files),
  ...checks.messageFaults(languages, files),
  ...checks.layoutFaults(languages, (code) => read(`lib/i18n/languages/${code}.yaml`)),
  ...checks.helpFaults(languages, readAllHelp(languages), files, exists),
  ...checks.lineBudgetFaults([...files, ...configuration]),
  ...checks.domainMentions([...files, ...configuration], documents),
  ...checks.changelogFaults(read('CHANGELOG.md')),
  ...checks.privacyFaults(read('PRIVACY.md'), files),
  ...checks.workflowFaults(read('.github/workflows/checks.yml'), read('package.json')),
  ...checks.deadLinks(documents, exists),
];
for (const violation of violations) console.error(violation);
console.log(`Conventions: ${files.length} files, ${violations.length} violations.`);
process.exitCode = violations.length > 0 ? 1 : 0;
