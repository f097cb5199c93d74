import type { Section } from '../../model/index.ts';
import { isRecord } from '../json.ts';
import { withCamelCase } from './answer.ts';
import { toText } from './values.ts';

/** Listed as sections but are settings (platform notes, The earlier version, Sections). */
const SETTINGS = new Set(['displaySidebar', 'issystem', 'folderId', 'editor', 'icon']);

/** Other string fields of boromir's responses that aren't prose. */
const FACTS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...SETTINGS,
  ...`id title slug state entityClass templateType customArticleTemplate url editURL tags content
    contentParsed fullRender passcode cssClasses cssCode displayCss articleNext articlePrevious
    userMetadata articleMetadata template
    excerpt coverSource passcodecta commentPlaceholder metaTitle metaDescription metadDescription badge`.split(
    /\s+/,
  ),
]);

/**
 * The text sections of an article. In aragorn, `sections`; in boromir, every string field that isn't known to be
 * something else. Empty ones are only included with `includeEmpty`.
 */
export function sectionsOf(value: Readonly<Record<string, unknown>>, includeEmpty: boolean): Section[] {
  const sections = isRecord(value.sections)
    ? Object.entries(value.sections).flatMap(([name, section]) => sectionOf(name, section))
    : Object.entries(value).flatMap(([name, text]) => plainSection(name, text));
  return sections.filter(({ content, contentParsed }) => includeEmpty || content !== '' || contentParsed);
}

function sectionOf(name: string, section: unknown): Section[] {
  const value = withCamelCase(section);
  if (!isRecord(value) || SETTINGS.has(name) || name === 'content') return [];
  return [
    {
      name,
      title: toText(value.title) ?? name,
      position: toText(value.position),
      content: toText(value.content) ?? '',
      contentParsed: toText(value.contentParsed),
    },
  ];
}

function plainSection(name: string, text: unknown): Section[] {
  if (typeof text !== 'string' || FACTS.has(name)) return [];
  return [{ name, title: name, position: null, content: text, contentParsed: null }];
}
