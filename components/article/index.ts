// The article view: text, fields and connections from the offline copy, with an outline and a search.
export { ArticleView, type ArticleViewProps } from './article-view.tsx';
