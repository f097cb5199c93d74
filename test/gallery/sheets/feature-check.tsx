import { FeatureCheck } from '../../../components/feature-check/index.ts';
import { NewsLine } from '../../../components/news/index.ts';
import { searchFor, withAnswer, writeFeatureSearch } from '../../../lib/page-features/index.ts';
import type { SheetMaker } from '../story.ts';

/** The search after these answers. */
const after =
  (answers: readonly boolean[], name: string): SheetMaker =>
  async () => {
    const begun = searchFor([], Date.now(), 1);
    await writeFeatureSearch(
      begun && answers.reduce((search, answer) => withAnswer(search, answer, Date.now()), begun),
    );
    return {
      stories: [
        { name, show: () => <FeatureCheck /> },
        { name: 'After an update', show: () => <NewsLine version="0.2.0" /> },
      ],
    };
  };

export const featureCheckSheets: Record<'asking' | 'found', SheetMaker> = {
  asking: after([false], 'A question'),
  found: after([false, false, false, true], 'The result'),
};
