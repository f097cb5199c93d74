// The world's tree of categories: shown as a tree, found by typing.
export { CategoryPicker } from './CategoryPicker.tsx';
export { categoryTree, pathTo } from './tree.ts';
