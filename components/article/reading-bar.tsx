import { useId, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
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
      () => showStatus(t('entry.copyFailed')),
    );
  };
  const showStatus = (sentence: string) => {
    setStatus(sentence);
    announce(sentence);
  };
  return (
    <div class="reading-bar" role="toolbar" aria-label={t('article.readingTools')} data-unsearched="">
      {contents && (
        <Button
          size="small"
          tone="quiet"
          keys="o"
          aria-expanded={contents.isOpen}
          aria-controls={contents.id}
          onClick={contents.toggle}
        >
          {t('article.contents')}
        </Button>
      )}
      <Button size="small" tone="quiet" icon="search" keys="f" onClick={props.find}>
        {t('article.find')}
      </Button>
      <span class="reading-size">
        <Button size="small" tone="quiet" disabled={!size.smaller} onClick={() => size.smaller?.()}>
          <span aria-hidden="true">A−</span>
          <span class="visually-hidden">{t('article.smallerText')}</span>
        </Button>
        <Button size="small" tone="quiet" disabled={!size.larger} onClick={() => size.larger?.()}>
          <span aria-hidden="true">A+</span>
          <span class="visually-hidden">{t('article.largerText')}</span>
        </Button>
      </span>
      <Button
        size="small"
        tone="quiet"
        aria-expanded={isMore}
        aria-controls={moreId}
        onClick={() => setMore(!isMore)}
      >
        {t('common.more')}
      </Button>
      <span class="reading-more" id={moreId} hidden={!isMore}>
        <Button
          size="small"
          tone="quiet"
          icon="copy"
          onClick={() => copy(articleMarkdown(title, parts), t('article.copiedAsMarkdown'))}
        >
          {t('article.copyAsMarkdown')}
        </Button>
        <Button
          size="small"
          tone="quiet"
          icon="copy"
          onClick={() => copy(articleText(title, parts), t('entry.copiedAsText'))}
        >
          {t('entry.copyAsText')}
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
            <span>{t('article.edit')}</span>
          </a>
        )}
      </span>
      {status && <span class="reading-status soft small">{status}</span>}
    </div>
  );
}
