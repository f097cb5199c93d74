import { useEffect, useState } from 'preact/hooks';
import { type Entry, type EntryKind, openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { categoryTree, pathTo } from '../category/index.ts';
import { ageWords, Flags, KindIcon, rowOfEntry, thingWord, withFilter } from '../search/index.ts';
import './entrycard.css';
import { useEntry } from './useEntry.ts';
import type { EntryView, EntryViewProps } from './view.ts';

/** The world that things lie in, for the path above them. */
function useCopy(worldId: WorldId): WorldCopy | null {
  const [copy, setCopy] = useState<WorldCopy | null>(null);
  useEffect(() => {
    let gone = false;
    openLibrary()
      .then((library) => library.world(worldId))
      .then((read) => !gone && setCopy(read))
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [worldId]);
  return copy;
}

/** From the root down: each category a way to it. */
function Path({ entry, copy, open }: { entry: Entry; copy: WorldCopy | null; open: EntryViewProps['open'] }) {
  if (!copy || entry.categoryId === null) return null;
  const path = pathTo(categoryTree(copy.categories), entry.categoryId);
  if (path.length === 0) return null;
  return (
    <nav class="card-path" aria-label="Where it lies">
      {path.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          class="card-link"
          onClick={() => open({ kind: 'category', id }, 'here')}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}

function Facts({ entry, copy }: { entry: Entry; copy: WorldCopy | null }) {
  const now = Date.now();
  const asOf = copy?.syncedAt ?? null;
  return (
    <dl class="card-facts">
      {entry.aliases.length > 0 && (
        <div>
          <dt>Also</dt>
          <dd>{entry.aliases.join(', ')}</dd>
        </div>
      )}
      {entry.wordcount !== null && entry.wordcount > 0 && (
        <div>
          <dt>Length</dt>
          <dd>
            {entry.wordcount.toLocaleString()} {entry.wordcount === 1 ? 'word' : 'words'}
          </dd>
        </div>
      )}
      {entry.updatedAt !== null && (
        <div>
          <dt>Changed</dt>
          <dd>
            <time dateTime={new Date(entry.updatedAt).toISOString()}>
              {new Date(entry.updatedAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
            </time>
          </dd>
        </div>
      )}
      {asOf !== null && (
        <div>
          <dt>As of</dt>
          <dd>{ageWords(asOf, Math.max(now, asOf))}</dd>
        </div>
      )}
    </dl>
  );
}

function Card({ kind, worldId, id, open, search }: EntryViewProps & { kind: EntryKind }) {
  const entry = useEntry(worldId, { kind, id });
  const copy = useCopy(worldId);
  if (!entry) return null;
  return (
    <article class="card">
      <Path entry={entry} copy={copy} open={open} />
      <div class="card-head">
        <KindIcon kind={kind} template={entry.template} />
        <h1 dir="auto">{entry.title}</h1>
      </div>
      <p class="card-kind">
        <span>{thingWord({ ref: { kind, id }, template: entry.template })}</span>
        {kind !== 'article' && entry.template && <span>{entry.template}</span>}
        <Flags of={rowOfEntry(entry)} />
      </p>
      {entry.excerpt && (
        <p class="card-excerpt" dir="auto">
          {entry.excerpt}
        </p>
      )}
      {entry.tags.length > 0 && (
        <ul class="card-tags" aria-label="Tags">
          {entry.tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                class="filter"
                onClick={() =>
                  search(withFilter('', { type: 'filter', by: 'tag', value: tag, isNegated: false }))
                }
              >
                #{tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Facts entry={entry} copy={copy} />
    </article>
  );
}

/** What lists know of a thing, whatever it is, on one card. */
export function cardFor(kind: EntryKind): EntryView {
  return (props) => <Card kind={kind} {...props} />;
}
