// The link map: a drawing of the links of an entry, a category or a world, with a list beside it. Two workers lay it out
// and draw it; `lib/link-map/` has what needs no screen.
export { LinkMap, type LinkMapProps } from './link-map.tsx';
