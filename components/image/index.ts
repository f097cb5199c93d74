// The world's images: the grid, and the view of one. Files are fetched only from hosts that the person has allowed,
// without cookies, checked to be images, and dropped when they are no longer visible.
export { ImageGrid, type ImageGridProps } from './image-grid.tsx';
export { ImageView } from './image-view.tsx';
