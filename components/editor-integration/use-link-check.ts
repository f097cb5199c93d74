import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { pageAddress } from '../../lib/entries/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import { excludedBy, readExclusions, readMentionChoices } from '../../lib/unlinked-mentions/index.ts';
import { hostsOf, recognizePage } from '../../lib/worldpage/index.ts';
import { askEditor, findEditor, NO_EDITOR } from '../editor-frame/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { announce } from '../ui/index.ts';
import {
  type Check,
  checkOf,
  type Link,
  link,
  linkedSentence,
  type Suggestion,
  withSkipped,
} from './linking.ts';

export type LinkCheckState =
  | { state: 'looking' }
  | { state: 'away'; sentence: Message }
  | { state: 'here'; check: Check; linking: { done: number; of: number } | null };

export interface LinkCheckControls {
  now: LinkCheckState;
  refresh: () => void;
  link: (links: readonly Link[]) => void;
  skip: (suggestion: Suggestion) => void;
  stop: () => void;
}

const NO_ANSWER = message('editor.noAnswer');

async function checkEditor(
  { library, worldId, searcher }: WorldIndex,
  platform: string | null,
): Promise<{ check: Check } | { sentence: Message }> {
  const frame = await findEditor();
  if (typeof frame === 'string') return { sentence: NO_EDITOR[frame] };
  const [answer, finder, exclusions, { places }] = await Promise.all([
    askEditor(frame, { do: 'read' }),
    library.names(worldId),
    readExclusions(),
    readMentionChoices(),
  ]);
  if (answer?.state !== 'read') return { sentence: NO_ANSWER };
  const page = frame.url === undefined ? null : recognizePage(frame.url, hostsOf(platform));
  const editing = page?.subject === 'article' ? page.id : null;
  const isNameExcluded = excludedBy(exclusions, worldId);
  const world = {
    ...{ finder, searcher, places, editing },
    isExcluded: (name: string) => isNameExcluded(name, { kind: 'article', id: editing ?? '' }),
    pageOf: (resource: Parameters<typeof pageAddress>[0]) => pageAddress(resource, platform),
  };
  return { check: checkOf({ frame, world, reading: answer.reading, skipped: [] }, answer.reading) };
}

/** Checks the text in one editor, on request and again after each write. */
export function useLinkCheck(
  worldIndex: WorldIndex | null,
  platform: string | null,
  onStatus: (sentence: string | null) => void,
): LinkCheckControls {
  const [now, setNow] = useState<LinkCheckState>({ state: 'looking' });
  const latestRead = useRef(0);
  const stopped = useRef(false);
  const worldId = worldIndex?.worldId;

  const refresh = useCallback(() => {
    if (!worldIndex) return;
    const thisRead = ++latestRead.current;
    setNow({ state: 'looking' });
    checkEditor(worldIndex, platform).then(
      (found) => {
        if (thisRead !== latestRead.current) return;
        setNow(
          'check' in found
            ? { state: 'here', check: found.check, linking: null }
            : { state: 'away', sentence: found.sentence },
        );
        announce('check' in found ? describeCount(found.check.suggestions.length) : t(found.sentence));
      },
      () => thisRead === latestRead.current && setNow({ state: 'away', sentence: NO_ANSWER }),
    );
  }, [worldIndex, platform]);

  useEffect(() => {
    refresh();
    return () => {
      latestRead.current++;
      stopped.current = true;
    };
  }, [worldId]);

  return {
    now,
    refresh,
    link: (links) => {
      if (now.state !== 'here' || now.linking || links.length === 0) return;
      const { check } = now;
      const thisRead = ++latestRead.current;
      stopped.current = false;
      const show = (done: number) => setNow({ state: 'here', check, linking: { done, of: links.length } });
      show(0);
      void link(check, links, (done) => {
        if (thisRead === latestRead.current) show(done);
        return !stopped.current;
      }).then(async (linked) => {
        if (thisRead === latestRead.current) setNow({ state: 'here', check: linked.check, linking: null });
        const sentence = await linkedSentence(linked, stopped.current);
        announce(sentence);
        onStatus(sentence);
      });
    },
    skip: (suggestion) =>
      now.state === 'here' &&
      !now.linking &&
      setNow({ state: 'here', check: withSkipped(now.check, suggestion), linking: null }),
    stop: () => {
      stopped.current = true;
    },
  };
}

export const describeCount = (count: number): string => t('editor.unlinked', { count });
