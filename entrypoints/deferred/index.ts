// The second part of the background: what can wait a moment. `begin` makes its parts.
import type { Deferred, Lent } from '../background/deferred.ts';
import { createAddressBar } from './addressbar.ts';
import { createAnswers } from './answers.ts';
import { createBackup } from './backup.ts';
import { createHistory } from './history.ts';
import { createLibraryWork } from './librarywork.ts';
import { createLinkWork } from './linkwork.ts';
import { asking } from './outcome.ts';
import { createPageWork } from './pages.ts';

/** Milliseconds. */
const AFTER_OPENING = 500;

export function begin(lent: Lent): Deferred {
  const backup = createBackup(lent);
  const history = createHistory(lent);
  // What a worker before this one had begun is seen to, once whoever opened this has an answer.
  setTimeout(() => history.wake().catch(() => {}), AFTER_OPENING);
  return {
    library: createLibraryWork(lent, backup, history),
    history,
    pages: createPageWork(asking(lent)),
    links: createLinkWork(),
    addressBar: createAddressBar(),
    answers: createAnswers(lent, backup, history),
  };
}
