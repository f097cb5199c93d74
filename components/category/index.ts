// The world's categories: the picker of the capture form, found by typing; for the panel the tree of them all and the
// view of one, which are fetched when they are wanted, so that the form does not carry them.
export { CategoryPicker } from './CategoryPicker.tsx';
export { categoryTree, pathTo } from './tree.ts';
export const categoryTreeView = async () => (await import('./CategoryTree.tsx')).CategoryTree;
export const categoryView = async () => (await import('./CategoryView.tsx')).CategoryView;
