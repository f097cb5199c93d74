import { FeatureCheck, useFeatureSearch } from '../feature-check/index.ts';
import { NewsLine, useNews } from '../news/index.ts';

/** What the panel shows below its view at times: a search for a faulty feature, or the news of an update. */
export function Later() {
  const search = useFeatureSearch();
  const news = useNews();
  if (search)
    return (
      <div class="panel-later">
        <FeatureCheck />
      </div>
    );
  if (!news) return null;
  return (
    <div class="panel-later">
      <NewsLine version={news} />
    </div>
  );
}
