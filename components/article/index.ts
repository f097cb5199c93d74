// An article as its page shows it: text, fields, connections, read from the copy on this device. How
// a copy stands to the platform's own, and asking for a newer one, is the same for things of other kinds.
export { ArticleView, type ArticleViewProps } from './ArticleView.tsx';
export { Standing } from './Standing.tsx';
export { useFetching } from './useFetching.ts';
export { useKeys } from './useKeys.ts';
