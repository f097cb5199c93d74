import { useEffect, useRef } from 'preact/hooks';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { Button, LOCALE, Notice } from '../ui/index.ts';
import { NameList } from './name-list.tsx';
import './names.css';
import { MAX_PLACES } from './name-collector.ts';
import { describeCount, useNames } from './use-names.ts';

export interface NamesOnPageProps {
  worldIndex: WorldIndex;
  /** The tab whose page is searched. */
  tabId: number;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

const CLOSED =
  'The browser lets Loreside read a page when it is asked from there: go to the page, click on it with the right button, and choose “Find my world’s names here”.';

const FOREIGN =
  'This isn’t a page of your own world, so the names are listed here only, where the page can’t see them. If you mark them in the page, its scripts can find out which of its words are names in your world.';

/**
 * Lists the entries that a page names, with a way to each place. The names are marked in the page while this is shown;
 * on pages that aren't the person's own, only on request.
 */
export function NamesOnPage({ worldIndex, tabId, open }: NamesOnPageProps) {
  const { now, refresh, mark, show } = useNames(worldIndex, tabId);
  const screen = useRef<HTMLElement>(null);
  const again = useRef<HTMLDivElement>(null);
  const isEmpty = now.state === 'here' && now.entries.length === 0;
  useEffect(() => {
    if (isEmpty) again.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isEmpty]);
  return (
    <section class="names" ref={screen} aria-label="Names on this page">
      <h1>Names on this page</h1>
      {now.state === 'looking' && <p class="soft">Reading the page …</p>}
      {now.state === 'closed' && <Notice tone="warn">{CLOSED}</Notice>}
      {now.state === 'here' && (
        <p class="soft">
          {describeCount(now.entries.length)}
          {now.isCut &&
            ` Only the first ${MAX_PLACES.toLocaleString(LOCALE)} places of a long page are looked at.`}
        </p>
      )}
      {now.state === 'here' && !isEmpty && !now.isMarked && (
        <Notice actions={<Button onClick={mark}>Mark them in the page</Button>}>{FOREIGN}</Notice>
      )}
      {now.state === 'here' && !isEmpty && <NameList entries={now.entries} show={show} open={open} />}
      {now.state !== 'looking' && (
        <div ref={again}>
          <Button size="small" tone="quiet" onClick={refresh}>
            Look again
          </Button>
        </div>
      )}
    </section>
  );
}
