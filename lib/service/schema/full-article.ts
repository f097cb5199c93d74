import type { Article, FullArticle, Raw, Reference } from '../../model/index.ts';
import { isRecord } from '../json.ts';
import { withCamelCase } from './answer.ts';
import { toInstant } from './date.ts';
import { plainReference, toPicture } from './reference.ts';
import { relationsOf } from './relation.ts';
import { sectionsOf } from './section.ts';
import { listOf, toText } from './values.ts';

/** Adds the remaining content of an article, from either version's response (API specification, Article (read)). */
export function fullArticle(article: Article, raw: Raw, includeEmpty: boolean): FullArticle {
  const renamed = withCamelCase(raw);
  const value = isRecord(renamed) ? renamed : {};
  const css = isRecord(value.css) ? value.css : {};
  return {
    ...article,
    sections: sectionsOf(value, includeEmpty),
    relations: relationsOf(value),
    contentParsed: toText(value.contentParsed),
    fullRender: toText(value.fullRender),
    passcode: toText(value.passcode),
    // The names of the style fields are undocumented.
    cssClasses: toText(value.cssClasses) ?? toText(css.classes),
    cssCode: toText(value.displayCss) ?? toText(value.cssCode) ?? toText(css.code) ?? toText(value.css),
    cover: toPicture(value.cover),
    portrait: toPicture(value.portrait),
    flag: toPicture(value.flag),
    publishedAt: toInstant(value.publicationDate),
    notifiedAt: toInstant(value.notificationDate),
    secrets: references(listOf(value.secrets)),
    statblock: references([value.block])[0] ?? null,
    ancestry: isRecord(value.ancestry)
      ? references([value.ancestry.firstUp, value.ancestry.secondUp, value.ancestry.thirdUp])
      : [],
  };
}

function references(values: readonly unknown[]): Reference[] {
  return values.flatMap((value) => plainReference.safeParse(value).data ?? []);
}
