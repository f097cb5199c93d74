// The second part of the background: what can wait a moment. `begin` makes its parts.

import { createAddressBar } from '../address-bar/suggestions.ts';
import { createBackup } from '../backup/backup-runner.ts';
import { createHistory } from '../history/history-runner.ts';
import { createLibraryWork } from '../library/library-work.ts';
import { createLinkWork } from '../pages/link-actions.ts';
import { createPageWork } from '../pages/page-handlers.ts';
import { createAnswers } from './answers.ts';
import { asking } from './call-service.ts';
import type { Deferred, Lent } from './deferred.ts';

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
