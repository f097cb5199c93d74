// An article as its page shows it: text, fields, connections, read from the copy on this device, with an outline and a
// search inside it.
export { ArticleView, type ArticleViewProps } from './article-view.tsx';
