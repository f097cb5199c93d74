import { TEXT_FIELDS, type TextField } from '../../model/index.ts';
import { isRecord } from '../json.ts';
import { toId, toText } from './fields.ts';

/** World Anvil uses both `Person` and `person` (platform notes, `templateType`). */
export function templateCode(name: string | null): string {
  return name ? name.charAt(0).toLowerCase() + name.slice(1) : 'article';
}

/** The text fields of a response. Null becomes empty; missing fields stay missing. */
export function textsOf(
  raw: Readonly<Record<string, unknown>>,
  sections: unknown = {},
): Partial<Record<TextField, string>> {
  const texts: Partial<Record<TextField, string>> = {};
  for (const field of TEXT_FIELDS) {
    const section = isRecord(sections) ? sections[field] : undefined;
    const value = isRecord(section) && section.content !== undefined ? section.content : raw[field];
    if (value === null) texts[field] = '';
    else if (toText(value) !== null) texts[field] = toText(value) ?? '';
  }
  return texts;
}

/** Id and address from the undocumented response to a create. Only a hint, to be confirmed by reading the article. */
export function createdHint(answer: Readonly<Record<string, unknown>>): {
  id: string | null;
  url: string | null;
} {
  for (const place of [answer, answer.article, answer.entity, answer.data])
    if (isRecord(place) && toId(place.id) !== null) return { id: toId(place.id), url: toText(place.url) };
  return { id: null, url: null };
}
