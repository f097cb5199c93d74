import { type Message, message, t } from '../../lib/i18n/index.ts';
import { escapeHtml, htmlOfMarkup, markdownOf, parseMarkup, plainTextOf } from '../../lib/markup/index.ts';
import { FIELD_LABELS, TEXT_FIELDS } from '../../lib/model/index.ts';
import { type Draft, enteredFields } from '../../lib/outbox/index.ts';

export type CopyForm = 'formatted' | 'markdown' | 'markup';

export const COPIED: Record<CopyForm, (name: string) => Message> = {
  formatted: (name) => message('byHand.copiedFormatted', { name }),
  markdown: (name) => message('byHand.copiedMarkdown', { name }),
  markup: (name) => message('byHand.copiedMarkup', { name }),
};

interface Chapter {
  label: string;
  text: string;
}

/** The text fields that have something in them, with the source credit in its own. */
const chaptersOf = (draft: Draft): Chapter[] => {
  const { fields } = enteredFields(draft);
  return TEXT_FIELDS.flatMap((name) => {
    const text = fields[name]?.trim();
    return text ? [{ label: t(FIELD_LABELS[name]), text }] : [];
  });
};

const joined = (blocks: readonly string[]): string => blocks.filter((block) => block !== '').join('\n\n');

/** World Anvil's markup, for its text field: without the title, which has a field of its own. */
function markup(draft: Draft): string {
  const { content } = enteredFields(draft);
  return joined([content, ...chaptersOf(draft).map(({ label, text }) => `[h2]${label}[/h2]\n${text}`)]);
}

function markdown(draft: Draft): string {
  const { title, content } = enteredFields(draft);
  const heading =
    title &&
    markdownOf([{ kind: 'heading', level: 1, anchor: '', children: [{ kind: 'text', text: title }] }]);
  return joined([
    heading,
    markdownOf(parseMarkup(content), 2),
    ...chaptersOf(draft).flatMap(({ label, text }) => [`## ${label}`, markdownOf(parseMarkup(text), 3)]),
  ]);
}

function html(draft: Draft): string {
  const { title, content } = enteredFields(draft);
  return [
    title && `<h1>${escapeHtml(title)}</h1>`,
    htmlOfMarkup(parseMarkup(content), { level: 2 }),
    ...chaptersOf(draft).flatMap(({ label, text }) => [
      `<h2>${escapeHtml(label)}</h2>`,
      htmlOfMarkup(parseMarkup(text), { level: 3 }),
    ]),
  ].join('');
}

function plain(draft: Draft): string {
  const { title, content } = enteredFields(draft);
  return joined([
    title,
    plainTextOf(parseMarkup(content)),
    ...chaptersOf(draft).flatMap(({ label, text }) => [label, plainTextOf(parseMarkup(text))]),
  ]);
}

/** A draft in one form, as text and, for formatted text, as HTML. */
export function copyOf(draft: Draft, form: CopyForm): { text: string; html: string | null } {
  switch (form) {
    case 'formatted':
      return { text: plain(draft), html: html(draft) };
    case 'markdown':
      return { text: markdown(draft), html: null };
    case 'markup':
      return { text: markup(draft), html: null };
  }
}

/** Puts it on the clipboard. Resolves to false if the browser doesn't allow it. */
export async function toClipboard({ text, html: formatted }: ReturnType<typeof copyOf>): Promise<boolean> {
  try {
    if (formatted === null) await navigator.clipboard.writeText(text);
    else
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([formatted], { type: 'text/html' }),
          'text/plain': new Blob([text], { type: 'text/plain' }),
        }),
      ]);
    return true;
  } catch {
    // Not allowed; the caller shows the text to be copied by hand.
    return false;
  }
}
