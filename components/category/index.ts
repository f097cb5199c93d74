// The world's categories: the picker of the capture form, found by typing; for the panel the tree of them all and the
// view of one, which are fetched when they are wanted, so that the form does not carry them.
export { CategoryPicker } from './category-picker.tsx';
export { categoryTree, pathTo } from './tree.ts';
export const categoryTreeView = async () => (await import('./category-tree.tsx')).CategoryTree;
export const categoryView = async () => (await import('./category-view.tsx')).CategoryView;
