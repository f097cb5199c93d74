// An article as its page shows it: text, fields, connections, read from the copy on this device.
export { ArticleView, type ArticleViewProps } from './ArticleView.tsx';
