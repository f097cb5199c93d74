// The picker of the capture form, and the panel's tree and view of categories. Tree and view load on demand, so that
// the form doesn't include them.
export { CategoryPicker } from './category-picker.tsx';
export { categoryTree, pathTo } from './tree.ts';
export const categoryTreeView = async () => (await import('./category-tree.tsx')).CategoryTree;
export const categoryView = async () => (await import('./category-view.tsx')).CategoryView;
