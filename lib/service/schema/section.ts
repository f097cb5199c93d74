import type { Section } from '../../model/index.ts';
import { isRecord } from '../json.ts';
import { withCamelCase } from './answer.ts';
import { toText } from './values.ts';

/** Listed among the sections, but settings and no prose (platform notes, The earlier version, Sections). */
const SETTINGS = new Set(['displaySidebar', 'issystem', 'folderId', 'editor', 'icon']);

/** Texts of the current version's answer that are no prose either. */
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
 * The texts beside the content: the earlier version's `sections`, or every text that the current version's answer
 * holds and that is not known for something else. Empty ones only where `emptyToo` asks for them.
 */
export function sectionsOf(held: Readonly<Record<string, unknown>>, emptyToo: boolean): Section[] {
  const sections = isRecord(held.sections)
    ? Object.entries(held.sections).flatMap(([name, section]) => sectionOf(name, section))
    : Object.entries(held).flatMap(([name, text]) => plainSection(name, text));
  return sections.filter(({ content, contentParsed }) => emptyToo || content !== '' || contentParsed);
}

function sectionOf(name: string, section: unknown): Section[] {
  const held = withCamelCase(section);
  if (!isRecord(held) || SETTINGS.has(name) || name === 'content') return [];
  return [
    {
      name,
      title: toText(held.title) ?? name,
      position: toText(held.position),
      content: toText(held.content) ?? '',
      contentParsed: toText(held.contentParsed),
    },
  ];
}

function plainSection(name: string, text: unknown): Section[] {
  if (typeof text !== 'string' || FACTS.has(name)) return [];
  return [{ name, title: name, position: null, content: text, contentParsed: null }];
}
