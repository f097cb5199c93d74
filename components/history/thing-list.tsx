import { useState } from 'preact/hooks';
import { agoWords } from '../search/index.ts';
import { LOCALE, searchable, TextField } from '../ui/index.ts';
import type { ThingHistory } from './days.ts';
import { ThingIcon } from './thing-icon.tsx';
import type { Known } from './use-known.ts';

/** Lists this long get a filter field. */
const MANY = 8;

/** Every entry that was changed, newest first. Each leads to its own history. */
export function ThingList(props: {
  things: readonly ThingHistory[];
  known: Known;
  onPick: (thing: ThingHistory) => void;
}) {
  const { things, known } = props;
  const [typed, setTyped] = useState('');
  const wanted = searchable(typed.trim());
  const found = things.filter(({ newest }) => searchable(newest.title).includes(wanted));
  return (
    <>
      {things.length >= MANY && <TextField label="Only those called" value={typed} onInput={setTyped} />}
      <ul class="history-things" aria-label="Things that were changed">
        {found.map((thing) => {
          const { key, newest, count } = thing;
          return (
            <li key={key}>
              <button type="button" class="history-thing" onClick={() => props.onPick(thing)}>
                <ThingIcon of={newest.ref} />
                <span
                  class="history-thing-title"
                  dir="auto"
                  data-private={known.isCovered(newest) || undefined}
                >
                  {newest.title || 'Untitled'}
                </span>
                <span class="soft small">
                  {count === 1 ? '1 change' : `${count.toLocaleString(LOCALE)} changes`},{' '}
                  {agoWords(newest.at)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p class="soft">Nothing that was changed is called that.</p>}
    </>
  );
}
