import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ArticleFields, lengthOf, TEXT_FIELDS } from '../../lib/model/index.ts';
import { droppedFields } from '../../lib/service/index.ts';
import { bothVersions } from './bothversions.ts';

const text = (most: number) =>
  fc.string({ unit: 'grapheme', maxLength: most }).filter((value) => lengthOf(value) <= most);
const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, text(field === 'icon' ? 50 : 200)]));

const fields: fc.Arbitrary<ArticleFields> = fc.record(
  {
    ...texts,
    content: text(2000),
    tags: fc.array(text(30), { maxLength: 5 }),
    state: fc.constantFrom('public', 'private'),
    isDraft: fc.boolean(),
    isWip: fc.boolean(),
    isAdultContent: fc.boolean(),
  },
  { requiredKeys: [] },
);

bothVersions('any article', { articles: 5 }, (ground) => {
  it('reads back as it was written, and as it was changed', { timeout: 60_000 }, async () => {
    const { service, platform } = ground();
    const templates = fc.constantFrom(...service.capabilities.templates);
    const title = text(200).filter((value) => value.trim() !== '');
    await fc.assert(
      fc.asyncProperty(title, templates, fields, fields, async (name, template, first, then) => {
        const article = { ...first, worldId: platform.worldId, title: name, template };
        const id = (await service.createArticle(article)).id ?? '';
        expect(droppedFields(article, await service.article(id))).toEqual([]);
        await service.patchArticle(id, platform.worldId, then);
        const read = await service.article(id);
        expect(droppedFields({ ...article, ...then }, read)).toEqual([]);
        expect(read.template).toBe(template);
      }),
      { numRuns: 40 },
    );
  });
});
