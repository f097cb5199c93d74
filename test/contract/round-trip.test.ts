import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ArticleFields, lengthOf, TEXT_FIELDS } from '../../lib/model/index.ts';
import { type CommonGround, everyService } from './both-versions.ts';
import { droppedFields } from './dropped-fields.ts';

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
    position: fc.integer({ min: -1000, max: 1000 }),
    userMetadata: fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify([value])),
  },
  { requiredKeys: [] },
);

/** Links to an existing resource, or to nothing. */
async function links({ service, platform }: CommonGround): Promise<fc.Arbitrary<ArticleFields>> {
  const some = (ids: string[]) => fc.constantFrom(null, ...ids);
  const { items } = await service.categories(platform.worldId, 0);
  const above = (await service.articles(platform.worldId, { offset: 0 })).items.slice(-2);
  const images = (await service.images(platform.worldId, 0)).items.map(({ id }) => id);
  return fc.record(
    {
      categoryId: some(items.map(({ id }) => id)),
      articleParentId: some(above.map(({ id }) => id)),
      coverId: fc.constantFrom(null, ...images),
    },
    { requiredKeys: [] },
  );
}

/** Fields that not every version returns. */
async function checkStored(ground: CommonGround, id: string, sent: ArticleFields) {
  const { position, userMetadata } = await ground.stored(id);
  if (sent.position !== undefined) expect(position).toBe(sent.position);
  if (sent.userMetadata !== undefined) expect(userMetadata).toEqual(JSON.parse(sent.userMetadata));
}

everyService('any article', { articles: 5 }, (ground) => {
  it('reads back as it was written, and as it was changed', async () => {
    const { service, platform } = ground();
    const templates = fc.constantFrom(...service.capabilities.templates);
    const title = text(200).filter((value) => value.trim() !== '');
    const linked = await links(ground());
    const whole = fc.tuple(fields, linked).map(([own, others]): ArticleFields => ({ ...own, ...others }));
    await fc.assert(
      fc.asyncProperty(title, templates, whole, whole, async (name, template, first, then) => {
        const article = { ...first, worldId: platform.worldId, title: name, template };
        const id = (await service.createArticle(article)).id ?? '';
        expect(droppedFields(article, await service.article(id))).toEqual([]);
        await checkStored(ground(), id, first);
        // A parent also set the category, so if neither is sent now, neither can be compared.
        await service.patchArticle(id, platform.worldId, then);
        const read = await service.article(id);
        const parented = first.articleParentId && !then.articleParentId && then.categoryId === undefined;
        const { categoryId: _, ...rest } = { ...article, ...then };
        expect(droppedFields(parented ? rest : { ...article, ...then }, read)).toEqual([]);
        await checkStored(ground(), id, { ...first, ...then });
        expect(read.template).toBe(template);
      }),
      { numRuns: 25 },
    );
  });
});
