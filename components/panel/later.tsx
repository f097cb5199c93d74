import { NewsLine, useNews } from '../news/index.ts';

/** What the panel shows below its view at times: the news of an update. */
export function Later() {
  const news = useNews();
  return news ? (
    <div class="panel-later">
      <NewsLine version={news} />
    </div>
  ) : null;
}
