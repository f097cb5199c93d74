import type { Article, FullArticle, Raw, Reference } from '../../model/index.ts';
import { isRecord } from '../json.ts';
import { withCamelCase } from './answer.ts';
import { toInstant } from './date.ts';
import { plainReference, toPicture } from './reference.ts';
import { relationsOf } from './relation.ts';
import { sectionsOf } from './section.ts';
import { listOf, toText } from './values.ts';

/** Everything else that the answer of either version holds for a reader (API specification, Article (read)). */
export function fullArticle(article: Article, raw: Raw, emptyToo: boolean): FullArticle {
  const spelled = withCamelCase(raw);
  const held = isRecord(spelled) ? spelled : {};
  const css = isRecord(held.css) ? held.css : {};
  return {
    ...article,
    sections: sectionsOf(held, emptyToo),
    relations: relationsOf(held),
    contentParsed: toText(held.contentParsed),
    fullRender: toText(held.fullRender),
    passcode: toText(held.passcode),
    // The names of the style nodes are not documented.
    cssClasses: toText(held.cssClasses) ?? toText(css.classes),
    cssCode: toText(held.displayCss) ?? toText(held.cssCode) ?? toText(css.code) ?? toText(held.css),
    cover: toPicture(held.cover),
    portrait: toPicture(held.portrait),
    flag: toPicture(held.flag),
    publishedAt: toInstant(held.publicationDate),
    notifiedAt: toInstant(held.notificationDate),
    secrets: references(listOf(held.secrets)),
    statblock: references([held.block])[0] ?? null,
    ancestry: isRecord(held.ancestry)
      ? references([held.ancestry.firstUp, held.ancestry.secondUp, held.ancestry.thirdUp])
      : [],
  };
}

function references(values: readonly unknown[]): Reference[] {
  return values.flatMap((value) => plainReference.safeParse(value).data ?? []);
}
