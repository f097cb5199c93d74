// The world's images: the grid of all, and one with everything that is known of it. A picture is fetched only from a
// host that a person has allowed for that, without cookies, checked to be a picture, and forgotten when out of sight.
export { ImageGrid, type ImageGridProps } from './image-grid.tsx';
export { ImageView } from './image-view.tsx';
