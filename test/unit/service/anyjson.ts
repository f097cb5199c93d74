import fc from 'fast-check';

/** All keys that a schema reads, so that generated values reach the code for them. */
const KEYS = `id title name username url slug state tags content excerpt seeded icon sections relations items
  category world author owner folderId folder parent parent_category children updateDate last_update creation_date
  creationDate isDraft is_draft isWip wordcount entityClass templateType template type cover articleParent article
  articlesPrivateOnCreation custom_article_templates customArticleTemplates success entities articles categories
  worlds manuscripts images secrets blocks date timezone countArticles subscribergroups paidsubscribers data
  textualdata jsondata RPGSRD system formSchema fields label parts position active_version versions version
  manuscript image notesections notebook notesection histories eras timelines year month endingYear significance
  geoX map targetArticle k v collection avatar membership registration_date parsedString content_parsed
  contentParsed full_render css css_classes portrait flag passcode ancestry firstUp block is_article isArticle
  shared isShared unheardOf 0 1 __proto__`.split(/\s+/);

/** Strings that some code parses: dates, YAML, JSON, numbers, flags, addresses. */
const telling = fc.constantFrom(
  '-1',
  '0',
  '1',
  'true',
  '1e400',
  'private',
  'a: b',
  'a:\n  b: "c"\n',
  '{"a":{"label":[]}}',
  '2026-01-01 00:00:00.000000',
  'Europe/London',
  'singular',
  'collection',
  '',
);

const { any } = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 2 }),
    telling,
    tie('object'),
    fc.array(tie('any'), { maxLength: 3 }),
  ),
  object: fc.dictionary(fc.constantFrom(...KEYS), tie('any'), { maxKeys: 12 }),
}));

/** A value after a round trip through JSON, which has no -0. */
function offTheWire(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}

export const anyJson: fc.Arbitrary<unknown> = any.map(offTheWire);

/** Generates objects that are likely to be accepted as a response. */
export const anyAnswer: fc.Arbitrary<Record<string, unknown>> = fc
  .dictionary(fc.constantFrom(...KEYS), any, { maxKeys: 24 })
  .map(offTheWire);
