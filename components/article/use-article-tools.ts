import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { ReadingTypeface } from '../../lib/settings/index.ts';
import { type Tool, useStatus, useTools } from '../entry-view/index.ts';
import { articleMarkdown, articleText } from './copying.ts';
import type { Parts } from './parts.ts';
import type { TextSize } from './text-size.ts';

/** Offers the tools of an article in its bar: reading, copying, and editing on World Anvil. */
export function useArticleTools(props: {
  title: string;
  parts: Parts;
  size: TextSize;
  typeface: { value: ReadingTypeface; choose: (value: ReadingTypeface) => void };
  /** Null if there are too few headings. */
  contents: { isOpen: boolean; toggle: () => void } | null;
  find: () => void;
  editPage: string | null;
}): void {
  const { title, parts, size, typeface, contents, editPage } = props;
  const showStatus = useStatus();
  const copy = (text: string, sentence: string) => {
    navigator.clipboard.writeText(text).then(
      () => showStatus(sentence),
      () => showStatus(t('entry.copyFailed')),
    );
  };
  const isSerif = typeface.value === 'serif';
  useTools('reading', [
    ...(contents
      ? [
          {
            ...{ id: 'contents', label: t('article.contents'), letter: 'o' },
            ...{ isOn: contents.isOpen, run: contents.toggle },
          },
        ]
      : []),
    { id: 'find', label: t('article.findInArticle'), letter: 'f', leading: 'search', run: props.find },
    sizeTool('larger', t('article.largerText'), '+', size.larger, true),
    sizeTool('smaller', t('article.smallerText'), '-', size.smaller),
    {
      ...{ id: 'serif', label: t('article.serif'), isOn: isSerif },
      run: () => typeface.choose(isSerif ? 'sans' : 'serif'),
    },
  ]);
  useTools('copy', [
    {
      ...{ id: 'text', label: t('entry.copyAsText') },
      run: () => copy(articleText(title, parts), t('entry.copiedAsText')),
    },
    {
      ...{ id: 'markdown', label: t('article.copyAsMarkdown') },
      run: () => copy(articleMarkdown(title, parts), t('article.copiedAsMarkdown')),
    },
  ]);
  useTools(
    'page',
    editPage === null
      ? []
      : [
          {
            ...{ id: 'edit', label: t('article.edit'), leading: 'edit' },
            run: () => detach(browser.tabs.create({ url: editPage }), 'article.edit'),
          },
        ],
  );
}

const sizeTool = (
  id: string,
  label: string,
  letter: string,
  act: (() => void) | null,
  hasSeparator = false,
): Tool => ({ id, label, letter, isDisabled: act === null, hasSeparator, run: () => act?.() });
