import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { markdownOf, plainTextOf } from '../../lib/markup/index.ts';
import type { ReadingTypeface } from '../../lib/settings/index.ts';
import { type Tool, useStatus, useTools } from '../entry-view/index.ts';
import type { Part, Parts } from './parts.ts';

const STORAGE_KEY = 'article.textsize';
/** The number of sizes, from the smallest; the style sheet defines them. */
const STEPS = 6;
const DEFAULT_STEP = 1;

function stored(): number {
  const step = Number(localStorage.getItem(STORAGE_KEY) ?? DEFAULT_STEP);
  return Number.isInteger(step) && step >= 0 && step < STEPS ? step : DEFAULT_STEP;
}

export interface TextSize {
  step: number;
  /** Null if there is no larger or smaller one. */
  larger: (() => void) | null;
  smaller: (() => void) | null;
}

/** The text size of articles on this device. */
export function useTextSize(): TextSize {
  const [step, setStep] = useState(stored);
  const set = (next: number) => {
    localStorage.setItem(STORAGE_KEY, String(next));
    setStep(next);
  };
  return {
    step,
    larger: step + 1 < STEPS ? () => set(step + 1) : null,
    smaller: step > 0 ? () => set(step - 1) : null,
  };
}

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
            ...{ id: 'contents', label: t('common.contents'), letter: 'o' },
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
      ...{ id: 'markdown', label: t('common.copyMarkdown') },
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

/** The whole article as Markdown, without hidden notes. */
function articleMarkdown(title: string, parts: Parts): string {
  const line = (part: Part): string => markdownOf(part.text.nodes).replace(/\s*\n\s*/g, ' ');
  const blocks = [
    `# ${title.replace(/\s+/g, ' ')}`,
    parts.subheading && `*${line(parts.subheading)}*`,
    parts.facts.map((fact) => `- **${fact.label}:** ${line(fact)}`).join('\n'),
    ...[...parts.body, ...parts.sidebar].flatMap((part) => [
      part.label && `## ${part.label}`,
      markdownOf(part.text.nodes, part.label === null ? 2 : 3),
    ]),
  ];
  return blocks.filter((block) => block).join('\n\n');
}

/** The whole article as plain text, without hidden notes. */
function articleText(title: string, parts: Parts): string {
  const blocks = [
    title,
    parts.subheading && plainTextOf(parts.subheading.text.nodes),
    parts.facts.map((fact) => `${fact.label}: ${plainTextOf(fact.text.nodes)}`).join('\n'),
    ...[...parts.body, ...parts.sidebar].flatMap((part) => [part.label, plainTextOf(part.text.nodes)]),
  ];
  return blocks.filter((block) => block).join('\n\n');
}
