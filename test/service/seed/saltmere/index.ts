// Contents of the first seeded world besides its articles: statblocks, a book, a timeline, a map, notes, variables,
// subscriber groups, relations and pictures.
export { plantAtlas } from './atlas.ts';
export { plantDesk } from './desk.ts';
export { plantManuscripts } from './manuscripts.ts';
export { plantPictures } from './pictures.ts';
export { plantRelations } from './relations.ts';
export { plantStatblocks } from './statblocks.ts';
