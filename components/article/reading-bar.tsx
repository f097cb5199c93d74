import { useId, useState } from 'preact/hooks';
import { announce, Button, Icon } from '../ui/index.ts';
import { articleMarkdown, articleText } from './copying.ts';
import type { Parts } from './parts.ts';
import type { TextSize } from './text-size.ts';

/** The reading toolbar: contents, find, text size, copy. */
export function ReadingBar(props: {
  title: string;
  parts: Parts;
  size: TextSize;
  /** Null if there are too few headings. */
  contents: { isOpen: boolean; id: string; toggle: () => void } | null;
  find: () => void;
  editPage: string | null;
}) {
  const { title, parts, size, contents } = props;
  const [isMore, setMore] = useState(false);
  const moreId = useId();
  const [status, setStatus] = useState<string | null>(null);
  const copy = (text: string, words: string) => {
    navigator.clipboard.writeText(text).then(
      () => showStatus(words),
      () => showStatus('The browser did not let Loreside copy. Click into this window and press again.'),
    );
  };
  const showStatus = (sentence: string) => {
    setStatus(sentence);
    announce(sentence);
  };
  return (
    <div class="reading-bar" role="toolbar" aria-label="Reading" data-unsearched="">
      {contents && (
        <Button
          size="small"
          tone="quiet"
          keys="o"
          aria-expanded={contents.isOpen}
          aria-controls={contents.id}
          onClick={contents.toggle}
        >
          Contents
        </Button>
      )}
      <Button size="small" tone="quiet" icon="search" keys="f" onClick={props.find}>
        Find
      </Button>
      <span class="reading-size">
        <Button size="small" tone="quiet" disabled={!size.smaller} onClick={() => size.smaller?.()}>
          A−<span class="visually-hidden">, smaller text</span>
        </Button>
        <Button size="small" tone="quiet" disabled={!size.larger} onClick={() => size.larger?.()}>
          A+<span class="visually-hidden">, larger text</span>
        </Button>
      </span>
      <Button
        size="small"
        tone="quiet"
        aria-expanded={isMore}
        aria-controls={moreId}
        onClick={() => setMore(!isMore)}
      >
        More
      </Button>
      <span class="reading-more" id={moreId} hidden={!isMore}>
        <Button
          size="small"
          tone="quiet"
          icon="copy"
          onClick={() => copy(articleMarkdown(title, parts), 'Copied as Markdown.')}
        >
          Copy as Markdown
        </Button>
        <Button
          size="small"
          tone="quiet"
          icon="copy"
          onClick={() => copy(articleText(title, parts), 'Copied as plain text.')}
        >
          Copy as text
        </Button>
        {props.editPage && (
          <a
            class="button"
            data-tone="quiet"
            data-size="small"
            href={props.editPage}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="edit" />
            <span>Edit page</span>
          </a>
        )}
      </span>
      {status && <span class="reading-status soft small">{status}</span>}
    </div>
  );
}
