// The second script of the background: what can wait a moment. Run, it only says that it is there; `begin` makes its parts.
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { version } from '../../package.json';
import type { Deferred, Lent } from '../background/deferred.ts';
import { createAddressBar } from './addressbar.ts';
import { createAnswers } from './answers.ts';
import { createBackup } from './backup.ts';
import { createLibraryWork } from './librarywork.ts';
import { asking } from './outcome.ts';
import { createPageWork } from './pages.ts';

export function begin(lent: Lent): Deferred {
  const backup = createBackup(lent);
  return {
    library: createLibraryWork(lent, backup),
    pages: createPageWork(asking(lent)),
    addressBar: createAddressBar(),
    answers: createAnswers(lent, backup),
  };
}

export default defineUnlistedScript(() => {
  globalThis.loresideDeferred = { version, begin };
});
