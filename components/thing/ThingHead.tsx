import type { Entry, EntryKind } from '../../lib/library/index.ts';
import { Flags, KindIcon, kindWord, withFilter } from '../search/index.ts';
import './thing.css';
import type { ThingViewProps } from './view.ts';

/** What a thing is called, where it lies, what kind of thing it is, its tags. */
export function ThingHead(props: {
  kind: EntryKind;
  title: string;
  /** Of the thing's own words, beside the kind: "completed". */
  word: string | null;
  entry: Entry | null;
  path: readonly Entry[];
  tags: readonly string[];
  open: ThingViewProps['open'];
  search: ThingViewProps['search'];
}) {
  const { kind, title, entry, path, tags, open, search } = props;
  return (
    <header class="thing-head">
      {path.length > 0 && (
        <nav class="thing-path" aria-label="Where it lies">
          <ol>
            {path.map((above) => (
              <li key={above.id}>
                <button
                  type="button"
                  dir="auto"
                  onClick={() => open({ kind: 'category', id: above.id }, 'here')}
                >
                  {above.title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1 tabIndex={-1} data-place-title dir="auto">
        {title || 'Untitled'}
      </h1>
      <p class="thing-kind">
        <KindIcon kind={kind} template={null} />
        <span>{kindWord(kind)}</span>
        {props.word && <bdi class="thing-word">{props.word}</bdi>}
        {entry && <Flags of={entry} />}
      </p>
      {tags.length > 0 && (
        <ul class="thing-tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                class="chip"
                onClick={() =>
                  search(withFilter('', { type: 'filter', by: 'tag', value: tag, isNegated: false }))
                }
              >
                <bdi>#{tag}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
