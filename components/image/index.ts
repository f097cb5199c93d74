// The world's images: the grid, and the screen of one.
export { ImageGrid, type ImageGridProps } from './image-grid.tsx';
export { ImageView } from './image-view.tsx';
